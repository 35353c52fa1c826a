import type { PositionSuggestions } from '../suggestion-texts.ts';

export const SERVICES_PL: readonly PositionSuggestions[] = [
  {
    titles: ['Kucharz', 'Kucharka', 'Szef kuchni', 'Pomoc kuchenna', 'Sous chef'],
    summary: ['Kuchnia czysta, szybka i ze smakiem także przy pełnej sali. Szanuję produkt i ludzi, z którymi gotuję.'],
    experiences: [
      'Przygotowywanie dań zgodnie z kartą i recepturami',
      'Zamawianie i kontrola jakości produktów',
      'Układanie sezonowej karty dań',
      'Przestrzeganie zasad HACCP',
      'Szkolenie pomocy kuchennych',
    ],
    skills: [
      'Kuchnia polska',
      'HACCP',
      'Organizacja stanowiska',
      'Kalkulacja potraw',
      'Praca pod presją czasu',
      'Wypieki',
    ],
    software: ['Gastro POS', 'Dotykačka', 'Microsoft Excel'],
  },
  {
    titles: ['Kelner', 'Kelnerka', 'Barman', 'Barmanka', 'Obsługa sali'],
    summary: [
      'Gość zauważony od progu i stolik, który niczego nie musi szukać wzrokiem. Pamiętam zamówienia i twarze.',
    ],
    experiences: [
      'Obsługa gości przy stolikach i na przyjęciach',
      'Doradzanie w wyborze dań i napojów',
      'Przyjmowanie płatności i rozliczanie zmiany',
      'Przygotowanie sali na wesela i bankiety',
      'Wdrażanie nowych kelnerów',
    ],
    skills: [
      'Obsługa gości',
      'Znajomość win',
      'Język angielski',
      'Sprzedaż sugerowana',
      'Dobra pamięć',
      'Praca w ruchu',
    ],
    software: ['Gastro POS', 'POSbistro', 'Terminal płatniczy'],
  },
  {
    titles: ['Barista', 'Baristka', 'Pracownik kawiarni', 'Pracownica kawiarni'],
    summary: [
      'Kawa powtarzalnie dobra i kilka miłych słów do niej. Dbam o ekspres i o to, by kolejka się nie dłużyła.',
    ],
    experiences: [
      'Przygotowywanie kaw, herbat i deserów',
      'Ustawianie młynka i pielęgnacja ekspresu',
      'Obsługa gości i kasy',
      'Zamawianie ziaren i kontrola zapasów',
      'Prowadzenie warsztatów parzenia kawy',
    ],
    skills: ['Latte art', 'Metody alternatywne', 'Obsługa gości', 'Czystość stanowiska', 'Sprzedaż'],
    software: ['Gastro POS', 'Terminal płatniczy'],
  },
  {
    titles: ['Recepcjonista', 'Recepcjonistka', 'Pracownik recepcji', 'Front office'],
    summary: [
      'Pierwsze wrażenie, po którym gość czuje się oczekiwany. Załatwiam kilka spraw naraz i żadnej nie gubię.',
    ],
    experiences: [
      'Meldowanie i wymeldowywanie gości',
      'Przyjmowanie rezerwacji i rozliczanie pobytów',
      'Udzielanie informacji w językach obcych',
      'Rozwiązywanie próśb i skarg gości',
      'Współpraca ze służbą pięter i restauracją',
    ],
    skills: ['Obsługa gości', 'Język angielski', 'Rezerwacje', 'Uprzejmość', 'Fakturowanie', 'Opanowanie'],
    software: ['Profitroom', 'Booking.com Extranet', 'Opera PMS', 'KWHotel'],
  },
  {
    titles: ['Fryzjer', 'Fryzjerka', 'Stylista fryzur', 'Stylistka fryzur', 'Barber'],
    summary: [
      'Fryzury, które układają się także nazajutrz, i szczera rada, co komu pasuje. Stale uczę się nowych technik.',
    ],
    experiences: [
      'Strzyżenie damskie, męskie i dziecięce',
      'Koloryzacja i pielęgnacja włosów',
      'Upięcia ślubne i okolicznościowe',
      'Doradztwo i sprzedaż kosmetyków',
      'Prowadzenie grafiku i mediów społecznościowych salonu',
    ],
    skills: ['Strzyżenie', 'Koloryzacja', 'Upięcia', 'Doradztwo', 'Higiena', 'Rozmowa z klientem'],
    software: ['Booksy', 'Versum', 'Instagram'],
  },
  {
    titles: ['Sprzątaczka', 'Sprzątający', 'Pracownik serwisu sprzątającego', 'Pokojowa', 'Pokojowy'],
    summary: [
      'Czystość, którą widać, i dyskrecja, której nie widać. Pracuję szybko, dokładnie i z szacunkiem dla cudzych rzeczy.',
    ],
    experiences: [
      'Sprzątanie biur, mieszkań i części wspólnych',
      'Przygotowywanie pokoi hotelowych',
      'Mycie okien i pielęgnacja podłóg',
      'Dobór środków i obsługa maszyn czyszczących',
      'Zgłaszanie usterek i uzupełnianie zapasów',
    ],
    skills: ['Dokładność', 'Obsługa maszyn czyszczących', 'Środki czystości', 'Dyskrecja', 'Dobra organizacja'],
    software: ['Szorowarka', 'Odkurzacz przemysłowy', 'Aplikacja do grafików'],
  },
  {
    titles: ['Pracownik ochrony', 'Pracownica ochrony', 'Ochroniarz', 'Kwalifikowany pracownik ochrony'],
    summary: [
      'Czujność i spokój, dzięki którym sytuacje nie wymykają się spod kontroli. Reaguję stanowczo i zgodnie z procedurą.',
    ],
    experiences: [
      'Ochrona obiektu i kontrola dostępu',
      'Obchody i obsługa monitoringu',
      'Reagowanie na zdarzenia i współpraca ze służbami',
      'Prowadzenie dokumentacji służby',
      'Udzielanie pierwszej pomocy',
    ],
    skills: ['Kontrola dostępu', 'Monitoring', 'Pierwsza pomoc', 'Opanowanie', 'Procedury bezpieczeństwa'],
    software: ['Systemy CCTV', 'Kontrola dostępu', 'Radiotelefon'],
  },
  {
    titles: ['Kurier', 'Kurierka', 'Dostawca', 'Dostawczyni'],
    summary: ['Przesyłki na czas i w całości, z uśmiechem przy drzwiach. Znam miasto i planuję trasę z głową.'],
    experiences: [
      'Doręczanie i odbieranie przesyłek',
      'Planowanie trasy i kolejności doręczeń',
      'Rozliczanie pobrań i dokumentów',
      'Kontakt z odbiorcami w sprawie dostaw',
      'Dbałość o samochód i ładunek',
    ],
    skills: ['Prawo jazdy kat. B', 'Orientacja w terenie', 'Punktualność', 'Uprzejmość', 'Sprawność fizyczna'],
    software: ['Skaner kurierski', 'Google Maps', 'Terminal płatniczy'],
  },
];
