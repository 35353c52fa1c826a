import type { SameKeys } from '../../../../i18n/define-messages.ts';

export const pl = {
  title: 'Wysłane pliki',
  lead: 'Co, dokąd i kiedy wysłano. Każdy plik pobierzesz ponownie dokładnie w tej postaci.',
  empty: 'Ta lista jest jeszcze pusta.',
  close: 'Zamknij',
  cancel: 'Anuluj',
  save: 'Zapisz',
  add: 'Zanotuj wysłany plik',
  file: 'Wysłany plik',
  noDownloads: 'Najpierw pobierz CV albo list. Potem zanotujesz tutaj, dokąd trafił.',
  recipient: 'Firma lub portal',
  date: 'Data wysłania',
  note: 'Notatka',
  noRecipient: 'Bez odbiorcy',
  pages: 'Strony: {{count}}',
  checksum: 'SHA-256: {{hash}}…',
  download: 'Pobierz',
  downloadNamed: 'Pobierz: {{name}} ({{recipient}})',
  change: 'Zmień',
  changeNamed: 'Zmień: {{name}} ({{recipient}})',
  remove: 'Usuń',
  removeNamed: 'Usuń z listy: {{name}} ({{recipient}})',
  confirm: 'Usunąć tę pozycję z listy?',
  removed: 'Usunięto z listy',
  lost: 'Pliku nie udało się zachować.',
  ask: 'Wysłane? Zanotuj, dokąd',
  askLead: 'Zachowamy ten plik dokładnie w tej postaci, na wypadek pytań na rozmowie.',
  noted: 'Zanotowano na liście wysłanych plików',
  showList: 'Pokaż wysłane pliki',
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
