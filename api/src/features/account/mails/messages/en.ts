import type { AccountMailTexts } from './messages.ts';

export const en: AccountMailTexts = {
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
    body: 'Please confirm that this address is yours. Until then we send only invoices, messages about your contract and the links that you ask for.',
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
  accountDeleted: {
    subject: (site) => `Your account at ${site} has been deleted`,
    body: 'Your CVs, photos and downloaded files have been removed. This cannot be undone.',
    invoices: 'We keep invoices for as long as tax law requires.',
  },
};
