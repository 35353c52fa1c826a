import type { Messages } from './pl.ts';

export const sk: Messages = {
  loading: 'Načítavam text...',
  polishDecides: 'Toto je preklad. Kde sa verzie líšia, rozhoduje poľská.',
  validFrom: 'Platí od {{date}}',
  contents: 'Na tejto stránke',
  write: 'Napíšte nám',
  seller: {
    title: 'Kto web prevádzkuje',
    name: 'Názov',
    address: 'Adresa',
    taxId: 'Daňové číslo (NIP)',
    mail: 'E-mail',
  },
  consent: {
    title: 'Váš súhlas s meraním návštev',
    granted: 'Súhlas je udelený.',
    denied: 'Súhlas nie je udelený.',
    unanswered: 'Otázka ešte čaká na vašu odpoveď.',
    change: 'Opýtajte sa ma znova',
    none: 'Tento web teraz nič nemeria, takže sa na súhlas nepýta.',
  },
};
