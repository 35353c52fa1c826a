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
  verifyEmail: { title: 'Potwierdź adres e-mail' },
  payments: { title: 'Płatności' },
  logout: { title: 'Wylogowanie' },
  magazine: { title: 'E-czasopismo' },
  jobOffers: {
    title: 'Oferty pracy',
    description: 'Znajdź pracę po stanowisku, mieście i branży, a potem utwórz CV do wybranej oferty.',
  },
  jobOffer: { title: 'Oferta pracy' },
  terms: {
    title: 'Regulamin',
    description:
      'Zasady korzystania z serwisu i kupowania dostępu: pakiety, abonament, odstąpienie od umowy i reklamacje.',
  },
  privacy: {
    title: 'Polityka prywatności',
    description: 'Jakie dane zbieramy, po co, jak długo je trzymamy i co możesz z nimi zrobić.',
  },
  cookies: {
    title: 'Ciasteczka i zgoda',
    description: 'Co zapisujemy w Twojej przeglądarce i kiedy pytamy o zgodę.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Jak do nas napisać i co podać w sprawie płatności, konta, CV lub danych.',
  },
  withdrawal: {
    title: 'Odstąpienie od umowy',
    description: 'Odstąp od umowy w ciągu 14 dni od zakupu, bez logowania: wystarczą numer zamówienia i adres e-mail.',
  },
  notFound: { title: '404 Error' },
} as const;

/** The same titles and descriptions in another language. */
export type RouteTitles = {
  readonly [Key in keyof typeof pl]: { readonly [Text in keyof (typeof pl)[Key]]: string };
};
