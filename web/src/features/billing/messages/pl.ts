import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  pricing: {
    title: 'Wybierz pakiet i pobierz swoje CV',
    lead: 'Płacisz raz, kartą. Żaden pakiet jednorazowy nie odnawia się sam.',
    loading: 'Ładuję cennik...',
    recommended: 'Najczęściej wybierany',
    savings: 'Oszczędzasz {{percent}}%',
    whatYouGet: 'Co otrzymujesz',
    choose: 'Wybierz pakiet',
    chooseNamed: 'Wybierz pakiet {{name}}',
    gross: 'brutto, z VAT',
    byCard: 'Bezpieczna płatność kartą',
    empty: 'W tej chwili nie ma pakietów w sprzedaży.',
    back: 'Wróć do CV',
  },
  payment: {
    title: 'Płatność kartą',
    loading: 'Ładuję płatność...',
    fullName: 'Imię i nazwisko',
    email: 'Adres e-mail',
    number: 'Numer karty',
    expiry: 'Data ważności',
    expiryPlaceholder: 'MM / RR',
    cvc: 'Kod CVC',
    pay: 'Zapłać {{amount}}',
    paying: 'Trwa płatność...',
    yourPackage: 'Twój pakiet',
    change: 'Zmień pakiet',
    total: 'Do zapłaty',
    vat: 'Cena zawiera VAT 23%.',
    back: 'Wróć do cennika',
    consent:
      'Chcę, aby dostęp zaczął się od razu, przed upływem 14 dni na odstąpienie od umowy. Wiem, że po pełnym wykonaniu usługi ustawowe prawo odstąpienia wygasa; 14-dniowa gwarancja zwrotu obowiązuje niezależnie od tego.',
    consentRequired: 'Bez tej zgody nie możemy udostępnić pobierania od razu',
    terms: 'Płacąc, akceptujesz {{terms}} i potwierdzasz zapoznanie się z {{privacy}}.',
    termsLink: 'regulamin',
    privacyLink: 'polityką prywatności',
    test: 'Płatności testowe: żadne pieniądze nie zostaną pobrane. Użyj karty 4242 4242 4242 4242, dowolnej przyszłej daty i dowolnego CVC.',
    mustLogIn: 'Musisz być zalogowany',
    goingToPricing: 'Przejdź do cennika teraz',
    noProvider: 'Nie udało się połączyć z operatorem płatności. Spróbuj ponownie.',
  },
  trust: {
    safe: {
      title: 'Bezpieczna transakcja',
      text: 'Dane karty trafiają szyfrowanym połączeniem wprost do operatora płatności.',
    },
    data: { title: 'Ochrona danych', text: 'Nie przechowujemy numeru karty, a Twoje CV widzisz tylko Ty.' },
    freedom: { title: 'Swoboda decyzji', text: 'To płatność jednorazowa: nic nie odnowi się bez Twojej wiedzy.' },
    guarantee: { title: '14 dni gwarancji', text: 'W ciągu 14 dni od zakupu możesz zrezygnować i otrzymać zwrot.' },
  },
  cardError: {
    incompleteNumber: 'Numer karty jest niekompletny',
    incorrectNumber: 'Numer karty jest nieprawidłowy',
    incompleteExpiry: 'Data ważności jest niekompletna',
    expired: 'Karta straciła ważność',
    incompleteCvc: 'Kod CVC jest niekompletny',
    incorrectCvc: 'Kod CVC jest nieprawidłowy',
    insufficientFunds: 'Na karcie brakuje środków. Użyj innej karty lub spróbuj ponownie',
    declined: 'Bank odrzucił kartę. Użyj innej karty lub skontaktuj się z bankiem',
    processing: 'Wystąpił błąd podczas przetwarzania karty. Spróbuj ponownie',
    authentication: 'Bank nie potwierdził płatności. Spróbuj ponownie lub użyj innej karty',
    unknown: 'Wystąpił błąd. Spróbuj ponownie',
  },
  legal: {
    close: 'Zamknij',
    contact: 'Pytania i reklamacje: {{mail}}. Odpowiadamy w ciągu 14 dni.',
    terms: {
      title: 'Regulamin zakupu',
      access:
        'Kupujesz dostęp do pobierania swoich CV jako PDF przez czas podany przy pakiecie. Dostęp zaczyna się od razu po zapłacie.',
      price: 'Cena jest ceną końcową z VAT. Płatność jest jednorazowa i nie odnawia się.',
      withdraw: 'W ciągu 14 dni od zakupu możesz odstąpić od umowy i otrzymać zwrot. Napisz na adres podany niżej.',
    },
    privacy: {
      title: 'Polityka prywatności',
      purpose:
        'Twoje dane służą do prowadzenia konta, przygotowania CV oraz rozliczenia płatności. Nie sprzedajemy ich.',
      card: 'Dane karty przetwarza operator płatności; do nas trafia tylko informacja, czy płatność się powiodła.',
      rights:
        'Możesz zażądać wglądu w dane, ich poprawienia lub usunięcia. CV usuniesz w każdej chwili w zakładce Moje dokumenty.',
    },
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
