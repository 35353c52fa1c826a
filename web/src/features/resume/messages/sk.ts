import type { Messages } from './pl.ts';

export const sk: Messages = {
  picker: {
    use: 'Použiť šablónu {{name}}',
    thumbnail: 'Šablóna {{name}}',
    creating: 'Vytvára sa CV...',
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
