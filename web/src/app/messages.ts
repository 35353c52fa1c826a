import { defineMessages, useMessages } from '../i18n/define-messages.ts';

export const t = defineMessages('app', {
  pl: {
    loading: 'Ładuję zawartość...',
    skipToContent: 'Przejdź do treści',
    notifications: 'Powiadomienia',
    menu: {
      main: 'Menu główne',
      open: 'Otwórz menu',
      close: 'Zamknij menu',
      creator: 'Kreator',
      documents: 'Moje dokumenty',
      login: 'Zaloguj się',
      logout: 'Wyloguj się',
      language: 'Język strony',
      toDark: 'Włącz ciemny motyw',
      toLight: 'Włącz jasny motyw',
    },
    home: {
      title: 'CV, które robi dobre pierwsze wrażenie',
      lead: 'Wybierz szablon, wpisz swoje doświadczenie i od razu zobacz gotowe strony A4. Pobrany PDF wygląda dokładnie tak jak podgląd.',
      choose: 'Wybierz szablon',
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
  },
  en: {
    loading: 'Loading content...',
    skipToContent: 'Skip to content',
    notifications: 'Notifications',
    menu: {
      main: 'Main menu',
      open: 'Open the menu',
      close: 'Close the menu',
      creator: 'Creator',
      documents: 'My documents',
      login: 'Log in',
      logout: 'Log out',
      language: 'Site language',
      toDark: 'Switch to the dark theme',
      toLight: 'Switch to the light theme',
    },
    home: {
      title: 'A CV that makes a good first impression',
      lead: 'Pick a template, type your experience and see finished A4 pages at once. The PDF you download looks exactly like the preview.',
      choose: 'Pick a template',
      facts: {
        free: 'Start without an account',
        exact: 'A PDF identical to the preview',
        readable: 'Readable for recruiting systems',
      },
    },
    notFound: {
      title: 'There is no such page',
      text: 'The address may have changed, or it has a typo.',
      home: 'Go to the creator',
    },
    failure: {
      title: 'Something went wrong',
      text: 'Your CV is safe. Reload the page, and if that does not help, write to us: {{mail}}.',
      offline: 'The server could not be reached. Check your internet connection and try again.',
      reload: 'Reload the page',
      retry: 'Try again',
    },
    footer: {
      promise: 'A CV typeset once, the same everywhere.',
      contact: 'Contact',
      product: 'Product',
      help: 'Help',
      pick: 'CV templates',
    },
    print: 'To get the CV as A4 pages, download it as a PDF: {{address}}',
  },
});

export const useT = () => useMessages(t);
