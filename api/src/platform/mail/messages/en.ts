import type { MailMessages } from './messages.ts';

export const en: MailMessages = {
  greeting: (firstName) => `Hello ${firstName},`,
  footer: (site, contactMail) => `This message was sent by ${site}. A question? Write to ${contactMail}`,
  welcome: {
    subject: (site) => `Welcome to ${site}`,
    body: [
      'Your account is ready. Everything you have typed so far is waiting in your documents.',
      'Pick a template, fill in the sections and download your CV as PDF when it is ready.',
    ],
    action: 'Open my documents',
  },
  verification: {
    subject: 'Confirm your e-mail address',
    body: 'Please confirm that this address is yours. Until then we send only invoices and the links that you ask for.',
    action: 'Confirm address',
    expires: 'The link works for 7 days and only once. Open it where you log in to your account.',
    ignore: 'If you did not create the account, there is nothing to do.',
  },
  passwordReset: {
    subject: 'Set a new password',
    body: 'Somebody, probably you, asked to set a new password for this account.',
    action: 'Set a new password',
    expires: 'The link works for one hour and only once.',
    ignore: 'If it was not you, there is nothing to do: the password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    body: 'The password of your account has just been changed. Every device has to log in again.',
    otherwise: 'If it was not you, set a new password at once and write to us.',
    action: 'Set a new password',
  },
  googleLinked: {
    subject: 'Signing in with Google has been turned on',
    body: 'You can now sign in to your account with Google.',
    passwordGone:
      'This address had not been confirmed before, so the old password no longer works. You can set a new one at any time: choose “Forgot your password?” at login.',
    otherwise: 'If it was not you, write to us.',
    action: 'Open account settings',
  },
  receipt: {
    subject: (number) => `Receipt and invoice ${number}`,
    body: (item) => `Thank you for your payment: ${item}. Your access is active, and the invoice is attached.`,
    consent: (date) =>
      `On ${date} you asked for the service to begin at once, before the 14 days for withdrawing from the contract were over.`,
    withdrawal: (contactMail) => `Within 14 days you can withdraw from the contract: write to ${contactMail}.`,
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
  accountDeleted: {
    subject: (site) => `Your account at ${site} has been deleted`,
    body: 'Your CVs, photos and downloaded files have been removed. This cannot be undone.',
    invoices: 'We keep invoices for as long as tax law requires.',
  },
};
