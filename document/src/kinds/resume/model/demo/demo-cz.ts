import { CZ_CURRENT } from '../clauses/clauses-cz.ts';
import { demoContent } from './demo-content.ts';

export const DEMO_CZ = demoContent({
  person: {
    firstName: 'Klára',
    lastName: 'Říhová',
    profession: 'Specialistka marketingu a e-commerce',
    email: 'klara.rihova@example.com',
    phone: '+420 600 123 456',
    city: 'Brno',
    website: 'klara-rihova.example.com',
    linkedin: 'linkedin.com/in/klara.rihova',
  },
  summary:
    'Specialistka marketingu s více než šestiletou praxí v online prodeji. Spojuji práci s daty a dobré texty: kampaň „Chuť Moravy“, kterou jsem vedla, zvýšila tržby o 35 % při rozpočtu o pětinu nižším. Nejlépe se mi pracuje tam, kde rozhodují testy, ne dojmy.',
  experiences: [
    {
      position: 'Seniorní specialistka marketingu',
      company: 'Statek Online s.r.o.',
      city: 'Brno',
      from: '2022-02',
      companyDescription: 'E-shop s farmářskými potravinami: 130 dodavatelů a 75 tisíc objednávek ročně.',
      points: [
        'Plánuji a řídím kampaně ve vyhledávačích a na sociálních sítích s ročním rozpočtem 6,5 mil. Kč.',
        'Zavedla jsem A/B testování produktových stránek; konverzní poměr vzrostl z 1,8 % na 2,6 %.',
        'Vedu tříčlenný tým a koordinuji dvě externí agentury.',
      ],
      achievements: 'Za dva roky jsem snížila náklady na získání nového zákazníka o 28 %.',
    },
    {
      position: 'Specialistka obsahového marketingu',
      company: 'Knihkupectví U Kašny',
      city: 'Olomouc',
      from: '2019-08',
      to: '2022-01',
      points: [
        'Připravovala jsem newsletter pro 38 tisíc odběratelů; míra otevření stoupla z 22 % na 34 %.',
        'Sestavila jsem redakční plán, díky němuž se článek publikoval za dva dny místo pěti.',
        'Návštěvnost z vyhledávačů se pod mým vedením zvýšila o 66 %.',
      ],
    },
    {
      position: 'Asistentka e-shopu',
      company: 'Lněný dům',
      city: 'Brno',
      from: '2018-03',
      to: '2019-07',
      points: [
        'Popsala jsem a do e-shopu zařadila 720 produktů v češtině a angličtině.',
        'Spravovala jsem nabídku na Heurece; hodnocení obchodu vzrostlo na 98 %.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Masarykova univerzita',
      degree: 'Mgr.',
      fieldOfStudy: 'Mediální studia a žurnalistika',
      city: 'Brno',
      from: '2017-09',
      to: '2019-06',
      additionalActivities: 'Členka redakce studentského časopisu; diplomová práce o důvěře v recenze.',
    },
    {
      schoolName: 'Univerzita Palackého v Olomouci',
      degree: 'Bc.',
      fieldOfStudy: 'Komunikační studia',
      city: 'Olomouc',
      from: '2014-09',
      to: '2017-06',
    },
  ],
  skills: [
    ['Kampaně ve vyhledávačích', 5],
    ['Tvorba a redakce textů', 5],
    ['Analýza dat', 4],
    ['SEO', 4],
    ['E-mailing', 4],
    ['Vedení týmu', 3],
  ],
  languages: [
    ['čeština', 'native'],
    ['angličtina', 'c1', 'C1 Advanced (2018)'],
    ['němčina', 'b1'],
  ],
  software: [
    ['Sklik', 5],
    ['Google Ads', 5],
    ['Google Analytics 4', 4],
    ['Microsoft Excel', 4],
    ['Canva', 3],
  ],
  certifications: [
    { name: 'Certifikace Google Ads – vyhledávací síť', by: 'Google', date: '2024-04' },
    { name: 'Certifikát specialisty na online marketing', by: 'Institut digitálního obchodu', date: '2021-10' },
  ],
  courses: [
    {
      name: 'Webová analytika v praxi',
      by: 'Datová dílna Brno',
      date: '2023-05',
      description: 'Čtyřdenní kurz: GA4, Looker Studio a základy SQL.',
    },
    { name: 'Jak vést malý tým', by: 'Škola manažerských dovedností Špilberk', date: '2022-09' },
  ],
  awards: [
    {
      name: 'Kampaň roku v kategorii Potraviny',
      by: 'Moravské fórum e-commerce',
      date: '2024-10',
      description: 'První místo mezi 41 přihlášenými kampaněmi za „Chuť Moravy“.',
    },
  ],
  projects: [
    {
      name: 'Chuť Moravy',
      role: 'Vedoucí projektu',
      from: '2024-04',
      to: '2024-09',
      url: 'chutmoravy.example.com',
      description: 'Letní kampaň s 22 farmáři: web s recepty, krátká videa a prodej degustačních balíčků.',
    },
    {
      name: 'Přechod na novou platformu',
      role: 'Garantka obsahu',
      from: '2023-01',
      to: '2023-06',
      description: 'Přesun 2 400 stránek na novou platformu bez ztráty pozic ve vyhledávání.',
    },
  ],
  publications: [
    {
      title: 'Jak na internetu vyprávět o místním jídle',
      authors: 'K. Říhová, P. Havel',
      publisher: 'Obchod online, č. 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Spolek Zelený dvůr',
      role: 'Dobrovolnice pro komunikaci',
      from: '2020-05',
      description: 'Starám se o sociální sítě a sbírky; v roce 2024 jsme na výsadbu stromů získali 310 tisíc korun.',
    },
  ],
  memberships: [{ organization: 'Spolek moravských marketérů', role: 'Členka výboru', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Petr Malý',
      position: 'Ředitel marketingu',
      company: 'Statek Online s.r.o.',
      contact: 'petr.maly@example.com',
    },
    {
      name: 'Ivana Horáková',
      position: 'Vedoucí redakce',
      company: 'Knihkupectví U Kašny',
      contact: 'ivana.horakova@example.com',
    },
  ],
  interests: [
    'Pěší turistika, zejména Jeseníky a Pálava',
    'Divadlo – předplatné v Huse na provázku',
    'Keramika a točení na kruhu',
  ],
  clause: CZ_CURRENT,
});
