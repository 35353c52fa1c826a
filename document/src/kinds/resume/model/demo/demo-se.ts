import { SE_CURRENT } from '../clauses/clauses-se.ts';
import { demoContent } from './demo-content.ts';

/** The phone number is in the range that Post- och telestyrelsen reserves for fiction. */
export const DEMO_SE = demoContent({
  person: {
    firstName: 'Elin',
    lastName: 'Lindqvist',
    profession: 'Specialist inom marknadsföring och e-handel',
    email: 'elin.lindqvist@example.com',
    phone: '+46 70 174 06 42',
    city: 'Göteborg',
    website: 'elin-lindqvist.example.com',
    linkedin: 'linkedin.com/in/elin.lindqvist',
  },
  summary:
    'Marknadsförare med mer än sex års erfarenhet av e-handel. Jag kombinerar dataanalys med bra texter: kampanjen ”Smak av väst”, som jag ledde, ökade försäljningen med 35 % på en femtedel mindre budget. Jag trivs bäst där idéer testas innan de avgörs.',
  experiences: [
    {
      position: 'Senior marknadsförare',
      company: 'Åker & Äng AB',
      city: 'Göteborg',
      from: '2022-09',
      companyDescription: 'Nätbutik för närproducerad mat med 90 leverantörer och cirka 65 000 beställningar per år.',
      points: [
        'Planerar och driver kampanjer i sök och sociala medier med en årsbudget på 3,2 miljoner kronor.',
        'Införde A/B-tester på produktsidorna; konverteringsgraden ökade från 2,0 % till 2,9 %.',
        'Leder ett team på tre personer och samarbetar med två byråer.',
      ],
      achievements: 'Sänkte kostnaden per ny kund med 27 % på arton månader.',
    },
    {
      position: 'Innehållsansvarig',
      company: 'Bokhandeln Fyren',
      city: 'Göteborg',
      from: '2019-08',
      to: '2022-08',
      points: [
        'Skrev och redigerade ett nyhetsbrev till 31 000 prenumeranter; öppningsgraden steg från 22 % till 34 %.',
        'Tog fram en redaktionell plan som kortade publiceringstiden från fem dagar till två.',
        'Ökade den organiska trafiken med 62 % på två år.',
      ],
    },
    {
      position: 'E-handelsassistent',
      company: 'Lin & Löv',
      city: 'Lund',
      from: '2018-01',
      to: '2019-06',
      points: [
        'Skrev produkttexter till 590 artiklar på svenska och engelska.',
        'Besvarade kundfrågor via mejl och chatt med 4,8 av 5 i genomsnittligt kundbetyg.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Lunds universitet',
      degree: 'Masterexamen',
      fieldOfStudy: 'Strategisk kommunikation',
      city: 'Lund',
      from: '2017-08',
      to: '2019-06',
      additionalActivities: 'Ordförande i studentföreningens reklamutskott; uppsats om tillit till kundomdömen.',
    },
    {
      schoolName: 'Göteborgs universitet',
      degree: 'Kandidatexamen',
      fieldOfStudy: 'Medie- och kommunikationsvetenskap',
      city: 'Göteborg',
      from: '2014-08',
      to: '2017-06',
    },
  ],
  skills: [
    ['Sökannonsering', 5],
    ['Copywriting', 5],
    ['Dataanalys', 4],
    ['Sökmotoroptimering (SEO)', 4],
    ['E-postmarknadsföring', 4],
    ['Teamledning', 3],
  ],
  languages: [
    ['Svenska', 'native'],
    ['Engelska', 'c1', 'C1 Advanced (2018)'],
    ['Tyska', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 5],
    ['Klaviyo', 4],
    ['Microsoft Excel', 4],
    ['Figma', 3],
  ],
  certifications: [
    { name: 'Google Ads-certifiering i sökannonsering', by: 'Google', date: '2024-05' },
    { name: 'Diplomerad digital marknadsförare', by: 'Västra Handelsinstitutet', date: '2021-10' },
  ],
  courses: [
    {
      name: 'Webbanalys i praktiken',
      by: 'Dataverkstan Göteborg',
      date: '2023-04',
      description: 'Fem kursdagar: GA4, Looker Studio och grunderna i SQL.',
    },
    { name: 'Ny som teamledare', by: 'Ledarskapsakademin Kajen', date: '2023-01' },
  ],
  awards: [
    {
      name: 'Årets kampanj, kategori dagligvaror',
      by: 'E-handelsforum Väst',
      date: '2024-10',
      description: 'Vinnare bland 38 bidrag med ”Smak av väst”.',
    },
  ],
  projects: [
    {
      name: 'Smak av väst',
      role: 'Projektledare',
      from: '2024-03',
      to: '2024-08',
      url: 'smakavvast.example.com',
      description: 'Säsongskampanj med 15 gårdar: receptsajt, korta filmer och matlådor på prenumeration.',
    },
    {
      name: 'Byte av e-handelsplattform',
      role: 'Innehållsansvarig',
      from: '2023-02',
      to: '2023-06',
      description: 'Flytt av 1 800 sidor till en ny plattform utan tappade placeringar i sökresultaten.',
    },
  ],
  publications: [
    {
      title: 'Vad kunder läser innan de köper lokal mat',
      authors: 'E. Lindqvist, O. Nyberg',
      publisher: 'Tidskrift för e-handel, nr 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Föreningen Läsluren',
      role: 'Kommunikationsansvarig, ideellt',
      from: '2020-09',
      description: 'Sköter webbplats och insamlingar; under 2024 fick vi in 124 000 kronor till skolbibliotek.',
    },
  ],
  memberships: [{ organization: 'Marknadsföreningen Västkusten', role: 'Styrelseledamot', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Johan Bergström',
      position: 'Marknadschef',
      company: 'Åker & Äng AB',
      contact: 'johan.bergstrom@example.com',
    },
    {
      name: 'Karin Sandell',
      position: 'Butikschef',
      company: 'Bokhandeln Fyren',
      contact: 'karin.sandell@example.com',
    },
  ],
  interests: [
    'Långfärdsskridskor och vandring längs Bohusleden',
    'Körsång; jag har sjungit andrasopran i tio år',
    'Svamp, bär och allt som går att lägga in på burk',
  ],
  clause: SE_CURRENT,
});
