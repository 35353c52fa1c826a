import type { Messages } from './pl.ts';

export const en: Messages = {
  languages: 'Language versions',
  variants: 'Variants for offers',
  addLanguage: 'Add a language version',
  addVariant: 'Make a variant for an offer',
  anonymous: 'Anonymous versions',
  addAnonymous: 'Make an anonymous version',
  offer: 'Offer',
  detach: 'Detach from the original',
  untranslated: 'To translate: {{count}}',
  stale: 'Changed in the original: {{count}}',
  unapplied: 'Removed from the original: {{count}}',
  ofRemoved: 'The original is in the trash',
  language: {
    title: 'New language version',
    lead: 'The version has the same content and look. Headings, months and levels change their language by themselves; you translate the texts in the editor. What you change in the original appears here too.',
    label: 'Language',
    create: 'Create version',
    none: 'This CV has versions in all languages already.',
  },
  variant: {
    title: 'Variant for an offer',
    lead: 'Hide, move or rewrite what matters for this offer. Everything else changes with the original, and the original stays as it is.',
    name: 'Name of the variant',
    create: 'Create variant',
    offer: 'The offer (you can add it later)',
  },
  fields: {
    title: 'Position',
    company: 'Company',
    address: 'Address of the advert',
    date: 'Date',
    text: 'Text of the advert',
    textHint: 'Adverts disappear from the web. Paste the text to have it before the interview.',
  },
  offerDialog: {
    title: 'Offer',
    save: 'Save',
    saved: 'The offer has been saved',
  },
  detachDialog: {
    title: 'Detach from the original?',
    text: '“{{name}}” becomes a CV of its own with its present content. Changes of the original will not appear in it any more.',
    confirm: 'Detach',
    done: 'The CV has been detached from the original',
  },
};
