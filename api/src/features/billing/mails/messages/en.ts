import type { BillingMailTexts } from './messages.ts';

export const en: BillingMailTexts = {
  receipt: {
    subject: (number) => `Receipt and invoice ${number}`,
    body: (item) => `Thank you for your payment: ${item}. Your access is active, and the invoice is attached.`,
    consent: (date) =>
      `On ${date} you asked for the service to begin at once, before the 14 days for withdrawing from the contract were over.`,
    withdrawal: (contactMail) => `Within 14 days you can withdraw from the contract: write to ${contactMail}.`,
    paid: ({ amount, until }) => `Amount paid: ${amount}. Your access lasts until ${until}.`,
  },
  refund: {
    subject: (number) => `Refund and corrective invoice ${number}`,
    body: (amount) => `We have refunded ${amount}. The corrective invoice is attached.`,
    when: 'The refund goes to the payment method you used, usually within 5 to 10 working days.',
  },
  subscription: {
    action: 'Go to payments',
    'trial-started': (p) => [
      `Your trial lasts until ${p.day}`,
      `Until ${p.day} everything is free. On that day ${p.amount} will be charged (${p.method}), and from then on the subscription renews.`,
      'You can cancel at any time on the Payments page: then nothing is charged.',
    ],
    'payment-failed': (p) => [
      'A payment for your subscription failed',
      `${p.amount} could not be charged (${p.method}).`,
      `We will try again on ${p.day}. You can also pay at once, or enter another card, on the Payments page. Until then access is paused.`,
    ],
    cancelled: (p) => [
      'Your subscription has been cancelled',
      `Nothing more will be charged. Access lasts until ${p.day}.`,
      'Until that day you can resume the subscription on the Payments page.',
    ],
    ended: (p) => [
      'Your subscription has ended',
      `The payment of ${p.amount} failed several times, so the subscription has ended. Nothing more will be charged.`,
      'Your documents are waiting. You can come back at any time.',
    ],
  },
};
