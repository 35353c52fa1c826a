import { SK_CURRENT } from '../clauses/clauses-sk.ts';
import { demoContent } from './demo-content.ts';

export const DEMO_SK = demoContent({
  person: {
    firstName: 'Lenka',
    lastName: 'Blahová',
    profession: 'Špecialistka na marketing a e-commerce',
    email: 'lenka.blahova@example.com',
    phone: '+421 910 000 142',
    city: 'Bratislava',
    website: 'lenka-blahova.example.com',
    linkedin: 'linkedin.com/in/lenka.blahova',
  },
  summary:
    'Marketingová špecialistka s viac než šesťročnými skúsenosťami v internetovom predaji. Spájam prácu s dátami s dobrým textom: kampaň „Z gazdovstva na stôl“, ktorú som viedla, zvýšila tržby o 34 % pri rozpočte nižšom o pätinu. Najradšej pracujem tam, kde rozhodujú výsledky testov.',
  experiences: [
    {
      position: 'Seniorná marketingová špecialistka',
      company: 'Gazdovský košík, s. r. o.',
      city: 'Bratislava',
      from: '2022-05',
      companyDescription: 'Internetový obchod s regionálnymi potravinami: 100 výrobcov a 55-tisíc objednávok ročne.',
      points: [
        'Plánujem a riadim kampane vo vyhľadávačoch a na sociálnych sieťach s ročným rozpočtom 190 000 €.',
        'Zaviedla som A/B testovanie produktových stránok; miera konverzie vzrástla z 1,7 % na 2,6 %.',
        'Vediem trojčlenný tím a koordinujem prácu dvoch agentúr.',
      ],
      achievements: 'Za osemnásť mesiacov som znížila náklady na získanie nového zákazníka o 26 %.',
    },
    {
      position: 'Špecialistka na obsahový marketing',
      company: 'Kníhkupectvo Pod Hradom',
      city: 'Trenčín',
      from: '2019-07',
      to: '2022-04',
      points: [
        'Pripravovala som týždenný newsletter pre 26-tisíc odberateľov; miera otvorenia stúpla z 21 % na 35 %.',
        'Zostavila som redakčný plán, vďaka ktorému sa príprava článku skrátila z piatich dní na dva.',
        'Návštevnosť z vyhľadávačov som za dva roky zvýšila o 58 %.',
      ],
    },
    {
      position: 'Asistentka internetového obchodu',
      company: 'Ľanová izba',
      city: 'Bratislava',
      from: '2018-04',
      to: '2019-06',
      points: [
        'Opísala som a do obchodu zaradila 520 produktov v slovenčine a angličtine.',
        'Vybavovala som otázky zákazníkov; obchod si udržal 97 % kladných hodnotení.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Univerzita Komenského v Bratislave',
      degree: 'Mgr.',
      fieldOfStudy: 'Marketingová komunikácia',
      city: 'Bratislava',
      from: '2017-09',
      to: '2019-06',
      additionalActivities: 'Redaktorka študentského rádia; diplomová práca o dôvere v recenzie.',
    },
    {
      schoolName: 'Univerzita sv. Cyrila a Metoda v Trnave',
      degree: 'Bc.',
      fieldOfStudy: 'Masmediálne štúdiá',
      city: 'Trnava',
      from: '2014-09',
      to: '2017-06',
    },
  ],
  skills: [
    ['Kampane vo vyhľadávačoch', 5],
    ['Tvorba a redakcia textov', 5],
    ['Analýza dát', 4],
    ['SEO', 4],
    ['E-mailový marketing', 4],
    ['Vedenie tímu', 3],
  ],
  languages: [
    ['slovenčina', 'native'],
    ['angličtina', 'c1', 'C1 Advanced (2018)'],
    ['nemčina', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 5],
    ['Shoptet', 4],
    ['Microsoft Excel', 4],
    ['Canva', 3],
  ],
  certifications: [
    { name: 'Certifikát Google Ads – vyhľadávacia sieť', by: 'Google', date: '2024-03' },
    {
      name: 'Certifikovaná špecialistka na online marketing',
      by: 'Inštitút digitálneho obchodu Dunaj',
      date: '2021-09',
    },
  ],
  courses: [
    {
      name: 'Webová analytika v praxi',
      by: 'Dátová dielňa Bratislava',
      date: '2023-05',
      description: 'Päťdňový kurz: GA4, Looker Studio a základy SQL.',
    },
    { name: 'Prvýkrát vo vedení tímu', by: 'Akadémia líderstva Devín', date: '2022-11' },
  ],
  awards: [
    {
      name: 'Kampaň roka v kategórii potraviny',
      by: 'Slovenské fórum internetového predaja',
      date: '2024-10',
      description: 'Prvé miesto spomedzi 33 prihlásených kampaní za „Z gazdovstva na stôl“.',
    },
  ],
  projects: [
    {
      name: 'Z gazdovstva na stôl',
      role: 'Vedúca projektu',
      from: '2024-04',
      to: '2024-09',
      url: 'zgazdovstva.example.com',
      description: 'Sezónna kampaň s 18 gazdami: web s receptami, krátke videá a predaj ochutnávkových balíčkov.',
    },
    {
      name: 'Prechod na novú platformu',
      role: 'Garantka obsahu',
      from: '2023-01',
      to: '2023-05',
      description: 'Presun 1 600 stránok na novú platformu bez straty pozícií vo vyhľadávaní.',
    },
  ],
  publications: [
    {
      title: 'Ako na internete rozprávať o miestnom jedle',
      authors: 'L. Blahová, P. Hudák',
      publisher: 'Obchod online, č. 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Občianske združenie Čítame spolu',
      role: 'Dobrovoľníčka pre komunikáciu',
      from: '2020-10',
      description: 'Starám sa o sociálne siete a zbierky; v roku 2024 sme na detské knižnice získali 9 400 €.',
    },
  ],
  memberships: [{ organization: 'Spolok bratislavských marketérov', role: 'Členka výboru', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Martin Hudák',
      position: 'Riaditeľ marketingu',
      company: 'Gazdovský košík, s. r. o.',
      contact: 'martin.hudak@example.com',
    },
    {
      name: 'Jana Tóthová',
      position: 'Vedúca predajne',
      company: 'Kníhkupectvo Pod Hradom',
      contact: 'jana.tothova@example.com',
    },
  ],
  interests: [
    'Turistika v Malej Fatre a na Poľane',
    'Folklór – tanec v amatérskom súbore',
    'Zbieranie ilustrovaných detských kníh',
  ],
  clause: SK_CURRENT,
});
