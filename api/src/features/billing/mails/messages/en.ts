import type { BillingMailTexts } from './messages.ts';

export const en: BillingMailTexts = {
  receipt: {
    subject: (number) => `Receipt and invoice ${number}`,
    body: (item) => `Thank you for your payment: ${item}. Your access is active, and the invoice is attached.`,
    consent: (date) =>
      `On ${date} you asked for the service to begin at once, before the 14 days for withdrawing from the contract were over.`,
    withdrawal: ({ until, url, order }) =>
      `Until ${until} you can withdraw from the contract, without logging in and without giving a reason: ${url} (order number ${order}).`,
    contract:
      'The second attachment confirms the contract: its terms, the text of your consent and the model withdrawal form.',
    paid: ({ amount, until }) => `Amount paid: ${amount}. Your access lasts until ${until}.`,
  },
  contract: {
    subject: (order) => `Confirmation of your contract, order ${order}`,
    body: (item) =>
      `We confirm the contract: ${item}. Its terms, the text of your consent and the model withdrawal form are attached.`,
  },
  withdrawal: {
    subject: (order) => `Your withdrawal from the contract, order ${order}`,
    received: (at) => `We received your withdrawal from the contract: ${at}.`,
    quote: ({ statement, name, email }) => `The statement: “${statement}” Name: ${name}. E-mail address: ${email}.`,
    owed: ({ amount, until }) =>
      `We will refund ${amount} to the payment method you used, by ${until} at the latest. The contract has ended, so access has ended too, and nothing more will be charged.`,
    nothing:
      'Nothing was paid, so there is nothing to refund. The contract has ended, so access has ended too, and nothing will be charged.',
    keep: 'Keep this message: it confirms the content, day and time of the withdrawal.',
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
    'trial-ending': (p) => [
      `Your trial ends on ${p.day}`,
      `On ${p.day} the first payment, ${p.amount} (${p.method}), will be charged, and the subscription begins to renew.`,
      'If you do not want to pay, cancel before that day on the Payments page: then nothing is charged.',
    ],
    'renewal-soon': (p) => [
      `Your subscription renews on ${p.day}`,
      `On ${p.day} ${p.amount} will be charged (${p.method}) for the next period.`,
      'If you do not want to renew it, cancel before that day on the Payments page. Access then lasts to the end of the paid period.',
    ],
    'payment-needs-bank': (p) => [
      'Confirm the payment for your subscription',
      `Your bank or PayPal asks you to confirm the payment of ${p.amount} (${p.method}). We cannot do that for you, so we will not try again ourselves.`,
      `Pay and confirm it on the Payments page by ${p.day}: access returns at once. After that day the subscription ends.`,
    ],
    'payment-needs-method': (p) => [
      'Your subscription needs another card',
      `${p.amount} could not be charged (${p.method}), and trying again does not help: the bank will not accept a payment this way.`,
      `Pay with another card or in another way on the Payments page by ${p.day}: access returns at once. After that day the subscription ends.`,
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
      `The payment of ${p.amount} failed, so the subscription has ended. Nothing more will be charged.`,
      'Your documents are waiting. You can come back at any time.',
    ],
  },
};
