/** A JSON Resume with every field of the format's version 1.0.0. All texts are different. */
export const FULL_JSON_RESUME = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Maria Anna Curie',
    label: 'Fizyczka',
    image: 'https://example.com/maria.jpg',
    email: 'maria@example.com',
    phone: '(22) 555-4321',
    url: 'https://maria.example.com',
    summary: 'Bada promieniotwórczość.\nUczy w Paryżu.',
    location: {
      address: 'ul. Freta 16\nlok. 3',
      postalCode: '00-227',
      city: 'Warszawa',
      countryCode: 'PL',
      region: 'Mazowieckie',
    },
    profiles: [
      { network: 'Twitter', username: 'mcurie', url: '' },
      { network: 'GitHub', username: 'maria-c', url: 'https://github.com/maria-c' },
      { network: 'Mastodon', username: '@maria', url: 'https://fizyka.example/users/1867' },
    ],
  },
  work: [
    {
      name: 'Sorbona',
      location: 'Paryż, Francja',
      description: 'Uniwersytet od 1257 roku',
      position: 'Profesor',
      url: 'https://sorbonne.example.com',
      startDate: '2006-11-05',
      endDate: '2014-07-04',
      summary: 'Prowadzenie katedry fizyki.',
      highlights: ['Pierwsza kobieta na tej katedrze', 'Laboratorium radu'],
    },
  ],
  volunteer: [
    {
      organization: 'Petites Curies',
      position: 'Kierowca',
      url: 'https://rentgen.example.com/',
      startDate: '2014-08',
      endDate: '2018',
      summary: 'Ruchome aparaty rentgenowskie.',
      highlights: ['Milion prześwietleń'],
    },
  ],
  education: [
    {
      institution: 'Uniwersytet Paryski',
      url: 'https://paris.example.com/',
      area: 'Fizyka',
      studyType: 'licencjat',
      startDate: '1991-11-03',
      endDate: '1993-07-28',
      score: '19,5/20',
      courses: ['Mechanika 101', 'Chemia mineralna'],
    },
  ],
  awards: [
    { title: 'Nagroda Nobla', date: '2003-12-10', awarder: 'Akademia Szwedzka', summary: 'Z Piotrem i Henrim.' },
  ],
  certificates: [{ name: 'Prawo jazdy', date: '2016-07', issuer: 'Prefektura', url: 'https://permis.example.com' }],
  publications: [
    {
      name: 'O nowym pierwiastku',
      publisher: 'Comptes rendus',
      releaseDate: '1998-07-18',
      url: 'https://publi.example.com/polon',
      summary: 'O polonie w blendzie smolistej.',
    },
  ],
  skills: [{ name: 'Chemia analityczna', level: 'Mistrzyni', keywords: ['krystalizacja', 'elektrometr'] }],
  languages: [
    { language: 'polski', fluency: 'Native speaker' },
    { language: 'francuski', fluency: 'Fluent' },
  ],
  interests: [{ name: 'Rower', keywords: ['Bretania', 'podróż poślubna'] }],
  references: [{ name: 'Pierre Curie', reference: 'Najlepsza badaczka, z jaką pracowałem.' }],
  projects: [
    {
      name: 'Wydzielenie radu',
      description: 'Gram chlorku radu z tony rudy.',
      highlights: ['Masa atomowa 225'],
      keywords: ['rad', 'bar'],
      startDate: '1998-12-26',
      endDate: '2002-03-28',
      url: 'rad.example.com',
      roles: ['kierowniczka', 'laborantka'],
      entity: 'Szkoła Fizyki i Chemii',
      type: 'badanie',
    },
  ],
  meta: { canonical: 'https://example.com/resume.json', version: 'v1.0.0', lastModified: '2024-01-02T03:04:05' },
};

/** What importing it tells: a resume has no field for one of its profiles, and no photo is fetched. */
export const FULL_JSON_RESUME_NOTES = [
  { kind: 'photo', path: 'basics.image', text: 'https://example.com/maria.jpg' },
  { kind: 'moved', path: 'basics.profiles', text: '@maria, https://fizyka.example/users/1867', to: 'personal-data' },
];
