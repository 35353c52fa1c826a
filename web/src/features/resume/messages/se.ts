import type { Messages } from './pl.ts';

export const se: Messages = {
  picker: {
    use: 'Använd mallen {{name}}',
    thumbnail: 'Mallen {{name}}',
    creating: 'Skapar CV:t...',
  },
  filters: {
    photo: 'Foto',
    columns: 'Spalter',
    trade: 'Bransch',
    seniority: 'Erfarenhet',
    any: 'Alla',
    withoutPhoto: 'utan foto',
    count: 'Mallar: {{count}}',
    none: 'Ingen mall passar alla filter.',
    reset: 'Rensa filter',
  },
  trades: {
    health: 'Vård',
    office: 'Kontor och ekonomi',
    technology: 'IT och design',
    craft: 'Produktion och transport',
    services: 'Handel och service',
    education: 'Forskning och utbildning',
  },
  seniorities: {
    start: 'i början',
    experienced: 'med erfarenhet',
    leader: 'ledare',
  },
  traits: {
    'one-column': 'en spalt',
    'two-column': 'två spalter',
    colour: 'med färg',
    photo: 'med foto',
    serif: 'antikva',
    compact: 'kompakt',
    timeline: 'tidslinje',
    plain: 'enkel, för ATS',
  },
};
