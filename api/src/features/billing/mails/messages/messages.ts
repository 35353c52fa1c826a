import type { SubscriptionNews } from '../../../../platform/outbox/enqueue.ts';

/** What a mail about a subscription names: each text is the subject and then the paragraphs. */
interface SubscriptionFacts {
  /** When it is charged next, or ends. */
  day: string;
  amount: string;
  method: string;
}

/** What mails about payments say, in one language. */
export interface BillingMailTexts {
  /** What was bought, the consent that was given with it, and the right to withdraw (Directive 2011/83/EU, art. 8(7)). */
  receipt: {
    subject: (number: string) => string;
    body: (item: string) => string;
    consent: (date: string) => string;
    withdrawal: (contactMail: string) => string;
    /** The amount with its currency, and the last day of access. */
    paid: (facts: { amount: string; until: string }) => string;
  };
  refund: { subject: (number: string) => string; body: (amount: string) => string; when: string };
  subscription: { action: string } & Record<
    SubscriptionNews,
    (facts: SubscriptionFacts) => readonly [string, ...string[]]
  >;
}
