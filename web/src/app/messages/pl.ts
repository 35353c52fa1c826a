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
  notFound: {
    title: 'Nie ma takiej strony',
    text: 'Adres mógł się zmienić albo zawiera literówkę.',
    home: 'Przejdź do kreatora',
    elsewhere: 'Inne miejsca w serwisie',
  },
  failure: {
    title: 'Coś poszło nie tak',
    text: 'Twoje CV jest bezpieczne. Odśwież stronę, a jeśli to nie pomoże, napisz do nas: {{mail}}.',
    offline: 'Nie udało się połączyć z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.',
    unavailable:
      'Serwis jest chwilowo niedostępny. To, co piszesz w CV, zostaje w tej przeglądarce. Strona otworzy się sama, gdy serwis wróci.',
    offlineTitle: 'Brak połączenia',
    offlineText: 'Twoje CV jest bezpieczne. Strona otworzy się sama, gdy połączenie wróci.',
    reload: 'Odśwież stronę',
    retry: 'Spróbuj ponownie',
  },
  footer: {
    promise: 'Twoje CV, dokładnie takie, jak widzisz.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Pomoc',
    prices: 'Ceny',
    account: 'Twoje konto',
    settings: 'Konto i ustawienia',
    questions: 'Pytania i odpowiedzi',
    legal: 'Zasady',
    withdraw: 'Odstąp od umowy tutaj',
  },
  print: 'Aby wydrukować CV, pobierz je jako PDF: {{address}}',
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
