import type { SameKeys } from '../../i18n/define-messages.ts';

export const pl = {
  loading: 'Ładuję zawartość...',
  skipToContent: 'Przejdź do treści',
  notifications: 'Powiadomienia',
  closeNotification: 'Zamknij powiadomienie',
  menu: {
    main: 'Menu główne',
    open: 'Otwórz menu',
    close: 'Zamknij menu',
    creator: 'Kreator',
    magazine: 'E-czasopismo+',
    jobs: 'Oferty pracy',
    documents: 'Moje dokumenty',
    payments: 'Płatności',
    profile: 'Profil',
    login: 'Zaloguj się',
    logout: 'Wyloguj się',
    language: 'Język strony',
    toDark: 'Włącz ciemny motyw',
    toLight: 'Włącz jasny motyw',
  },
  guard: {
    verifying: 'Weryfikuję konto',
    success: 'Sukces',
    paymentNeeded: 'Wymagana jest płatność',
  },
  consent: {
    title: 'Pomiar odwiedzin',
    question:
      'Chcielibyśmy wiedzieć, jak używasz serwisu, żeby go poprawiać. Zgoda jest dobrowolna, a bez niej wszystko działa tak samo.',
    no: 'Nie zgadzam się',
    yes: 'Zgadzam się',
    change: 'Zgoda na pomiar',
  },
  home: {
    title: 'CV, które robi dobre pierwsze wrażenie',
    lead: 'Wybierz szablon, wpisz swoje doświadczenie i od razu zobacz gotowe strony A4. Pobrany PDF wygląda dokładnie tak jak podgląd.',
    choose: 'Wybierz szablon',
    forJob: 'CV na stanowisko: {{profession}}',
    forJobLead: 'Wybierz szablon. Nazwę stanowiska wpiszemy za Ciebie, resztę uzupełnisz krok po kroku.',
    facts: {
      free: 'Tworzysz bez zakładania konta',
      exact: 'PDF taki sam jak podgląd',
      readable: 'Czytelny dla systemów rekrutacyjnych',
    },
  },
  notFound: {
    title: 'Nie ma takiej strony',
    text: 'Adres mógł się zmienić albo zawiera literówkę.',
    home: 'Przejdź do kreatora',
  },
  failure: {
    title: 'Coś poszło nie tak',
    text: 'Twoje CV jest bezpieczne. Odśwież stronę, a jeśli to nie pomoże, napisz do nas: {{mail}}.',
    offline: 'Nie udało się połączyć z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.',
    offlineTitle: 'Brak połączenia',
    offlineText: 'Twoje CV jest bezpieczne. Strona otworzy się sama, gdy połączenie wróci.',
    reload: 'Odśwież stronę',
    retry: 'Spróbuj ponownie',
  },
  footer: {
    promise: 'CV złożone raz, wszędzie takie samo.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Pomoc',
    pick: 'Szablony CV',
  },
  print: 'Aby otrzymać CV w formacie A4, pobierz je jako PDF: {{address}}',
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
