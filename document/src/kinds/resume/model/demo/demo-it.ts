import { IT_CURRENT } from '../clauses/clauses-it.ts';
import { demoContent } from './demo-content.ts';

export const DEMO_IT = demoContent({
  person: {
    firstName: 'Giulia',
    lastName: 'Ferrari',
    profession: 'Specialista marketing ed e-commerce',
    email: 'giulia.ferrari@example.com',
    phone: '+39 320 000 0142',
    city: 'Bologna',
    website: 'giulia-ferrari.example.com',
    linkedin: 'linkedin.com/in/giulia.ferrari',
  },
  summary:
    'Specialista marketing con oltre sei anni di esperienza nel commercio online. Unisco analisi dei dati e buona scrittura: la campagna «Tavola di casa», che ho diretto, ha aumentato le vendite del 36% con un budget inferiore di un quinto. Lavoro al meglio dove si decide in base ai test e non alle impressioni.',
  experiences: [
    {
      position: 'Senior marketing specialist',
      company: 'Cascina Online S.r.l.',
      city: 'Bologna',
      from: '2022-01',
      companyDescription: 'E-commerce di specialità regionali con 115 produttori e circa 78.000 ordini l’anno.',
      points: [
        'Pianifico e gestisco campagne sui motori di ricerca e sui social con un budget annuo di 230.000 €.',
        'Ho introdotto gli A/B test sulle schede prodotto, portando il tasso di conversione dall’1,6% al 2,4%.',
        'Coordino un gruppo di tre persone e due agenzie esterne.',
      ],
      achievements: 'In due anni ho ridotto del 25% il costo di acquisizione di un nuovo cliente.',
    },
    {
      position: 'Content specialist',
      company: 'Libreria del Portico Verde',
      city: 'Bologna',
      from: '2019-11',
      to: '2021-12',
      points: [
        'Ho curato una newsletter settimanale per 36.000 iscritti; il tasso di apertura è salito dal 23% al 35%.',
        'Ho riorganizzato il piano editoriale, riducendo i tempi di pubblicazione da cinque giorni a due.',
        'Ho aumentato il traffico organico del 57% in due anni.',
      ],
    },
    {
      position: 'Assistente e-commerce',
      company: 'Lino & Canapa',
      city: 'Modena',
      from: '2018-09',
      to: '2019-10',
      points: [
        'Ho scritto e pubblicato 610 schede prodotto in italiano e in inglese.',
        'Ho gestito il servizio clienti via e-mail e chat, con il 96% di recensioni positive.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Alma Mater Studiorum – Università di Bologna',
      degree: 'Laurea magistrale',
      fieldOfStudy: 'Comunicazione pubblica e d’impresa',
      city: 'Bologna',
      from: '2016-09',
      to: '2018-07',
      additionalActivities: 'Votazione: 110 e lode; tesi sulla fiducia nelle recensioni online.',
    },
    {
      schoolName: 'Università degli Studi di Parma',
      degree: 'Laurea triennale',
      fieldOfStudy: 'Comunicazione e media contemporanei',
      city: 'Parma',
      from: '2013-09',
      to: '2016-07',
    },
  ],
  skills: [
    ['Pubblicità sui motori di ricerca', 5],
    ['Copywriting', 5],
    ['Analisi dei dati', 4],
    ['SEO', 4],
    ['E-mail marketing', 4],
    ['Gestione del team', 3],
  ],
  languages: [
    ['Italiano', 'native'],
    ['Inglese', 'c1', 'C1 Advanced (2017)'],
    ['Francese', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 5],
    ['WooCommerce', 4],
    ['Microsoft Excel', 4],
    ['Canva', 3],
  ],
  certifications: [
    { name: 'Certificazione Google Ads per la rete di ricerca', by: 'Google', date: '2024-03' },
    { name: 'Esperta in marketing digitale', by: 'Istituto Emiliano del Commercio', date: '2021-06' },
  ],
  courses: [
    {
      name: 'Web analytics sul campo',
      by: 'Officina Dati, Bologna',
      date: '2023-05',
      description: '40 ore: GA4, Looker Studio e fondamenti di SQL.',
    },
    { name: 'Guidare un piccolo gruppo di lavoro', by: 'Scuola di Management Navile', date: '2022-10' },
  ],
  awards: [
    {
      name: 'Premio Campagna dell’anno, sezione alimentare',
      by: 'Forum E-commerce Emilia',
      date: '2024-11',
      description: 'Primo posto su 44 candidature con «Tavola di casa».',
    },
  ],
  projects: [
    {
      name: 'Tavola di casa',
      role: 'Responsabile di progetto',
      from: '2024-02',
      to: '2024-09',
      url: 'tavoladicasa.example.com',
      description: 'Campagna stagionale con 21 produttori: ricettario online, video brevi e cassette degustazione.',
    },
    {
      name: 'Nuova piattaforma e-commerce',
      role: 'Responsabile dei contenuti',
      from: '2023-01',
      to: '2023-06',
      description: 'Migrazione di 2.100 pagine senza perdere posizioni nei risultati di ricerca.',
    },
  ],
  publications: [
    {
      title: 'Raccontare il cibo locale in rete',
      authors: 'G. Ferrari, L. Conti',
      publisher: 'Commercio digitale, n. 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Associazione Orti in Città',
      role: 'Volontaria per la comunicazione',
      from: '2020-06',
      description: 'Curo i social e le raccolte fondi: nel 2024 abbiamo raccolto 11.200 € per gli orti delle scuole.',
    },
  ],
  memberships: [{ organization: 'Circolo emiliano del marketing', role: 'Membro del direttivo', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Matteo Gallo',
      position: 'Direttore marketing',
      company: 'Cascina Online S.r.l.',
      contact: 'matteo.gallo@example.com',
    },
    {
      name: 'Paola Rinaldi',
      position: 'Titolare',
      company: 'Libreria del Portico Verde',
      contact: 'paola.rinaldi@example.com',
    },
  ],
  interests: [
    'Trekking sull’Appennino, soprattutto lungo la Via degli Dei',
    'Pasta fresca tirata al mattarello',
    'Fumetto d’autore e festival di illustrazione',
  ],
  clause: IT_CURRENT,
});
