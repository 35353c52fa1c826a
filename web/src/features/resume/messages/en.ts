import type { Messages } from './pl.ts';

export const en: Messages = {
  picker: {
    use: 'Use the template {{name}}',
    thumbnail: 'Template {{name}}',
    creating: 'Creating the CV...',
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
