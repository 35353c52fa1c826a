import type { Messages } from './pl.ts';

export const sk: Messages = {
  picker: {
    use: 'Použiť šablónu {{name}}',
    thumbnail: 'Šablóna {{name}}',
    creating: 'Vytvára sa CV...',
  },
  filters: {
    photo: 'Fotka',
    columns: 'Stĺpce',
    trade: 'Odbor',
    seniority: 'Skúsenosti',
    any: 'Všetko',
    withoutPhoto: 'bez fotky',
    count: 'Šablóny: {{count}}',
    none: 'Všetkým filtrom nevyhovuje žiadna šablóna.',
    reset: 'Zrušiť filtre',
  },
  trades: {
    health: 'Zdravotníctvo',
    office: 'Kancelária a financie',
    technology: 'IT a dizajn',
    craft: 'Výroba a doprava',
    services: 'Obchod a služby',
    education: 'Veda a vzdelávanie',
  },
  seniorities: {
    start: 'na začiatku',
    experienced: 'so skúsenosťami',
    leader: 'vedúce',
  },
  traits: {
    'one-column': 'jeden stĺpec',
    'two-column': 'dva stĺpce',
    colour: 's farbou',
    photo: 's fotografiou',
    serif: 'pätkové',
    compact: 'úsporná',
    timeline: 'časová os',
    plain: 'jednoduchá, pre ATS',
  },
};
