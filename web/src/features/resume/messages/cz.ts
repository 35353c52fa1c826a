import type { Messages } from './pl.ts';

export const cz: Messages = {
  picker: {
    use: 'Použít šablonu {{name}}',
    thumbnail: 'Šablona {{name}}',
    creating: 'Vytváří se CV...',
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
