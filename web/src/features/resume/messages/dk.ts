import type { Messages } from './pl.ts';

export const dk: Messages = {
  picker: {
    use: 'Brug skabelonen {{name}}',
    thumbnail: 'Skabelonen {{name}}',
    creating: "Opretter CV'et...",
  },
  filters: {
    photo: 'Foto',
    columns: 'Spalter',
    trade: 'Branche',
    seniority: 'Erfaring',
    any: 'Alle',
    withoutPhoto: 'uden foto',
    count: 'Skabeloner: {{count}}',
    none: 'Ingen skabelon passer til alle filtre.',
    reset: 'Ryd filtre',
  },
  trades: {
    health: 'Sundhed',
    office: 'Kontor og finans',
    technology: 'IT og design',
    craft: 'Produktion og transport',
    services: 'Handel og service',
    education: 'Forskning og uddannelse',
  },
  seniorities: {
    start: 'i starten',
    experienced: 'erfaren',
    leader: 'leder',
  },
  traits: {
    'one-column': 'én spalte',
    'two-column': 'to spalter',
    colour: 'med farve',
    photo: 'med foto',
    serif: 'antikva',
    compact: 'kompakt',
    timeline: 'tidslinje',
    plain: 'enkel, til ATS',
  },
};
