import type { Messages } from './pl.ts';

export const en: Messages = {
  loading: 'Loading the text...',
  polishDecides: 'This is a translation. Where the versions differ, the Polish one decides.',
  validFrom: 'In force from {{date}}',
  contents: 'On this page',
  write: 'Write to us',
  seller: {
    title: 'Who runs the site',
    name: 'Name',
    address: 'Address',
    taxId: 'Tax ID (NIP)',
    mail: 'E-mail',
  },
  consent: {
    title: 'Your consent to measuring visits',
    granted: 'You have agreed.',
    denied: 'You have not agreed.',
    unanswered: 'You have not answered the question yet.',
    change: 'Ask me again',
    none: 'This site measures nothing at the moment, so there is nothing to agree to.',
  },
};
