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
    creator: 'Creator',
    magazine: 'E-magazine+',
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
      'We would like to know how you use the site, to make it better. Agreeing is up to you; everything works the same without it.',
    no: 'I do not agree',
    yes: 'I agree',
    change: 'Consent to measuring',
  },
  home: {
    title: 'A CV that makes a good first impression',
    lead: 'Pick a template, type your experience and see finished A4 pages at once. The PDF you download looks exactly like the preview.',
    choose: 'Pick a template',
    facts: {
      free: 'Start without an account',
      exact: 'A PDF identical to the preview',
      readable: 'Readable for recruiting systems',
    },
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may have changed, or it has a typo.',
    home: 'Go to the creator',
  },
  failure: {
    title: 'Something went wrong',
    text: 'Your CV is safe. Reload the page, and if that does not help, write to us: {{mail}}.',
    offline: 'The server could not be reached. Check your internet connection and try again.',
    offlineTitle: 'No connection',
    offlineText: 'Your CV is safe. The page opens by itself when the connection is back.',
    reload: 'Reload the page',
    retry: 'Try again',
  },
  footer: {
    promise: 'A CV typeset once, the same everywhere.',
    contact: 'Contact',
    product: 'Product',
    help: 'Help',
    pick: 'CV templates',
  },
  print: 'To get the CV as A4 pages, download it as a PDF: {{address}}',
};
