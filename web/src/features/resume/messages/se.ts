import type { Messages } from './pl.ts';

export const se: Messages = {
  picker: {
    use: 'Använd mallen {{name}}',
    thumbnail: 'Mallen {{name}}',
    creating: 'Skapar CV:t...',
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
