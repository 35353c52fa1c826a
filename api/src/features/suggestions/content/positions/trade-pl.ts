import type { PositionSuggestions } from '../suggestion-texts.ts';

export const TRADE_PL: readonly PositionSuggestions[] = [
  {
    titles: ['Sprzedawca', 'Sprzedawczyni', 'Kasjer', 'Kasjerka', 'Kasjer-sprzedawca', 'Doradca w salonie'],
    summary: [
      'Uprzejma obsługa i porządek na półce, także w godzinach szczytu. Klienci wracają, bo wiedzą, że ktoś im doradzi.',
    ],
    experiences: [
      'Obsługa klientów i kasy fiskalnej',
      'Wykładanie towaru i dbałość o ekspozycję',
      'Przyjmowanie dostaw i kontrola terminów ważności',
      'Rozliczanie kasy i przygotowanie utargu',
      'Wdrażanie nowych osób w zespole',
    ],
    skills: ['Obsługa klienta', 'Obsługa kasy', 'Ekspozycja towaru', 'Inwentaryzacja', 'Uczciwość', 'Praca zmianowa'],
    software: ['Kasa fiskalna', 'Terminal płatniczy', 'Subiekt GT', 'Kolektor danych'],
  },
  {
    titles: [
      'Przedstawiciel handlowy',
      'Przedstawicielka handlowa',
      'Handlowiec',
      'Key account manager',
      'Doradca handlowy',
    ],
    summary: [
      'Sprzedaż oparta na znajomości klienta i dotrzymanym słowie. Buduję relacje, które trwają dłużej niż jedno zamówienie.',
    ],
    experiences: [
      'Pozyskiwanie klientów i rozwój sprzedaży w regionie',
      'Negocjowanie warunków i zawieranie umów',
      'Planowanie wizyt i raportowanie wyników',
      'Dbałość o ekspozycję i akcje promocyjne w punktach sprzedaży',
      'Odzyskanie klientów, którzy przestali zamawiać',
    ],
    skills: [
      'Negocjacje',
      'Pozyskiwanie klientów',
      'Prezentacja oferty',
      'Planowanie trasy',
      'Wytrwałość',
      'Prawo jazdy kat. B',
    ],
    software: ['Salesforce', 'Pipedrive', 'Microsoft Excel', 'Comarch Mobile Sprzedaż'],
  },
  {
    titles: ['Kierownik sklepu', 'Kierowniczka sklepu', 'Zastępca kierownika sklepu', 'Store manager'],
    summary: ['Sklep, w którym zespół wie, co robi, a klient to czuje. Pilnuję wyniku i atmosfery jednocześnie.'],
    experiences: [
      'Kierowanie zespołem i układanie grafików',
      'Realizacja celów sprzedaży i kontrola kosztów',
      'Zamówienia, inwentaryzacje i ograniczanie strat',
      'Rekrutacja i szkolenie pracowników',
      'Otwarcie nowego sklepu i przygotowanie załogi',
    ],
    skills: [
      'Zarządzanie zespołem',
      'Planowanie sprzedaży',
      'Kontrola kosztów',
      'Standardy obsługi',
      'Rozwiązywanie sporów',
    ],
    software: ['Microsoft Excel', 'SAP Retail', 'Systemy kasowe', 'Kronos'],
  },
  {
    titles: [
      'Specjalista ds. marketingu',
      'Specjalistka ds. marketingu',
      'Marketing manager',
      'Social media manager',
      'Specjalista ds. reklamy',
    ],
    summary: [
      'Kampanie, które zaczynają się od odbiorcy, a kończą na wyniku. Lubię testować i umiem przyznać, że coś nie zadziałało.',
    ],
    experiences: [
      'Planowanie i prowadzenie kampanii w internecie',
      'Tworzenie treści na stronę, newsletter i media społecznościowe',
      'Analiza wyników i rozdzielanie budżetu',
      'Współpraca z agencjami i mediami',
      'Odświeżenie strony, po którym wzrosła liczba zapytań',
    ],
    skills: ['Content marketing', 'SEO', 'Kampanie płatne', 'Analityka', 'Copywriting', 'Media społecznościowe'],
    software: ['Google Analytics', 'Google Ads', 'Meta Ads', 'Mailchimp', 'Canva'],
  },
  {
    titles: [
      'Specjalista ds. e-commerce',
      'Specjalistka ds. e-commerce',
      'E-commerce manager',
      'Opiekun sklepu internetowego',
    ],
    summary: [
      'Sklep internetowy prowadzony jak dobry sklep na rogu: z porządkiem, szybką dostawą i odpowiedzią na każde pytanie.',
    ],
    experiences: [
      'Prowadzenie sklepu internetowego i kont na platformach handlowych',
      'Tworzenie opisów i zdjęć produktów',
      'Optymalizacja ścieżki zakupu i analiza porzuconych koszyków',
      'Obsługa zamówień, zwrotów i reklamacji',
      'Wprowadzenie sprzedaży na rynki zagraniczne',
    ],
    skills: ['Sprzedaż internetowa', 'SEO', 'Analityka', 'Opisy produktów', 'Obsługa zamówień', 'Kampanie'],
    software: ['Allegro', 'Shoper', 'WooCommerce', 'BaseLinker', 'Google Analytics'],
  },
  {
    titles: ['Magazynier', 'Magazynierka', 'Pracownik magazynu', 'Operator wózka widłowego', 'Kompletowanie zamówień'],
    summary: ['Towar na swoim miejscu i wysyłki bez pomyłek. Pracuję sprawnie i z uwagą na bezpieczeństwo innych.'],
    experiences: [
      'Przyjmowanie, składowanie i wydawanie towaru',
      'Kompletowanie i pakowanie zamówień',
      'Obsługa wózka widłowego',
      'Inwentaryzacje i kontrola stanów',
      'Załadunek i zabezpieczanie przesyłek',
    ],
    skills: ['Wózek widłowy (UDT)', 'Kompletacja', 'Inwentaryzacja', 'BHP', 'Praca zmianowa', 'Dokładność'],
    software: ['Skaner', 'WMS', 'SAP EWM', 'Subiekt GT'],
  },
  {
    titles: ['Spedytor', 'Spedytorka', 'Specjalista ds. logistyki', 'Specjalistka ds. logistyki', 'Dyspozytor'],
    summary: [
      'Transporty zaplanowane tak, by dojechały na czas, i plan B, gdy coś stanie na drodze. Zachowuję spokój przy kilku telefonach naraz.',
    ],
    experiences: [
      'Organizacja transportu krajowego i międzynarodowego',
      'Negocjowanie stawek z przewoźnikami',
      'Nadzór nad dostawami i dokumentami',
      'Rozwiązywanie opóźnień i reklamacji',
      'Ograniczenie pustych przebiegów dzięki łączeniu zleceń',
    ],
    skills: ['Spedycja', 'Incoterms', 'Negocjacje', 'Język angielski', 'Planowanie tras', 'Odporność na stres'],
    software: ['Trans.eu', 'TimoCom', 'SAP', 'Microsoft Excel'],
  },
  {
    titles: ['Kierowca', 'Kierowca zawodowy', 'Kierowca C+E', 'Kierowca ciężarówki', 'Kierowca kat. C'],
    summary: [
      'Bezpieczna jazda, punktualne dostawy i samochód utrzymany w porządku. Znam przepisy o czasie pracy i trzymam się ich.',
    ],
    experiences: [
      'Przewóz towarów w kraju i za granicą',
      'Zabezpieczanie ładunku i kontrola dokumentów',
      'Codzienna obsługa i kontrola stanu pojazdu',
      'Kontakt z dyspozytorem i odbiorcami',
      'Jazda bez szkód i bez naruszeń czasu pracy',
    ],
    skills: ['Prawo jazdy kat. C+E', 'Karta kierowcy', 'Kod 95', 'Zabezpieczanie ładunku', 'ADR', 'Punktualność'],
    software: ['Tachograf cyfrowy', 'Nawigacja ciężarowa', 'Trans.eu'],
  },
];
