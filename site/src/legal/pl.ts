import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Regulamin',
    lead: 'Zasady korzystania z serwisu {{name}} i kupowania dostępu. Możesz je tu zawsze przeczytać, zapisać i wydrukować.',
    sections: [
      {
        heading: 'Kto prowadzi serwis',
        blocks: [
          'Serwis {{name}} prowadzi {{seller}}, {{address}}, NIP {{taxId}}. W regulaminie mówimy o sobie „my”. Pisz do nas na adres {{mail}}.',
        ],
      },
      {
        heading: 'Zakres usług',
        blocks: [
          'W serwisie możesz:',
          [
            'tworzyć CV, zmieniać jego wygląd i oglądać gotowe strony A4, bezpłatnie i bez konta;',
            'przechowywać CV na koncie, bezpłatnie;',
            'pobierać CV jako PDF, plik Worda lub stronę WWW i czytać E-czasopismo+, kiedy masz aktywny pakiet;',
            'przeglądać oferty pracy; na ogłoszenie odpowiadasz u tego, kto je zamieścił.',
          ],
          'Potrzebujesz aktualnej przeglądarki z włączoną obsługą JavaScriptu i ciasteczek, połączenia z internetem, a do konta adresu e-mail. PDF otworzysz w dowolnym programie do tego formatu.',
        ],
      },
      {
        heading: 'Konto',
        blocks: [
          'Konto jest dobrowolne i bezpłatne. Zakładasz je, podając e-mail i hasło, albo przez Google. Chroń hasło i nie udostępniaj konta innym.',
          'Umowę o prowadzenie konta zawieramy na czas nieokreślony. Zakończysz ją w każdej chwili, usuwając konto na jego stronie. Razem z kontem znikają CV, zdjęcia i gotowe pliki, a abonament przestaje się odnawiać.',
          'CV utworzone bez konta należy do przeglądarki, w której powstało. Usuwamy je, gdy przez 90 dni nic się w nim nie zmieni. CV wyrzucone do kosza usuwamy po 30 dniach.',
        ],
      },
      {
        heading: 'Twoje treści',
        blocks: [
          'To, co wpisujesz, należy do Ciebie. Używamy tych treści tylko po to, żeby świadczyć usługę.',
          'Nie wolno dostarczać treści bezprawnych ani cudzych danych bez podstawy prawnej, podszywać się pod inne osoby ani zakłócać pracy serwisu. Treść bezprawną możemy usunąć, a konto zablokować. Podamy wtedy powód i rozpatrzymy odwołanie wysłane na {{mail}}. Na ten sam adres można zgłosić treść, która narusza prawo.',
        ],
      },
      {
        heading: 'Pakiety i ceny',
        blocks: [
          'Aktualne pakiety i ceny są w cenniku, na stronie głównej i przed każdą płatnością. Ceny są w złotych albo w euro, w walucie cennika, i zawierają VAT. Opłaty za abonament są w walucie, w której go zamówiono. Są trzy rodzaje pakietów:',
          [
            'jednorazowy: płacisz raz, dostęp kończy się po podanym czasie i nic się nie odnawia;',
            'abonament: płacisz za miesiąc albo rok z góry, a dostęp odnawia się, dopóki nie zrezygnujesz;',
            'okres próbny: sprawdzamy sposób płatności i nie pobieramy pieniędzy; po jego końcu zaczyna się abonament, dopóki nie zrezygnujesz. Przysługuje raz: na konto, skrzynkę e-mail oraz kartę lub konto PayPal.',
          ],
          'Kod rabatowy obniża cenę zakupu, a w abonamencie pierwszego okresu.',
        ],
      },
      {
        heading: 'Zakup i płatność',
        blocks: [
          'Wybierasz pakiet, podajesz dane, wyrażasz zgodę na rozpoczęcie usługi od razu i klikasz przycisk zapłaty. Przed kliknięciem widzisz cenę i to, co stanie się dalej. Płacisz kartą, BLIK-iem lub przez Przelewy24 (operatorem jest Stripe) albo przez PayPal, jeśli są dostępne przy zakupie.',
          'Umowę zawieramy, gdy operator potwierdzi płatność, a w okresie próbnym, gdy potwierdzi sposób płatności. Dostęp zaczyna się od razu. Potwierdzenie i fakturę wysyłamy e-mailem; faktury są też na stronie Płatności.',
        ],
      },
      {
        heading: 'Abonament i rezygnacja',
        blocks: [
          'Okresy liczymy miesiącami kalendarzowymi. Dzień i kwotę następnej płatności pokazuje strona Płatności. Cena ustalona przy zakupie nie zmienia się, dopóki abonament trwa.',
          'Zrezygnujesz w każdej chwili na stronie Płatności, bez podawania powodu. Dostęp trwa wtedy do końca opłaconego okresu, a do tego dnia rezygnację można cofnąć.',
          'Jeśli płatność za kolejny okres się nie uda, ponawiamy ją po 1, 3 i 5 dniach i za każdym razem piszemy e-mail. Potem abonament się kończy. Za dni bez dostępu nie płacisz. Jeśli bank prosi o potwierdzenie płatności albo nie przyjmie jej tą metodą, nie ponawiamy jej, tylko od razu o tym piszemy. O płatności po okresie próbnym i o odnowieniu po roku przypominamy wcześniej e-mailem.',
        ],
      },
      {
        heading: 'Odstąpienie od umowy i zwrot',
        blocks: [
          'Przez 14 dni od zakupu możesz odstąpić od umowy bez podawania powodu i dostać całą zapłaconą kwotę. Dotyczy to także każdej płatności abonamentu oraz CV, które już są pobrane. Jeśli prawo do odstąpienia wygaśnie wcześniej z mocy ustawy, bo usługa została w pełni wykonana, zwracamy pieniądze mimo to.',
          'Wystarczy przycisk „Odstąp od umowy tutaj” na stronie Płatności lub na dole stron serwisu (poza edytorem), także bez logowania, z numerem zamówienia i adresem e-mail. Wystarczy też oświadczenie wysłane na {{mail}}, na przykład: „Odstępuję od umowy o dostęp do serwisu {{name}}. Data zakupu, imię i nazwisko, adres e-mail konta”. Otrzymanie oświadczenia od razu potwierdzamy e-mailem. Termin jest zachowany, jeśli wyślesz je przed jego końcem.',
          'Pieniądze zwracamy niezwłocznie, najpóźniej po 14 dniach, tą samą drogą, którą przyszły. Z chwilą odstąpienia dostęp się kończy i niczego więcej nie pobieramy. Po zwrocie wystawiamy fakturę korygującą.',
        ],
      },
      {
        heading: 'Reklamacje',
        blocks: [
          'Odpowiadamy za zgodność usługi z umową na zasadach ustawy o prawach konsumenta. Jeśli coś nie działa, napisz na {{mail}}: co się stało, kiedy i czego oczekujesz. Odpowiadamy najpóźniej po 14 dniach.',
          'W sporze możesz bezpłatnie poprosić o pomoc powiatowego rzecznika konsumentów albo Inspekcję Handlową, która prowadzi mediacje. Możesz też iść do sądu.',
        ],
      },
      {
        heading: 'Za co nie odpowiadamy',
        blocks: [
          'Nie obiecujemy, że CV przyniesie rozmowę lub pracę, i nie sprawdzamy prawdziwości tego, co wpisujesz. Nie odpowiadamy za ogłoszenia na stronach innych firm. Nic w regulaminie nie ogranicza praw, które daje Ci ustawa.',
        ],
      },
      {
        heading: 'Zmiany i prawo',
        blocks: [
          'Regulamin możemy zmienić, gdy zmienia się prawo, serwis albo sposób płatności. Kto ma konto, dowie się o tym e-mailem co najmniej 14 dni wcześniej i może konto usunąć. Do trwającego pakietu stosuje się regulamin z dnia zakupu.',
          'Stosuje się prawo polskie. Jeśli mieszkasz w innym kraju, zachowujesz ochronę, jaką dają konsumentom jego przepisy.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Polityka prywatności',
    lead: 'Jakie dane zbieramy, po co, jak długo je trzymamy i co możesz z nimi zrobić.',
    sections: [
      {
        heading: 'Kto jest administratorem',
        blocks: [
          'Administratorem danych jest {{seller}}, {{address}}, NIP {{taxId}}. W sprawach danych pisz na {{mail}}.',
        ],
      },
      {
        heading: 'Jakie dane i po co',
        blocks: [
          {
            'CV i zdjęcie':
              'Wszystko, co wpisujesz i dodajesz. Żeby przygotować, przechować i złożyć dokument (umowa, art. 6 ust. 1 lit. b RODO). Sam decydujesz, co podać; danych o zdrowiu czy poglądach CV zwykle nie potrzebuje.',
            Konto:
              'E-mail, imię, nazwisko, hasło w postaci skrótu, język, a przy logowaniu przez Google identyfikator konta Google. Żeby prowadzić konto (umowa).',
            'Zakupy i faktury':
              'Imię i nazwisko, e-mail, dane firmy, kraj i to, co go potwierdza (kraj adresu sieciowego i płatności), pakiet, kwoty i daty. Żeby wykonać umowę i spełnić obowiązki podatkowe (art. 6 ust. 1 lit. b i c). Numeru karty nie widzimy: podajesz go operatorowi płatności.',
            Bezpieczeństwo:
              'Sesje z nazwą przeglądarki oraz zapis zdarzeń na koncie, z siecią zamiast pełnego adresu IP. Żeby chronić konta i wykrywać nadużycia (prawnie uzasadniony interes, lit. f).',
            Korespondencja:
              'To, co do nas piszesz. Żeby odpowiedzieć i rozpatrzyć reklamację (prawnie uzasadniony interes albo obowiązek prawny).',
            'Pomiar odwiedzin': 'Tylko za Twoją zgodą (lit. a) i tylko tam, gdzie serwis o nią pyta.',
          },
        ],
      },
      {
        heading: 'Jak długo',
        blocks: [
          {
            'CV, zdjęcia i gotowe PDF-y': 'Do usunięcia; w koszu 30 dni. Bez konta: do 90 dni od ostatniej zmiany.',
            Konto: 'Do jego usunięcia.',
            Sesje: 'Zapamiętane: 30 dni bez użycia, najdłużej 180 dni. Pozostałe: dzień bez użycia, najdłużej tydzień.',
            'Zamówienia i faktury':
              'Przez 5 lat od końca roku, w którym upłynął termin zapłaty podatku, a przez 10 lat, jeśli płacisz z VAT innego kraju Unii; po usunięciu konta bez związku z nim.',
            'Zapis zdarzeń': 'Rok.',
            'Powiadomienia od operatorów płatności': '30 dni od obsłużenia; potem zostaje tylko ich numer.',
            'Kolejka wiadomości e-mail': '30 dni od wysłania, bez treści wiadomości.',
            'Wykorzystane okresy próbne':
              'Dwa lata: nieodwracalne skróty adresu e-mail oraz karty lub konta PayPal, bez konta (nasz interes: okres próbny raz).',
            Korespondencja: 'Do załatwienia sprawy i przedawnienia roszczeń.',
          },
        ],
      },
      {
        heading: 'Kto jeszcze ma do nich dostęp',
        blocks: [
          'Danych nie sprzedajemy. Przekazujemy je tylko tym, bez których usługi nie ma:',
          [
            'dostawcom serwerów i poczty, którzy działają na nasze polecenie;',
            'operatorom płatności: Stripe przy płatności kartą, BLIK-iem lub przez Przelewy24, PayPal, jeśli go wybierzesz;',
            'rejestrowi numerów VAT Komisji Europejskiej (VIES), jeśli kupujesz na firmę z innego kraju Unii: sam numer;',
            'Google, jeśli logujesz się przez Google albo zgodzisz się na pomiar odwiedzin;',
            'organom państwa, jeśli wymaga tego prawo.',
          ],
          'Stripe, PayPal i Google mogą przetwarzać dane poza Europejskim Obszarem Gospodarczym, na podstawie decyzji Komisji Europejskiej o odpowiednim poziomie ochrony albo standardowych klauzul umownych.',
        ],
      },
      {
        heading: 'Twoje prawa',
        blocks: [
          [
            'Dostęp i przenoszenie: kopię wszystkich danych pobierzesz na stronie konta.',
            'Sprostowanie: CV, imię i nazwisko zmienisz samodzielnie, resztę na prośbę.',
            'Usunięcie: CV usuniesz w Moich dokumentach, konto na jego stronie.',
            'Ograniczenie przetwarzania i sprzeciw wobec przetwarzania na podstawie naszego interesu.',
            'Cofnięcie zgody w każdej chwili; nie zmienia to oceny tego, co było wcześniej.',
            'Skarga do Prezesa Urzędu Ochrony Danych Osobowych albo organu w Twoim kraju.',
          ],
          'Aby skorzystać z prawa, do którego nie ma przycisku, napisz na {{mail}}. Odpowiadamy w ciągu miesiąca.',
        ],
      },
      {
        heading: 'Czego nie robimy',
        blocks: [
          'Nie podejmujemy wobec Ciebie decyzji wyłącznie automatycznie, nie profilujemy Cię i nie pokazujemy Twojego CV rekruterom. Podanie danych jest dobrowolne, ale bez adresu e-mail nie ma konta, a bez danych do faktury zakupu.',
        ],
      },
      {
        heading: 'Jak je chronimy',
        blocks: [
          'Połączenie jest szyfrowane, hasła i klucze sesji trzymamy tylko jako skróty, a do CV ma dostęp jedynie jego właściciel. Dziennik techniczny nie zawiera adresów e-mail, haseł ani adresów IP. O istotnej zmianie tej polityki piszemy do osób, które mają konto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Ciasteczka i zgoda',
    lead: 'Co zapisujemy w Twojej przeglądarce i kiedy pytamy o zgodę.',
    sections: [
      {
        heading: 'Ciasteczka serwisu',
        blocks: [
          'Serwis ustawia tylko własne ciasteczka. Nie służą do reklam. Przez połączenie szyfrowane nazwy czterech pierwszych zaczynają się od „__Host-”.',
          {
            session: 'Pamięta, że jesteś na swoim koncie. Do zamknięcia przeglądarki albo do 30 dni bez użycia.',
            visitor: 'Łączy CV utworzone bez konta z tą przeglądarką. Rok albo do zalogowania.',
            'sign-in': 'Chroni logowanie przez Google. 10 minut.',
            device:
              'Poświadcza, że w tej przeglądarce było już logowanie na Twoje konto, żeby cudze próby zgadnięcia hasła Cię nie zablokowały. Rok.',
            language: 'Wybrany język strony. Rok.',
            currency: 'Wybrana waluta cen. Rok.',
            consent: 'Odpowiedź na pytanie o pomiar odwiedzin. Rok.',
            timezone: 'Strefa czasowa przeglądarki. Rok.',
            'screen-resolution': 'Rozdzielczość ekranu. Rok.',
          },
        ],
      },
      {
        heading: 'Pamięć przeglądarki',
        blocks: [
          'Poza ciasteczkami przeglądarka przechowuje: zmiany w CV, które jeszcze się nie zapisały (do zapisania albo wylogowania), wybór jasnego lub ciemnego motywu, wybór, czy dołączać do PDF dane CV, oraz komunikat dla następnej strony (do zamknięcia karty). Jeśli zgodzisz się na pomiar, przeglądarka pamięta też numery policzonych już zamówień.',
        ],
      },
      {
        heading: 'Ciasteczka innych firm',
        blocks: [
          'Przy płatności kartą, BLIK-iem lub przez Przelewy24 Stripe ustawia własne ciasteczka, które chronią przed oszustwami. PayPal i Google ustawiają swoje na własnych stronach, jeśli z nich skorzystasz.',
          'Pomiar odwiedzin działa przez menedżer tagów Google i tylko wtedy, gdy serwis o niego zapyta i wyrazisz zgodę. Wysyłamy wtedy, które strony i szablony oglądasz, czego szukasz i co kupujesz, ale nie treść CV, a przy rejestracji i logowaniu także Twój adres e-mail. Bez zgody nic się nie ładuje, a wszystko inne działa tak samo. Zgodę można cofnąć; następna strona otworzy się już bez pomiaru.',
        ],
      },
      {
        heading: 'Jak je usunąć',
        blocks: [
          'Ciasteczka i pamięć usuniesz w ustawieniach przeglądarki. Po usunięciu ciasteczka visitor nie ma drogi powrotnej do CV utworzonego bez konta. Bez ciasteczek session i visitor serwis nie wie, czyje CV otworzyć.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Pisz do nas e-mailem, po polsku lub po angielsku. Na reklamację odpowiadamy najpóźniej po 14 dniach, a na wniosek o dane w ciągu miesiąca.',
    sections: [
      {
        heading: 'Co podać w wiadomości',
        blocks: [
          {
            'Płatność lub faktura':
              'Podaj e-mail konta, dzień i kwotę płatności albo numer faktury. Nigdy nie przysyłaj numeru karty.',
            'Zwrot pieniędzy':
              'Najszybciej zadziała przycisk „Odstąp od umowy tutaj” na stronie Płatności lub na dole stron serwisu (poza edytorem). Jeśli nie masz numeru zamówienia, podaj e-mail konta i dzień zakupu.',
            'Rezygnacja z abonamentu': 'Zrobisz to na stronie Płatności. Jeśli coś nie działa, podaj e-mail konta.',
            'Konto i logowanie':
              'Podaj e-mail konta i to, co widzisz na ekranie. Hasła nie znamy i nigdy o nie nie pytamy.',
            'CV lub PDF wygląda źle':
              'Podaj adres strony CV, przeglądarkę i to, co powinno być inaczej. Zrzut ekranu pomaga.',
            'Twoje dane': 'Napisz, z jakiego prawa korzystasz, z adresu, na który jest konto.',
            'Treść naruszająca prawo': 'Podaj adres strony, na której jest, i przyczynę zgłoszenia.',
          },
        ],
      },
    ],
  },
};
