import type { Ecommerce } from './ecommerce.ts';

/** How a buyer pays: a method, or a wallet that holds a card. */
export const PAYMENT_TYPES = ['card', 'apple_pay', 'google_pay', 'blik', 'p24', 'paypal'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/**
 * All analytics events (specification, section 7), with the names of Google's recommended events. Nothing else is sent: no ids of
 * resumes or users, no names, no content of a resume. The only personal data is the e-mail address of a user who registers or
 * logs in, which the specification asks for (section 5).
 */
export type AnalyticsEvent =
  | { event: 'page_view'; page_title: string; page_location: string }
  /** As typed: the position for which texts are suggested, or the search words for job offers. */
  | { event: 'search'; search_term: string }
  /** A template by its slug, or a suggested text by the section it was added to. Never the text itself: it is content of a resume. */
  | { event: 'select_content'; content_type: 'template' | 'suggestion'; content_id: string }
  | { event: 'download_start' | 'download_end' | 'download_needs_login' | 'download_needs_payment' | 'exit_app' }
  | { event: 'register' | 'login'; method: 'email' | 'google'; user_data?: { email: string } }
  | { event: 'select_item' | 'begin_checkout'; ecommerce: Ecommerce }
  | { event: 'add_payment_info'; ecommerce: Ecommerce & { payment_type: PaymentType } }
  | { event: 'purchase'; ecommerce: Ecommerce & { transaction_id: string; tax: number } };

export type EventOf<Name extends AnalyticsEvent['event']> = Extract<AnalyticsEvent, { event: Name }>;
