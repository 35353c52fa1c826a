import { LT_CURRENT } from '../clauses/clauses-lt.ts';
import { demoContent } from './demo-content.ts';

export const DEMO_LT = demoContent({
  person: {
    firstName: 'Eglė',
    lastName: 'Šimkutė',
    profession: 'Rinkodaros ir el. prekybos specialistė',
    email: 'egle.simkute@example.com',
    phone: '+370 600 00 142',
    city: 'Kaunas',
    website: 'egle-simkute.example.com',
    linkedin: 'linkedin.com/in/egle.simkute',
  },
  summary:
    'Rinkodaros specialistė, turinti daugiau kaip šešerių metų patirtį elektroninėje prekyboje. Derinu duomenų analizę ir gerą tekstą: mano vadovauta kampanija „Kaimo skonis“ padidino pardavimus 32 %, nors biudžetas buvo penktadaliu mažesnis. Labiausiai mėgstu dirbti ten, kur sprendimai grindžiami bandymais, o ne nuojauta.',
  experiences: [
    {
      position: 'Vyresnioji rinkodaros specialistė',
      company: 'UAB „Ūkio krepšys“',
      city: 'Kaunas',
      from: '2022-03',
      companyDescription: 'Internetinė ūkininkų produktų parduotuvė: 70 tiekėjų ir apie 50 000 užsakymų per metus.',
      points: [
        'Planuoju ir valdau paieškos ir socialinių tinklų kampanijas, kurių metinis biudžetas – 140 000 €.',
        'Pradėjau taikyti prekių puslapių A/B testus; konversijos rodiklis išaugo nuo 1,9 % iki 2,8 %.',
        'Vadovauju trijų žmonių komandai ir bendradarbiauju su dviem agentūromis.',
      ],
      achievements: 'Per pusantrų metų naujo kliento pritraukimo kaina sumažėjo 23 %.',
    },
    {
      position: 'Turinio specialistė',
      company: 'Knygynas „Švyturio šviesa“',
      city: 'Vilnius',
      from: '2019-09',
      to: '2022-02',
      points: [
        'Rengiau savaitinį naujienlaiškį 22 000 prenumeratorių; atidarymo rodiklis pakilo nuo 25 % iki 37 %.',
        'Sudariau turinio planą, dėl kurio straipsnio parengimas sutrumpėjo nuo penkių iki dviejų dienų.',
        'Per dvejus metus lankytojų srautą iš paieškos padidinau 64 %.',
      ],
    },
    {
      position: 'El. parduotuvės asistentė',
      company: 'MB „Lino namai“',
      city: 'Vilnius',
      from: '2018-02',
      to: '2019-08',
      points: [
        'Aprašiau ir į el. parduotuvę įkėliau 480 prekių lietuvių ir anglų kalbomis.',
        'Atsakydavau į klientų užklausas; 97 % atsiliepimų buvo teigiami.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Vilniaus universitetas',
      degree: 'Magistro laipsnis',
      fieldOfStudy: 'Rinkodara ir integruota komunikacija',
      city: 'Vilnius',
      from: '2017-09',
      to: '2019-06',
      additionalActivities: 'Studentų rinkodaros klubo pirmininkė; magistro darbas apie pasitikėjimą atsiliepimais.',
    },
    {
      schoolName: 'Vytauto Didžiojo universitetas',
      degree: 'Bakalauro laipsnis',
      fieldOfStudy: 'Viešoji komunikacija',
      city: 'Kaunas',
      from: '2013-09',
      to: '2017-06',
    },
  ],
  skills: [
    ['Reklama paieškos sistemose', 5],
    ['Tekstų kūrimas ir redagavimas', 5],
    ['Duomenų analizė', 4],
    ['SEO', 4],
    ['El. pašto rinkodara', 4],
    ['Vadovavimas komandai', 3],
  ],
  languages: [
    ['Lietuvių', 'native'],
    ['Anglų', 'c1', 'IELTS 7.5'],
    ['Lenkų', 'b1'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 4],
    ['Meta Ads Manager', 4],
    ['Microsoft Excel', 4],
    ['Figma', 3],
  ],
  certifications: [
    { name: '„Google Ads“ paieškos reklamos sertifikatas', by: 'Google', date: '2024-04' },
    { name: 'Skaitmeninės rinkodaros specialistės pažymėjimas', by: 'Nemuno verslo institutas', date: '2021-11' },
  ],
  courses: [
    {
      name: 'Interneto analitika praktiškai',
      by: 'Duomenų dirbtuvės, Kaunas',
      date: '2023-03',
      description: '32 valandos: GA4, „Looker Studio“ ir SQL pagrindai.',
    },
    { name: 'Pirmą kartą vadovauju', by: 'Lyderystės mokykla „Santaka“', date: '2022-10' },
  ],
  awards: [
    {
      name: 'Metų kampanija, prekybos kategorija',
      by: 'Elektroninės prekybos forumas „Krantas“',
      date: '2024-11',
      description: 'Pirmoji vieta tarp 29 kampanijų už „Kaimo skonį“.',
    },
  ],
  projects: [
    {
      name: 'Kaimo skonis',
      role: 'Projekto vadovė',
      from: '2024-04',
      to: '2024-09',
      url: 'kaimoskonis.example.com',
      description:
        'Sezoninė kampanija su 16 ūkininkų: receptų svetainė, vaizdo įrašų ciklas ir degustaciniai rinkiniai.',
    },
    {
      name: 'Perėjimas prie naujos platformos',
      role: 'Atsakinga už turinį',
      from: '2023-01',
      to: '2023-05',
      description: 'Perkelta 1 400 puslapių, neprarandant pozicijų paieškos rezultatuose.',
    },
  ],
  publications: [
    {
      title: 'Kaip internete pasakoti apie vietos maistą',
      authors: 'E. Šimkutė, R. Jonaitis',
      publisher: 'Elektroninė prekyba, Nr. 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Labdaros fondas „Šiltas kiemas“',
      role: 'Savanorė, komunikacija',
      from: '2020-11',
      description: 'Tvarkau fondo paskyras ir aukų rinkimo kampanijas; 2024 metais surinkome 8 900 €.',
    },
  ],
  memberships: [{ organization: 'Kauno rinkodaros bendrija', role: 'Valdybos narė', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Tomas Petrauskas',
      position: 'Rinkodaros vadovas',
      company: 'UAB „Ūkio krepšys“',
      contact: 'tomas.petrauskas@example.com',
    },
    {
      name: 'Daiva Jankauskienė',
      position: 'Vadovė',
      company: 'Knygynas „Švyturio šviesa“',
      contact: 'daiva.jankauskiene@example.com',
    },
  ],
  interests: [
    'Žygiai baidarėmis Dzūkijos upėmis',
    'Liaudies dainos – giedu sutartinių grupėje',
    'Juoda ruginė duona pagal močiutės receptą',
  ],
  clause: LT_CURRENT,
});
