import { withdrawal } from '@kreda/site/contract/en';
import type { Messages } from './pl.ts';

export const en: Messages = {
  loading: 'Loading content...',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  closeNotification: 'Close the notification',
  menu: {
    main: 'Main menu',
    open: 'Open the menu',
    close: 'Close the menu',
    creator: 'CV builder',
    magazine: 'E-magazine+',
    jobs: 'Job offers',
    documents: 'My documents',
    payments: 'Payments',
    profile: 'Profile',
    login: 'Log in',
    logout: 'Log out',
    language: 'Site language',
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  guard: {
    verifying: 'Verifying your account',
    success: 'Success',
    paymentNeeded: 'Payment is required',
  },
  consent: {
    title: 'Measuring visits',
    question:
      'We would like to know how you use the site, so that we can improve it. This is optional: everything works the same without it.',
    no: 'I do not agree',
    yes: 'I agree',
    change: 'Consent to measuring',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may have changed, or it has a typo.',
    home: 'Go to the CV builder',
    elsewhere: 'Other places on this site',
  },
  failure: {
    title: 'Something went wrong',
    text: 'Your CV is safe. Reload the page, and if that does not help, write to us: {{mail}}.',
    offline: 'The server could not be reached. Check your internet connection and try again.',
    unavailable:
      'The service is temporarily unavailable. What you type in a CV stays in this browser. The page opens automatically when the service is back.',
    offlineTitle: 'No connection',
    offlineText: 'Your CV is safe. The page opens automatically when the connection is back.',
    reload: 'Reload the page',
    retry: 'Try again',
  },
  footer: {
    promise: 'Your CV, exactly as you see it.',
    contact: 'Contact',
    product: 'Product',
    help: 'Help',
    prices: 'Prices',
    account: 'Your account',
    settings: 'Account and settings',
    questions: 'Questions and answers',
    legal: 'Legal',
    withdraw: withdrawal.here,
  },
  print: 'To print the CV, download it as a PDF: {{address}}',
};
