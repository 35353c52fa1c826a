import type { Messages } from './pl.ts';

export const en: Messages = {
  picker: {
    use: 'Use the template {{name}}',
    thumbnail: 'Template {{name}}',
    creating: 'Creating the CV...',
  },
  filters: {
    photo: 'Photo',
    columns: 'Columns',
    trade: 'Trade',
    seniority: 'Experience',
    any: 'All',
    withoutPhoto: 'without photo',
    count: 'Templates: {{count}}',
    none: 'No template fits all filters.',
    reset: 'Clear filters',
  },
  trades: {
    health: 'Health',
    office: 'Office and finance',
    technology: 'IT and design',
    craft: 'Production and transport',
    services: 'Sales and services',
    education: 'Science and education',
  },
  seniorities: {
    start: 'starting out',
    experienced: 'experienced',
    leader: 'leading',
  },
  traits: {
    'one-column': 'one column',
    'two-column': 'two columns',
    colour: 'with colour',
    photo: 'with a photo',
    serif: 'serif',
    compact: 'compact',
    timeline: 'timeline',
    plain: 'plain, for ATS',
  },
};
