import { DK_CURRENT } from '../clauses/clauses-dk.ts';
import { demoContent } from './demo-content.ts';

/** No Danish subscriber's number begins with 1. */
export const DEMO_DK = demoContent({
  person: {
    firstName: 'Mette',
    lastName: 'Holm Jensen',
    profession: 'Marketing- og e-handelsspecialist',
    email: 'mette.jensen@example.com',
    phone: '+45 12 34 56 78',
    city: 'Aarhus',
    website: 'mette-jensen.example.com',
    linkedin: 'linkedin.com/in/mette.jensen',
  },
  summary:
    'Marketingspecialist med mere end seks års erfaring fra e-handel. Jeg forener dataanalyse med gode tekster: Min kampagne »Langbord« øgede salget med 33 % for et mindre budget end året før. Jeg trives bedst, hvor idéer bliver testet, før de bliver besluttet.',
  experiences: [
    {
      position: 'Senior marketingspecialist',
      company: 'Mark & Muld ApS',
      city: 'Aarhus',
      from: '2022-08',
      companyDescription: 'Webshop med fødevarer fra 85 lokale producenter og cirka 70.000 ordrer om året.',
      points: [
        'Planlægger og driver kampagner på Google og sociale medier med et årligt budget på 2,1 mio. kr.',
        'Indførte A/B-test af produktsiderne; konverteringsraten steg fra 2,2 % til 3,0 %.',
        'Leder et team på tre og samarbejder med to bureauer.',
      ],
      achievements: 'Sænkede prisen pr. ny kunde med 24 % på halvandet år.',
    },
    {
      position: 'Content manager',
      company: 'Boghandlen Fyrtårnet',
      city: 'Odense',
      from: '2019-08',
      to: '2022-07',
      points: [
        'Skrev og redigerede et ugentligt nyhedsbrev til 28.000 læsere; åbningsraten steg fra 24 % til 36 %.',
        'Lagde redaktionens arbejdsgang om, så en artikel kunne udgives på to dage i stedet for fem.',
        'Øgede den organiske trafik med 59 % på to år.',
      ],
    },
    {
      position: 'Studentermedhjælper, e-handel',
      company: 'Hør & Uld',
      city: 'Odense',
      from: '2017-11',
      to: '2019-06',
      points: [
        'Skrev produkttekster til 560 varer på dansk og engelsk.',
        'Besvarede henvendelser fra kunder; butikken holdt 4,7 af 5 stjerner i kundeanmeldelserne.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Syddansk Universitet',
      degree: 'Cand.merc.',
      fieldOfStudy: 'Markedsføring og e-handel',
      city: 'Odense',
      from: '2017-09',
      to: '2019-06',
      additionalActivities: 'Speciale om tillid til kundeanmeldelser, bedømt til 12.',
    },
    {
      schoolName: 'Aarhus Universitet',
      degree: 'Bachelor',
      fieldOfStudy: 'Medievidenskab',
      city: 'Aarhus',
      from: '2014-09',
      to: '2017-06',
    },
  ],
  skills: [
    ['Søgeannoncering', 5],
    ['Tekstforfatning', 5],
    ['Dataanalyse', 4],
    ['SEO', 4],
    ['E-mailmarketing', 4],
    ['Teamledelse', 3],
  ],
  languages: [
    ['Dansk', 'native'],
    ['Engelsk', 'c1', 'IELTS 7.5'],
    ['Tysk', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 4],
    ['Shopify', 4],
    ['Microsoft Excel', 4],
    ['Adobe Photoshop', 3],
  ],
  certifications: [
    { name: 'Google Ads-certificering i søgeannoncering', by: 'Google', date: '2024-01' },
    { name: 'Certificeret i digital markedsføring', by: 'Handelsakademiet Østbanen', date: '2021-09' },
  ],
  courses: [
    {
      name: 'Webanalyse i praksis',
      by: 'Dataværkstedet Aarhus',
      date: '2023-03',
      description: 'Fire dage med GA4, Looker Studio og grundlæggende SQL.',
    },
    { name: 'Ny som leder', by: 'Kursushuset Åkanden', date: '2023-01' },
  ],
  awards: [
    {
      name: 'Årets kampagne i kategorien dagligvarer',
      by: 'Jysk E-handelsforum',
      date: '2024-10',
      description: 'Vinder blandt 36 indstillede kampagner med »Langbord«.',
    },
  ],
  projects: [
    {
      name: 'Langbord',
      role: 'Projektleder',
      from: '2024-04',
      to: '2024-08',
      url: 'langbord.example.com',
      description:
        'Sommerkampagne med 14 producenter: fællesspisninger, opskriftssider og korte film til sociale medier.',
    },
    {
      name: 'Ny webshop',
      role: 'Indholdsansvarlig',
      from: '2023-02',
      to: '2023-06',
      description: 'Flytning af 1.700 sider til en ny platform uden tab af placeringer på Google.',
    },
  ],
  publications: [
    {
      title: 'Hvad kunder læser, før de køber lokal mad',
      authors: 'M. Holm Jensen, L. Krogh',
      publisher: 'Tidsskrift for e-handel, nr. 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Foreningen Grønne Gårde',
      role: 'Frivillig i kommunikationsgruppen',
      from: '2020-02',
      description: 'Står for hjemmeside og indsamlinger; i 2024 samlede vi 92.000 kr. ind til nye byhaver.',
    },
  ],
  memberships: [{ organization: 'Aarhus Markedsføringsforening', role: 'Bestyrelsesmedlem', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Mikkel Østergaard',
      position: 'Marketingchef',
      company: 'Mark & Muld ApS',
      contact: 'mikkel.oestergaard@example.com',
    },
    {
      name: 'Lone Friis',
      position: 'Indehaver',
      company: 'Boghandlen Fyrtårnet',
      contact: 'lone.friis@example.com',
    },
  ],
  interests: ['Vinterbadning i Aarhusbugten', 'Surdejsbagning og gamle kornsorter', 'Kajakture i Det Sydfynske Øhav'],
  clause: DK_CURRENT,
});
