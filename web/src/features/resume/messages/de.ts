import type { Messages } from './pl.ts';

export const de: Messages = {
  picker: {
    use: 'Vorlage {{name}} verwenden',
    thumbnail: 'Vorlage {{name}}',
    creating: 'Lebenslauf wird erstellt...',
  },
  filters: {
    photo: 'Foto',
    columns: 'Spalten',
    trade: 'Branche',
    seniority: 'Erfahrung',
    any: 'Alle',
    withoutPhoto: 'ohne Foto',
    count: 'Vorlagen: {{count}}',
    none: 'Keine Vorlage passt zu allen Filtern.',
    reset: 'Filter zurücksetzen',
  },
  trades: {
    health: 'Gesundheit',
    office: 'Büro und Finanzen',
    technology: 'IT und Gestaltung',
    craft: 'Produktion und Transport',
    services: 'Handel und Service',
    education: 'Wissenschaft und Bildung',
  },
  seniorities: {
    start: 'Berufseinstieg',
    experienced: 'mit Erfahrung',
    leader: 'Führung',
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
