import type { Messages } from './pl.ts';

export const se: Messages = {
  languages: 'Språkversioner',
  variants: 'Varianter för annonser',
  addLanguage: 'Lägg till en språkversion',
  addVariant: 'Gör en variant för en annons',
  anonymous: 'Anonyma versioner',
  addAnonymous: 'Skapa en anonym version',
  offer: 'Platsannons',
  detach: 'Koppla loss från originalet',
  untranslated: 'Att översätta: {{count}}',
  stale: 'Ändrat i originalet: {{count}}',
  unapplied: 'Borttaget i originalet: {{count}}',
  ofRemoved: 'Originalet ligger i papperskorgen',
  language: {
    title: 'Ny språkversion',
    lead: 'Versionen har samma innehåll och utseende. Rubriker, månader och nivåer byter språk av sig själva, och texterna översätter du i redigeraren. Det du ändrar i originalet visas även här.',
    label: 'Språk',
    create: 'Skapa version',
    none: 'Det här CV:t finns redan på alla språk.',
  },
  variant: {
    title: 'Variant för en annons',
    lead: 'Dölj, flytta eller skriv om det som är viktigt för den här tjänsten. Resten ändras med originalet, och originalet förblir som det är.',
    name: 'Variantens namn',
    create: 'Skapa variant',
    offer: 'Platsannonsen (du kan lägga till den senare)',
  },
  fields: {
    title: 'Befattning',
    company: 'Företag',
    address: 'Annonsens adress',
    date: 'Datum',
    text: 'Annonsens text',
    textHint: 'Annonser försvinner från webben. Klistra in texten så att du har den inför intervjun.',
  },
  offerDialog: {
    title: 'Platsannons',
    save: 'Spara',
    saved: 'Annonsen har sparats',
  },
  detachDialog: {
    title: 'Koppla loss från originalet?',
    text: '”{{name}}” blir ett eget CV med sitt nuvarande innehåll. Ändringar i originalet visas inte längre i det.',
    confirm: 'Koppla loss',
    done: 'CV:t har kopplats loss från originalet',
  },
};
