import type { Messages } from './pl.ts';

export const dk: Messages = {
  loading: 'Indlæser teksten...',
  polishDecides: 'Dette er en oversættelse. Hvor versionerne afviger, afgør den polske.',
  validFrom: 'Gælder fra {{date}}',
  contents: 'På denne side',
  write: 'Skriv til os',
  seller: {
    title: 'Hvem står bag siden',
    name: 'Navn',
    address: 'Adresse',
    taxId: 'Skattenummer (NIP)',
    mail: 'E-mail',
  },
  consent: {
    title: 'Dit samtykke til måling af besøg',
    granted: 'Du har givet samtykke.',
    denied: 'Du har ikke givet samtykke.',
    unanswered: 'Spørgsmålet venter stadig på dit svar.',
    change: 'Spørg mig igen',
    none: 'Siden måler ikke noget lige nu, så der er intet at give samtykke til.',
  },
};
