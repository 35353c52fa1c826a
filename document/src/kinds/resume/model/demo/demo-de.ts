import { DE_CURRENT } from '../clauses/clauses-de.ts';
import { demoContent } from './demo-content.ts';

/** The phone number is in a range that the Bundesnetzagentur reserves for fiction. */
export const DEMO_DE = demoContent({
  person: {
    firstName: 'Julia',
    lastName: 'Becker',
    profession: 'Marketing- und E-Commerce-Managerin',
    email: 'julia.becker@example.com',
    phone: '+49 171 3920042',
    city: 'Köln',
    website: 'julia-becker.example.com',
    linkedin: 'linkedin.com/in/julia.becker',
  },
  summary:
    'Marketing-Managerin mit mehr als sechs Jahren Erfahrung im Onlinehandel. Ich verbinde saubere Datenanalyse mit guten Texten: Meine Kampagne „Frisch vom Hof“ steigerte den Umsatz um 36 % bei einem um ein Fünftel kleineren Budget. Entscheidungen treffe ich am liebsten auf der Grundlage von Tests.',
  experiences: [
    {
      position: 'Senior Marketing-Managerin',
      company: 'Hofkiste Rheinland GmbH',
      city: 'Köln',
      from: '2022-04',
      companyDescription:
        'Onlineshop für regionale Lebensmittel mit 110 Erzeugern und rund 80.000 Bestellungen im Jahr.',
      points: [
        'Verantwortung für Suchmaschinen- und Social-Media-Kampagnen mit einem Jahresbudget von 320.000 €',
        'Einführung von A/B-Tests auf den Produktseiten; Conversion-Rate von 2,0 % auf 2,8 % gesteigert',
        'Fachliche Führung eines dreiköpfigen Teams und Steuerung von zwei Agenturen',
      ],
      achievements: 'Kosten der Neukundengewinnung innerhalb von 18 Monaten um 29 % gesenkt.',
    },
    {
      position: 'Content-Managerin',
      company: 'Buchhandlung Federkiel',
      city: 'Bonn',
      from: '2019-10',
      to: '2022-03',
      points: [
        'Redaktion eines wöchentlichen Newsletters mit 52.000 Abonnenten; Öffnungsrate von 21 % auf 33 % erhöht',
        'Aufbau eines Redaktionsplans, der die Zeit bis zur Veröffentlichung von fünf auf zwei Tage verkürzte',
        'Organischen Suchtraffic in zwei Jahren um 61 % gesteigert',
      ],
    },
    {
      position: 'Werkstudentin E-Commerce',
      company: 'Leinen & Garn',
      city: 'Münster',
      from: '2018-04',
      to: '2019-09',
      points: [
        'Pflege von 780 Artikeln im Onlineshop und auf zwei Marktplätzen',
        'Bearbeitung von Kundenanfragen mit einer durchschnittlichen Bewertung von 4,8 von 5 Sternen',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Universität Münster',
      degree: 'Master of Arts',
      fieldOfStudy: 'Kommunikationswissenschaft',
      city: 'Münster',
      from: '2017-10',
      to: '2019-09',
      additionalActivities: 'Abschlussnote 1,4; Masterarbeit über Vertrauen in Produktbewertungen.',
    },
    {
      schoolName: 'Ruhr-Universität Bochum',
      degree: 'Bachelor of Arts',
      fieldOfStudy: 'Medienwissenschaft und Germanistik',
      city: 'Bochum',
      from: '2014-10',
      to: '2017-09',
    },
  ],
  skills: [
    ['Suchmaschinenwerbung (SEA)', 5],
    ['Texten und Redaktion', 5],
    ['Datenanalyse', 4],
    ['Suchmaschinenoptimierung (SEO)', 4],
    ['Projektmanagement', 4],
    ['Mitarbeiterführung', 3],
  ],
  languages: [
    ['Deutsch', 'native'],
    ['Englisch', 'c1', 'TOEFL iBT, 108 Punkte'],
    ['Französisch', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 4],
    ['Shopware', 4],
    ['Microsoft Excel', 4],
    ['Adobe InDesign', 3],
  ],
  certifications: [
    { name: 'Google-Ads-Zertifizierung für das Suchnetzwerk', by: 'Google', date: '2024-03' },
    { name: 'Online-Marketing-Managerin', by: 'Rheinische Akademie für Handel', date: '2021-05' },
  ],
  courses: [
    {
      name: 'Webanalyse mit GA4 und Looker Studio',
      by: 'Datenwerkstatt Köln',
      date: '2023-02',
      description: 'Fünf Tage mit Abschlussprojekt aus dem eigenen Unternehmen.',
    },
    { name: 'Führen ohne Vorgesetztenfunktion', by: 'Seminarhaus Rheinaue', date: '2022-11' },
  ],
  awards: [
    {
      name: 'Handelspreis NRW, Kategorie „Kampagne des Jahres“',
      by: 'Forum Onlinehandel West',
      date: '2024-11',
      description: 'Erster Platz unter 57 Einreichungen für „Frisch vom Hof“.',
    },
  ],
  projects: [
    {
      name: 'Frisch vom Hof',
      role: 'Projektleitung',
      from: '2024-03',
      to: '2024-09',
      url: 'frischvomhof.example.com',
      description: 'Saisonkampagne mit 20 Höfen: Hofporträts auf Video, Rezeptseiten und ein Abo für Gemüsekisten.',
    },
    {
      name: 'Relaunch des Onlineshops',
      role: 'Verantwortliche für Inhalte',
      from: '2023-01',
      to: '2023-08',
      description: 'Umzug von 2.900 Seiten auf Shopware ohne Verluste in den Suchergebnissen.',
    },
  ],
  publications: [
    {
      title: 'Regionale Lebensmittel im Netz erzählen',
      authors: 'J. Becker, T. Wirtz',
      publisher: 'Handel im Netz, Heft 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Lesepaten Köln-Ehrenfeld e. V.',
      role: 'Öffentlichkeitsarbeit',
      from: '2020-09',
      description: 'Betreuung der Website und der Spendenaufrufe; 2024 kamen 14.800 € für Schulbibliotheken zusammen.',
    },
  ],
  memberships: [{ organization: 'Marketingkreis Rheinland', role: 'Vorstandsmitglied', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Thomas Krüger',
      position: 'Leiter Marketing',
      company: 'Hofkiste Rheinland GmbH',
      contact: 'thomas.krueger@example.com',
    },
    {
      name: 'Sabine Vogt',
      position: 'Geschäftsführerin',
      company: 'Buchhandlung Federkiel',
      contact: 'sabine.vogt@example.com',
    },
  ],
  interests: [
    'Mehrtägige Wanderungen in der Eifel und an der Mosel',
    'Analoge Fotografie mit eigener Dunkelkammer',
    'Volleyball in einer Hobbymannschaft',
  ],
  clause: DE_CURRENT,
});
