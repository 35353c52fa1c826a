import type { SameKeys } from '../../i18n/define-messages.ts';

export const pl = {
  home: {
    title: 'Kreator CV',
    description:
      'Wybierz szablon, wpisz swoje doświadczenie i od razu zobacz gotowe strony A4. Pobierz CV jako PDF, który wygląda dokładnie tak jak podgląd.',
  },
  editor: { title: 'Kreator CV' },
  pricing: { title: 'Cennik' },
  payment: { title: 'Płatność' },
  thankYou: { title: 'Dziękujemy za płatność' },
  download: { title: 'Pobierz CV' },
  preview: { title: 'Podgląd CV' },
  myDocuments: { title: 'Moje dokumenty' },
  login: { title: 'Logowanie', description: 'Zaloguj się, aby wrócić do swoich CV i pobrać je jako PDF.' },
  register: { title: 'Rejestracja', description: 'Załóż konto, aby zachować swoje CV i pobrać je jako PDF.' },
  account: { title: 'Konto' },
  remindPassword: {
    title: 'Reset hasła',
    description: 'Podaj swój e-mail, a wyślemy link do ustawienia nowego hasła.',
  },
  resetPassword: { title: 'Ustaw nowe hasło' },
  payments: { title: 'Płatności' },
  logout: { title: 'Wylogowanie' },
  magazine: { title: 'E-czasopismo' },
  jobOffers: {
    title: 'Oferty pracy',
    description: 'Znajdź pracę po stanowisku, mieście i branży, a potem utwórz CV do wybranej oferty.',
  },
  jobOffer: { title: 'Oferta pracy' },
  notFound: { title: '404 Error' },
} as const;

/** The same titles and descriptions in another language. */
export type RouteTitles = SameKeys<typeof pl>;
