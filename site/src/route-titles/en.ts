import type { RouteTitles } from './pl.ts';

export const en: RouteTitles = {
  home: {
    title: 'CV builder',
    description:
      'Pick a template, type your experience and see finished A4 pages at once. Download your CV as a PDF that looks exactly like the preview.',
  },
  editor: { title: 'CV builder' },
  pricing: { title: 'Pricing' },
  payment: { title: 'Payment' },
  thankYou: { title: 'Thank you for your payment' },
  download: { title: 'Download CV' },
  preview: { title: 'CV preview' },
  myDocuments: { title: 'My documents' },
  login: { title: 'Log in', description: 'Log in to return to your CVs and download them as PDF.' },
  register: { title: 'Registration', description: 'Create an account to keep your CVs and download them as PDF.' },
  account: { title: 'Account' },
  remindPassword: {
    title: 'Reset password',
    description: 'Enter your e-mail and we will send a link to set a new password.',
  },
  resetPassword: { title: 'Set a new password' },
  verifyEmail: { title: 'Confirm your e-mail address' },
  payments: { title: 'Payments' },
  logout: { title: 'Log out' },
  magazine: { title: 'E-magazine' },
  jobOffers: {
    title: 'Job offers',
    description: 'Find a job by position, city and field, then create a CV for the offer you choose.',
  },
  jobOffer: { title: 'Job offer' },
  terms: {
    title: 'Terms',
    description: 'The rules for using the site and buying access: packages, subscriptions, withdrawal and complaints.',
  },
  privacy: {
    title: 'Privacy policy',
    description: 'Which data we collect, what for, how long we keep it and what you can do about it.',
  },
  cookies: {
    title: 'Cookies and consent',
    description: 'What we store in your browser and when we ask for consent.',
  },
  contact: {
    title: 'Contact',
    description: 'How to write to us, and what to say about a payment, an account, a CV or your data.',
  },
  withdrawal: {
    title: 'Withdrawal from the contract',
    description:
      'Withdraw from a contract within 14 days of the purchase, without logging in: the order number and e-mail address are enough.',
  },
  notFound: { title: '404 Error' },
};
