import type { SameKeys } from '../../../../i18n/define-messages.ts';

export const pl = {
  waiting: 'Pola z pliku do sprawdzenia: {{count}}',
  check: 'Sprawdź',
  title: 'Sprawdź, co odczytaliśmy',
  lead: 'Tych pól nie jesteśmy pewni. Potwierdź każde, popraw je albo wyczyść.',
  left: 'Do sprawdzenia: {{count}}',
  confirm: 'Potwierdź',
  confirmNamed: 'Potwierdź: {{field}}',
  clear: 'Wyczyść',
  clearNamed: 'Wyczyść: {{field}}',
  again: 'Popraw',
  againNamed: 'Popraw: {{field}}',
  confirmed: 'Potwierdzone',
  cleared: 'Wyczyszczone',
  confirmAll: 'Potwierdź wszystkie',
  later: 'Dokończę później',
  done: 'Gotowe',
  close: 'Zamknij',
  page: 'Strona {{page}} pliku',
  marked: 'Strona {{page}} pliku. Zaznaczone pole: {{field}}',
  drawing: 'Rysuję stronę z pliku...',
  notDrawn: 'Tej strony nie udało się narysować. Pola możesz sprawdzić na liście.',
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
