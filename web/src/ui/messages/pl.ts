import type { SameKeys } from '../../i18n/define-messages.ts';

export const pl = {
  /** An error with the code by which support finds it. */
  errorWithCode: '{{error}} (Kod: {{code}})',
  panel: {
    offline: 'Brak połączenia. Panel otworzy się, gdy wróci',
    failed: 'Nie udało się otworzyć panelu. Spróbuj ponownie albo odśwież stronę.',
    retry: 'Spróbuj ponownie',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
