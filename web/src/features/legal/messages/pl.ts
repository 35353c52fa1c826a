import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  loading: 'Ładuję tekst...',
  polishDecides: 'Jeśli wersje językowe się różnią, rozstrzyga wersja polska.',
  validFrom: 'Obowiązuje od {{date}}',
  contents: 'Na tej stronie',
  write: 'Napisz do nas',
  seller: {
    title: 'Kto prowadzi serwis',
    name: 'Nazwa',
    address: 'Adres',
    taxId: 'NIP',
    mail: 'E-mail',
  },
  consent: {
    title: 'Twoja zgoda na pomiar odwiedzin',
    granted: 'Zgoda jest udzielona.',
    denied: 'Zgody nie ma.',
    unanswered: 'Pytanie czeka jeszcze na odpowiedź.',
    change: 'Zapytaj mnie ponownie',
    none: 'Ten serwis niczego teraz nie mierzy, więc nie pyta o zgodę.',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
