import type { SameKeys } from '../../../../i18n/define-messages.ts';

export const pl = {
  title: 'Historia zmian',
  close: 'Zamknij',
  list: 'Wcześniejsze wersje',
  choose: 'Wersja',
  loading: 'Wczytywanie wersji…',
  none: 'Nie ma jeszcze wcześniejszych wersji. Pierwsza powstanie, gdy zmienisz to CV w innym dniu niż dziś albo je pobierzesz.',
  rule: 'Przez 14 dni zostaje stan z każdego dnia, w którym coś zmieniono, potem przez rok jeden na tydzień. Stan z pobrania zostaje tak długo, jak pobrany plik.',
  cause: {
    day: 'Ostatni stan tego dnia',
    download: 'Pobrane jako PDF',
    restore: 'Przed przywróceniem',
  },
  failed: 'Nie udało się wczytać wersji.',
  retry: 'Spróbuj ponownie',
  show: 'Co pokazać',
  pages: 'Strony',
  differences: 'Różnice: {{count}}',
  page: '{{version}}: strona {{number}} z {{count}}',
  same: 'Ta wersja nie różni się od obecnego CV.',
  earlier: 'W tej wersji',
  now: 'Teraz',
  onlyThen: 'Ten wpis jest tylko w tej wersji.',
  onlyNow: 'Tego wpisu nie ma w tej wersji.',
  noWords: 'Inne ustawienie. Zobaczysz je na stronach.',
  use: 'Przywróć tę wersję',
  withViews: 'Przywróć też wersje językowe i warianty: {{names}}',
  keeps: 'Obecny stan zostanie w historii. Nazwa CV się nie zmieni.',
  restored: 'Przywrócono wersję z {{date}}',
  undo: 'Cofnij',
  undone: 'Cofnięto przywrócenie',
  unsaved: 'Najpierw musi się zapisać to, co wpisano. Spróbuj za chwilę.',
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
