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
    /** Until when, at which address and with which order number the buyer may withdraw. */
    withdrawal: (facts: { until: string; url: string; order: string }) => string;
    /** The confirmation of the contract is attached. */
    contract: string;
    /** The amount with its currency, and the last day of access. */
    paid: (facts: { amount: string; until: string }) => string;
  };
  /** The confirmation of a contract without a payment. */
  contract: { subject: (order: string) => string; body: (item: string) => string };
  /** The acknowledgement of a withdrawal: its content, its day and time (Directive 2011/83/EU, art. 11a(4)). */
  withdrawal: {
    subject: (order: string) => string;
    received: (at: string) => string;
    quote: (facts: { statement: string; name: string; email: string }) => string;
    owed: (facts: { amount: string; until: string }) => string;
    nothing: string;
    keep: string;
  };
  refund: { subject: (number: string) => string; body: (amount: string) => string; when: string };
  subscription: { action: string } & Record<
    SubscriptionNews,
    (facts: SubscriptionFacts) => readonly [string, ...string[]]
  >;
}
