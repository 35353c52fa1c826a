import type { Messages } from './pl.ts';

export const de: Messages = {
  picker: {
    use: 'Vorlage {{name}} verwenden',
    thumbnail: 'Vorlage {{name}}',
    creating: 'Lebenslauf wird erstellt...',
  },
  traits: {
    'one-column': 'eine Spalte',
    'two-column': 'zwei Spalten',
    colour: 'mit Farbe',
    photo: 'mit Foto',
    serif: 'Serifenschrift',
    compact: 'kompakt',
    timeline: 'Zeitachse',
    plain: 'schlicht, für ATS',
  },
};
