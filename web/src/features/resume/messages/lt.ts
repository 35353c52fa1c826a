import type { Messages } from './pl.ts';

export const lt: Messages = {
  picker: {
    use: 'Naudoti šabloną {{name}}',
    thumbnail: 'Šablonas {{name}}',
    creating: 'Kuriamas CV...',
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
