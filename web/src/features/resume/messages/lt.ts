import type { Messages } from './pl.ts';

export const lt: Messages = {
  picker: {
    use: 'Naudoti šabloną {{name}}',
    thumbnail: 'Šablonas {{name}}',
    creating: 'Kuriamas CV...',
  },
  filters: {
    photo: 'Nuotrauka',
    columns: 'Stulpeliai',
    trade: 'Sritis',
    seniority: 'Patirtis',
    any: 'Visi',
    withoutPhoto: 'be nuotraukos',
    count: 'Šablonai: {{count}}',
    none: 'Visų filtrų neatitinka nė vienas šablonas.',
    reset: 'Išvalyti filtrus',
  },
  trades: {
    health: 'Sveikata',
    office: 'Biuras ir finansai',
    technology: 'IT ir dizainas',
    craft: 'Gamyba ir transportas',
    services: 'Prekyba ir paslaugos',
    education: 'Mokslas ir švietimas',
  },
  seniorities: {
    start: 'pradedantieji',
    experienced: 'su patirtimi',
    leader: 'vadovai',
  },
  traits: {
    'one-column': 'vienas stulpelis',
    'two-column': 'du stulpeliai',
    colour: 'su spalva',
    photo: 'su nuotrauka',
    serif: 'su užkarpomis',
    compact: 'glaustas',
    timeline: 'laiko juosta',
    plain: 'paprastas, ATS sistemoms',
  },
};
