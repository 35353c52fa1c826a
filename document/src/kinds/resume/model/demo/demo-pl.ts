import { PL_CURRENT } from '../clauses/clauses-pl.ts';
import { demoContent } from './demo-content.ts';

export const DEMO_PL = demoContent({
  person: {
    firstName: 'Anna',
    lastName: 'Zielińska',
    profession: 'Specjalistka ds. marketingu i e-commerce',
    email: 'anna.zielinska@example.com',
    phone: '+48 600 100 200',
    city: 'Wrocław',
    website: 'anna-zielinska.example.com',
    linkedin: 'linkedin.com/in/anna.zielinska',
  },
  summary:
    'Specjalistka ds. marketingu z ponad sześcioletnim doświadczeniem w handlu internetowym. Łączę analizę danych z dobrym tekstem: kampania „Smak lata”, którą poprowadziłam, zwiększyła sprzedaż o 38% przy budżecie mniejszym o jedną piątą. Wolę decydować na podstawie testów niż przeczuć.',
  experiences: [
    {
      position: 'Starsza specjalistka ds. marketingu',
      company: 'Polne Smaki sp. z o.o.',
      city: 'Wrocław',
      from: '2022-03',
      companyDescription: 'Internetowy sklep z żywnością regionalną: 140 producentów i 90 tysięcy zamówień rocznie.',
      points: [
        'Planuję i prowadzę kampanie w wyszukiwarce i mediach społecznościowych z rocznym budżetem 1,2 mln zł.',
        'Wprowadziłam testy A/B stron produktów, dzięki którym współczynnik konwersji wzrósł z 1,9% do 2,7%.',
        'Kieruję trzyosobowym zespołem i współpracuję z dwiema agencjami.',
      ],
      achievements: 'Kampania „Smak lata” z 2024 roku: 11 400 nowych klientów przy koszcie pozyskania niższym o 31%.',
    },
    {
      position: 'Specjalistka ds. treści',
      company: 'Księgarnia Latarnia',
      city: 'Poznań',
      from: '2019-06',
      to: '2022-02',
      points: [
        'Redagowałam newsletter dla 60 tysięcy odbiorców i podwoiłam liczbę jego stałych czytelników.',
        'Przygotowałam katalog treści, który skrócił czas publikacji z pięciu dni do dwóch.',
        'Zwiększyłam ruch z wyszukiwarki o 74% w ciągu półtora roku.',
      ],
    },
    {
      position: 'Asystentka ds. e-commerce',
      company: 'Dom i Len',
      city: 'Wrocław',
      from: '2018-02',
      to: '2019-05',
      points: [
        'Opisałam i wprowadziłam do sklepu 850 produktów w dwóch wersjach językowych.',
        'Obsługiwałam sprzedaż na Allegro; udział pozytywnych ocen wzrósł do 99,2%.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Uniwersytet Wrocławski',
      degree: 'magister',
      fieldOfStudy: 'Komunikacja wizerunkowa',
      city: 'Wrocław',
      from: '2017-10',
      to: '2019-06',
      additionalActivities: 'Przewodnicząca koła naukowego reklamy; dyplom z wyróżnieniem.',
    },
    {
      schoolName: 'Uniwersytet Wrocławski',
      degree: 'licencjat',
      fieldOfStudy: 'Dziennikarstwo i komunikacja społeczna',
      city: 'Wrocław',
      from: '2014-10',
      to: '2017-06',
    },
  ],
  skills: [
    ['Kampanie w wyszukiwarkach', 5],
    ['Analiza danych', 4],
    ['Redakcja tekstów', 5],
    ['SEO', 4],
    ['Testy A/B', 4],
    ['Zarządzanie zespołem', 3],
  ],
  languages: [
    ['polski', 'native'],
    ['angielski', 'c1', 'C1 Advanced (2018)'],
    ['niemiecki', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 5],
    ['Meta Ads Manager', 4],
    ['Microsoft Excel', 4],
    ['Canva', 3],
  ],
  certifications: [
    { name: 'Google Ads – kampanie w sieci wyszukiwania', by: 'Google', date: '2024-05' },
    {
      name: 'Dyplomowana specjalistka marketingu cyfrowego',
      by: 'Polski Instytut Marketingu Cyfrowego',
      date: '2021-11',
    },
  ],
  courses: [
    {
      name: 'Analityka internetowa w praktyce',
      by: 'Akademia Danych, Wrocław',
      date: '2023-04',
      description: '48 godzin warsztatów: GA4, Looker Studio, podstawy SQL.',
    },
    { name: 'Zarządzanie małym zespołem', by: 'Szkoła Liderów Odra', date: '2022-10' },
  ],
  awards: [
    {
      name: 'Kampania roku w kategorii „Handel”',
      by: 'Dolnośląskie Forum E-commerce',
      date: '2024-11',
      description: 'Pierwsze miejsce wśród 63 zgłoszonych kampanii, za „Smak lata”.',
    },
  ],
  projects: [
    {
      name: 'Smak lata',
      role: 'Kierowniczka projektu',
      from: '2024-04',
      to: '2024-09',
      url: 'smaklata.example.com',
      description: 'Sezonowa kampania z udziałem 24 producentów: strona z przepisami, cykl filmów i sprzedaż paczek.',
    },
    {
      name: 'Nowy sklep na nowej platformie',
      role: 'Koordynatorka treści',
      from: '2023-01',
      to: '2023-06',
      description: 'Przeniesienie 3200 stron na nową platformę bez utraty pozycji w wyszukiwarce.',
    },
  ],
  publications: [
    {
      title: 'Jak opowiadać o lokalnym jedzeniu w sieci',
      authors: 'A. Zielińska, M. Kurek',
      publisher: 'Marketer w praktyce, nr 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Fundacja Zielone Podwórka',
      role: 'Wolontariuszka, promocja',
      from: '2020-03',
      description: 'Prowadzę profile fundacji i zbiórki internetowe; w 2024 roku zebraliśmy 86 tysięcy złotych.',
    },
  ],
  memberships: [{ organization: 'Stowarzyszenie Marketerów Śląska', role: 'Członkini zarządu', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Marek Dąbrowski',
      position: 'Dyrektor marketingu',
      company: 'Polne Smaki sp. z o.o.',
      contact: 'marek.dabrowski@example.com',
    },
    {
      name: 'Joanna Wilk',
      position: 'Redaktorka naczelna',
      company: 'Księgarnia Latarnia',
      contact: 'joanna.wilk@example.com',
    },
  ],
  interests: [
    'Wycieczki rowerowe po Dolnym Śląsku, zwykle śladem starych linii kolejowych',
    'Reportaż: od Hanny Krall po autorów debiutujących',
    'Pieczenie chleba na zakwasie',
  ],
  clause: PL_CURRENT,
});
