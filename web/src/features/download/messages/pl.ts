import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  toast: {
    failed: 'Bład przy pobieraniu',
    needLogin: 'Musisz być zalogowany',
    preparing: 'Przygotowujemy Twoje CV do pobrania',
    starting: 'Pobieranie zaraz się rozpocznie',
    toPayment: 'Za chwilę nastąpi przekierowanie do płatności',
    notMarkedDone: 'Błąd przy zmianie',
    done: 'CV zostało pobrane',
  },
  overlay: {
    title: 'Trwa pobieranie. Nie zamykaj okna',
    text: 'Pobieranie może potrwać nawet 60s.',
    progress: 'Postęp pobierania',
  },
  page: {
    title: 'Twoje CV jest gotowe',
    lead: 'Nadaj mu nazwę, pod którą zapisze się plik, i pobierz je jako PDF.',
    emptyTitle: 'Twoje CV jest jeszcze puste',
    emptyLead: 'Nie ma jeszcze czego pobrać: przykładowe treści z podglądu nie trafiają do PDF.',
    fillIn: 'Uzupełnij: {{section}}',
    leftOut: 'Puste, nie znajdą się w PDF: {{sections}}',
    name: 'Nazwa CV',
    namePlaceholder: 'np. Anna Kowalska - CV',
    rename: 'Zmień nazwę',
    renamed: 'Zmiany zapisane',
    download: 'Pobierz CV',
    edit: 'Wróć do edycji',
    sameAsPreview: 'PDF wygląda dokładnie tak jak podgląd',
    selectable: 'Tekst można zaznaczać i wyszukiwać, także w systemach rekrutacyjnych',
    preview: 'Pierwsza strona CV',
    loading: 'Ładuję CV...',
    offline: 'Brak połączenia. Strona otworzy się, gdy wróci',
  },
  thankYou: {
    title: 'Dziękujemy za płatność',
    checking: 'Sprawdzamy płatność...',
    checkingText: 'To zwykle trwa kilka sekund. Nie zamykaj okna.',
    success: 'Płatność przebiegła pomyślnie. Za chwilę nastąpi przekierowanie do pobrania CV',
    text: 'Pakiet {{package}} jest aktywny. Pobieranie rozpocznie się automatycznie.',
    textPaid: 'Twój pakiet jest aktywny. Pobieranie rozpocznie się automatycznie.',
    active: 'Pakiet {{package}} jest aktywny.',
    activePaid: 'Twój pakiet jest aktywny.',
    downloaded: 'CV zostało pobrane: {{file}}',
    again: 'Pobierz ponownie',
    manual: 'Jeśli pobieranie się nie rozpoczęło, pobierz CV ręcznie.',
    download: 'Pobierz CV',
    documents: 'Moje dokumenty',
    notFoundTitle: 'Nie znaleziono płatności',
    contact: 'Napisz do nas',
    retry: 'Spróbuj ponownie',
    checkAgain: 'Sprawdź jeszcze raz',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
