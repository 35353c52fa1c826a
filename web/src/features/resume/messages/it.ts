import type { Messages } from './pl.ts';

export const it: Messages = {
  picker: {
    use: 'Usa il modello {{name}}',
    thumbnail: 'Modello {{name}}',
    creating: 'Creazione del CV...',
  },
  traits: {
    'one-column': 'una colonna',
    'two-column': 'due colonne',
    colour: 'con colore',
    photo: 'con foto',
    serif: 'con grazie',
    compact: 'compatto',
    timeline: 'linea del tempo',
    plain: 'semplice, per ATS',
  },
};
