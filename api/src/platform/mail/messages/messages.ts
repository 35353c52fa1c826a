import type { SubscriptionNews } from '../../outbox/enqueue.ts';

/** What a mail about a subscription names: each text is the subject and then the paragraphs. */
interface SubscriptionFacts {
  /** When it is charged next, or ends. */
  day: string;
  amount: string;
  method: string;
}

/** What mails say, in one language. */
export interface MailMessages {
  greeting: (firstName: string) => string;
  footer: (site: string, contactMail: string) => string;
  welcome: { subject: (site: string) => string; body: readonly string[]; action: string };
  /** The link that verifies an address, in the welcome or alone. */
  verification: { subject: string; body: string; action: string; expires: string; ignore: string };
  passwordReset: { subject: string; body: string; action: string; expires: string; ignore: string };
  passwordChanged: { subject: string; body: string; otherwise: string; action: string };
  googleLinked: { subject: string; body: string; passwordGone: string; otherwise: string; action: string };
  /** What was bought, the consent that was given with it, and the right to withdraw (Directive 2011/83/EU, art. 8(7)). */
  receipt: {
    subject: (number: string) => string;
    body: (item: string) => string;
    consent: (date: string) => string;
    withdrawal: (contactMail: string) => string;
  };
  refund: { subject: (number: string) => string; body: (amount: string) => string; when: string };
  subscription: { action: string } & Record<
    SubscriptionNews,
    (facts: SubscriptionFacts) => readonly [string, ...string[]]
  >;
  accountDeleted: { subject: (site: string) => string; body: string; invoices: string };
}
