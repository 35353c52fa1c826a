import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  picker: {
    use: 'Użyj szablonu {{name}}',
    thumbnail: 'Szablon {{name}}',
    creating: 'Tworzę CV...',
  },
  filters: {
    photo: 'Zdjęcie',
    columns: 'Kolumny',
    trade: 'Branża',
    seniority: 'Doświadczenie',
    any: 'Wszystkie',
    withoutPhoto: 'bez zdjęcia',
    count: 'Szablony: {{count}}',
    none: 'Żaden szablon nie pasuje do wszystkich filtrów.',
    reset: 'Wyczyść filtry',
  },
  trades: {
    health: 'Zdrowie',
    office: 'Biuro i finanse',
    technology: 'IT i projektowanie',
    craft: 'Produkcja i transport',
    services: 'Handel i usługi',
    education: 'Nauka i edukacja',
  },
  seniorities: {
    start: 'na początku',
    experienced: 'z doświadczeniem',
    leader: 'kierownicze',
  },
  traits: {
    'one-column': 'jedna kolumna',
    'two-column': 'dwie kolumny',
    colour: 'z kolorem',
    photo: 'ze zdjęciem',
    serif: 'szeryfowy',
    compact: 'zwarty',
    timeline: 'oś czasu',
    plain: 'prosty, pod ATS',
  },
} as const;

export type Messages = SameKeys<typeof pl>;
