import type { Provider } from '@kreda/site/providers';
import type { KsefClient } from '../../features/billing/ksef/ksef-client.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { TestKsef } from '../ksef.ts';
import type { PayingApi } from '../paying.ts';
import type { Buyer } from './buyer.ts';
import type { Random } from './random.ts';

export interface YearOptions {
  seed: number;
  buyers: number;
  /** How many days the year has, and on how many of the first buyers join. */
  days: number;
  joinDays: number;
}

/** A mail that was sent in the year, without its text. */
export type SentMail = Pick<Mail, 'to' | 'subject'> & { at: Date };

/** Everything that the parts of a running year share. */
export interface Year {
  options: YearOptions;
  paying: PayingApi;
  ksef: { sandbox: TestKsef; client: KsefClient };
  random: Random;
  buyers: Buyer[];
  mails: SentMail[];
  /** What should not be, each with the day on which it was found. */
  differences: string[];
  /** How often something happened, by its name. */
  counts: Map<string, number>;
}

/** The morning of the first day: in winter, so that the year has both changes of the clocks and the end of a February. */
export const FIRST_MORNING = new Date('2026-01-12T05:00:00Z');

export function count({ counts }: Pick<Year, 'counts'>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

export function differ(year: Year, text: string): void {
  year.differences.push(`${year.paying.api.now.toISOString().slice(0, 16)} ${text}`);
}

/** The control routes of a provider's sandbox. */
export const controlOf = ({ paying }: Year, provider: Provider) =>
  provider === 'stripe' ? paying.control : paying.paypal.control;
