import type { Messages } from './pl.ts';

export const cz: Messages = {
  picker: {
    use: 'Použít šablonu {{name}}',
    thumbnail: 'Šablona {{name}}',
    creating: 'Vytváří se CV...',
  },
  filters: {
    photo: 'Fotka',
    columns: 'Sloupce',
    trade: 'Obor',
    seniority: 'Zkušenosti',
    any: 'Vše',
    withoutPhoto: 'bez fotky',
    count: 'Šablony: {{count}}',
    none: 'Všem filtrům neodpovídá žádná šablona.',
    reset: 'Zrušit filtry',
  },
  trades: {
    health: 'Zdravotnictví',
    office: 'Kancelář a finance',
    technology: 'IT a design',
    craft: 'Výroba a doprava',
    services: 'Obchod a služby',
    education: 'Věda a vzdělávání',
  },
  seniorities: {
    start: 'na začátku',
    experienced: 'se zkušenostmi',
    leader: 'vedoucí',
  },
  traits: {
    'one-column': 'jeden sloupec',
    'two-column': 'dva sloupce',
    colour: 's barvou',
    photo: 's fotografií',
    serif: 'patkové',
    compact: 'úsporná',
    timeline: 'časová osa',
    plain: 'prostá, pro ATS',
  },
};
