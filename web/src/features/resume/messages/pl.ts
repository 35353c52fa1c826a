import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  picker: {
    use: 'Użyj szablonu {{name}}',
    thumbnail: 'Szablon {{name}}',
    creating: 'Tworzę CV...',
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
