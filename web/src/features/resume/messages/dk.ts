import type { Messages } from './pl.ts';

export const dk: Messages = {
  picker: {
    use: 'Brug skabelonen {{name}}',
    thumbnail: 'Skabelonen {{name}}',
    creating: "Opretter CV'et...",
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
