import type { Ecommerce } from './ecommerce.ts';

/**
 * Everything that is measured (specification, section 7), in the words of Google's recommended events. What is not here is not
 * sent: no ids of CVs or users, no names, and nothing of a CV. The one thing that tells who somebody is, is the e-mail address of
 * who registers or logs in, which the specification names (section 5).
 */
export type AnalyticsEvent =
  | { event: 'page_view'; page_title: string; page_location: string }
  /** As typed: a position that texts are suggested for, or words that job offers are searched for. */
  | { event: 'search'; search_term: string }
  /** A template by its slug, or a suggested text by the section that took it: never the text, which is the CV's now. */
  | { event: 'select_content'; content_type: 'template' | 'suggestion'; content_id: string }
  | { event: 'download_start' | 'download_end' | 'download_needs_login' | 'download_needs_payment' | 'exit_app' }
  | { event: 'register' | 'login'; method: 'email' | 'google'; user_data?: { email: string } }
  | { event: 'select_item' | 'begin_checkout'; ecommerce: Ecommerce }
  | { event: 'add_payment_info'; ecommerce: Ecommerce & { payment_type: 'card' | 'paypal' } }
  | { event: 'purchase'; ecommerce: Ecommerce & { transaction_id: string; tax: number } };

export type EventOf<Name extends AnalyticsEvent['event']> = Extract<AnalyticsEvent, { event: Name }>;
