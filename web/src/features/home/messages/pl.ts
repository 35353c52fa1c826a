import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  hero: {
    title: 'CV, które robi dobre pierwsze wrażenie',
    lead: 'Wpisz imię i zawód, a prawdziwa strona A4 złoży się od razu. Pobrany PDF wygląda dokładnie tak jak podgląd.',
    start: 'Wybierz szablon',
    name: 'Imię i nazwisko',
    profession: 'Stanowisko lub zawód',
    contact: 'Kontakt',
    next: 'Dalej',
    bring: 'Masz już CV? Zaimportuj je',
    template: 'Szablon',
    picture: 'Strona CV w wybranym szablonie',
    page: 'Strona A4',
    software: 'Co czyta program',
    read: 'Tyle nasz program odczytał z samego tekstu tych stron:',
    failed: 'Podglądu na żywo nie udało się wczytać. Możesz przejść dalej, nic nie zginie.',
    facts: {
      free: 'Tworzysz bez zakładania konta',
      exact: 'PDF taki sam jak podgląd',
      readable: 'Czytelny dla systemów rekrutacyjnych',
    },
  },
  forJob: {
    title: 'CV na stanowisko: {{profession}}',
    lead: 'Wybierz szablon. Nazwę stanowiska wpiszemy za Ciebie, resztę uzupełnisz krok po kroku.',
  },
  templates: {
    title: 'Wybierz szablon',
    lead: 'Kliknij szablon, a kreator otworzy się od razu. Szablon, kolory i czcionki zmienisz w każdej chwili.',
  },
  steps: {
    title: 'Jak to działa',
    pick: { title: 'Wybierasz szablon', text: 'Bez zakładania konta i bez podawania adresu e-mail.' },
    write: {
      title: 'Wpisujesz swoje dane',
      text: 'Krok po kroku, z podpowiedziami. Strony A4 widać obok i zmieniają się z każdą literą.',
    },
    adjust: {
      title: 'Dopasowujesz wygląd',
      text: 'Kolory, czcionki, kolejność sekcji i zdjęcie. Możesz też zmieścić CV na jednej stronie.',
    },
    download: {
      title: 'Pobierasz PDF',
      text: 'Zakładasz konto i wybierasz pakiet. CV zostaje w Twoich dokumentach i czeka na kolejne zmiany.',
    },
  },
  different: {
    title: 'Co nas wyróżnia',
    preview: {
      title: 'Podgląd jest dokumentem',
      text: 'CV składamy raz i te same strony trafiają na ekran i do pliku. Nic się nie przesunie przy pobieraniu.',
    },
    readable: {
      title: 'Prawdziwy tekst',
      text: 'PDF ma tekst w kolejności czytania, z oznaczonymi nagłówkami i listami. Odczyta go program rekrutacyjny i czytnik ekranu, a Ty możesz wcześniej sprawdzić, co zobaczy.',
    },
    languages: {
      title: '11 języków',
      text: 'Osobno wybierasz język strony i język CV: nazwy sekcji, daty i dzielenie wyrazów są zgodne z językiem dokumentu.',
    },
    data: {
      title: 'Twoje dane są Twoje',
      text: 'CV widzisz tylko Ty. W każdej chwili pobierzesz kopię wszystkiego albo usuniesz konto razem z dokumentami.',
    },
  },
  pricing: {
    title: 'Ile to kosztuje',
    lead: 'Tworzenie, edycja i podgląd są bezpłatne. Płacisz za pobieranie CV jako PDF.',
    loading: 'Ładuję cennik...',
    failed: 'Cennika nie udało się teraz wczytać. Zobaczysz go zawsze przed płatnością.',
    gross: 'Ceny brutto, z VAT.',
    terms:
      'Pakiet jednorazowy kończy się sam, a okres próbny i abonament odnawiają się, dopóki nie zrezygnujesz na stronie Płatności. W ciągu 14 dni od zakupu możesz odstąpić od umowy i odzyskać całą kwotę.',
    once: 'jednorazowo',
    monthly: 'co miesiąc',
    yearly: 'co rok',
    everyMonths: 'co {{months}} mies.',
    trial: 'przez {{days}} dni, potem {{amount}} {{period}}',
  },
  questions: {
    title: 'Pytania i odpowiedzi',
    account: {
      question: 'Czy muszę zakładać konto, żeby zacząć?',
      answer:
        'Nie. Kreator działa od razu, a zmiany zapisują się same. Konta potrzebujesz dopiero do pobrania PDF. Bez konta CV czeka w tej przeglądarce i jest usuwane, gdy przez 90 dni nic się w nim nie zmieni.',
    },
    paying: {
      question: 'Za co dokładnie płacę?',
      answer:
        'Za pobieranie wszystkich swoich CV jako PDF przez czas trwania pakietu i za dostęp do E-czasopisma+. Szablony, czcionki, kolory i podgląd są bezpłatne, a liczba CV nie ma znaczenia dla ceny.',
    },
    renewal: {
      question: 'Czy coś odnowi się bez mojej wiedzy?',
      answer:
        'Pakiet jednorazowy nie odnawia się nigdy. Okres próbny przechodzi w abonament, a abonament odnawia się, dopóki nie zrezygnujesz. Piszemy o tym przy cenie, a dzień i kwotę następnej płatności widzisz na stronie Płatności. Tam też rezygnujesz.',
    },
    refund: {
      question: 'Jak odzyskać pieniądze?',
      answer:
        'Na stronie Płatności wybierz „Odstąp od umowy”. Przez 14 dni od zakupu zwracamy całą kwotę, bez pytania o powód, tą samą drogą, którą przyszła. Dostęp kończy się wtedy od razu.',
    },
    recruiters: {
      question: 'Czy programy rekrutacyjne odczytają moje CV?',
      answer:
        'Plik zawiera prawdziwy tekst, a nie obraz: w kolejności czytania, z nagłówkami i listami. W Moich dokumentach podejrzysz, co z Twojego CV odczyta taki program. Za każdy program na rynku nie możemy ręczyć.',
    },
    afterwards: {
      question: 'Co z moimi CV, kiedy dostęp się skończy?',
      answer:
        'Zostają na koncie i nadal możesz je edytować. PDF, który udało się pobrać w czasie dostępu, pobierzesz z Moich dokumentów ponownie. Nowy PDF wymaga pakietu.',
    },
    languages: {
      question: 'W jakich językach mogę napisać CV?',
      answer:
        'Po polsku, angielsku, niemiecku, czesku, ukraińsku, duńsku, hiszpańsku, włosku, litewsku, szwedzku i słowacku. Każde CV ma własny język, niezależny od języka strony.',
    },
    data: {
      question: 'Co dzieje się z moimi danymi?',
      answer:
        'Służą do przygotowania CV, prowadzenia konta i rozliczenia zakupu. Nie sprzedajemy ich i nie pokazujemy rekruterom. Na stronie konta pobierzesz kopię wszystkich danych i usuniesz konto; zostają tylko faktury, których wymaga prawo.',
    },
  },
  closing: {
    title: 'Zacznij od szablonu',
    text: 'O koncie i pakiecie zdecydujesz dopiero przy pobieraniu.',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
