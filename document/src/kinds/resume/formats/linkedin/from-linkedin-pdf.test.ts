import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { item } from '../../../../testing/foreign-page.ts';
import { resumeSchema } from '../../model/resume.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { DOUBTFUL_BELOW } from '../intake/imported-resume.ts';
import { fromLinkedInPdf, isLinkedInPdf } from './from-linkedin-pdf.ts';
import { type LinkedInProfilePages, linkedInPages } from './testing/linkedin-pages.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'en' } as const;

function read(profile: LinkedInProfilePages) {
  const items = linkedInPages(profile);
  expect(isLinkedInPdf(items)).toBe(true);
  const { resume, notes, readings = [] } = fromLinkedInPdf(items, setting);
  resumeSchema.parse(resume);
  return { resume, notes, readings, sections: resume.sections, person: resume.sections['personal-data'].data };
}

const LONG =
  'Planned and ran the renewal of the harbour signals, from the first measurements at night to the acceptance by the port, with a crew of eleven people and three contractors.';

const PROFILE: LinkedInProfilePages = {
  name: 'Maja Lindqvist',
  headline: 'Signal engineer who keeps ships and trains apart | Rail and harbour systems | Speaker',
  place: 'Gothenburg, Västra Götaland County, Sweden',
  contact: [
    { text: '+46 70 174 06 35', label: 'Mobile' },
    { text: 'maja.lindqvist@example.com' },
    { text: 'www.linkedin.com/in/maja-lindqvist-signals-0a1b2c3d4', label: 'LinkedIn', isLink: true },
    { text: 'lindqvist.example', label: 'Portfolio', isLink: true },
    { text: 'github.com/majali', label: 'Other', isLink: true },
  ],
  skills: ['Interlocking', 'Project Management', 'ETCS'],
  languages: ['Swedish (Native or Bilingual)', 'German (Limited Working)', 'Latin'],
  certifications: ['Certified Signalling Designer of the Nordic Railway Academy', 'Prince2'],
  honours: ['Young Engineer of the Year in the Western Region'],
  summary: ['I make signals work.', `• ${LONG}`, '• Night work'],
  experience: [
    {
      company: 'Port of Gothenburg',
      total: '6 years 3 months',
      positions: [
        {
          title: 'Head of Signals',
          dates: 'January 2020 - Present (5 years)',
          place: 'Gothenburg, Sweden',
          description: [LONG, '- Cut outages', '- Trained staff'],
        },
        {
          title: 'Signal Engineer, Responsible for the Outer Harbour and the Railway Yard by the Sea',
          dates: 'October 2018 - January 2020 (1 year 4 months)',
        },
      ],
    },
    { company: 'Banverket', positions: [{ title: 'Trainee', dates: '2016 - 2018 (2 years)', place: 'Austin, TX' }] },
    {
      company: 'Skeppsbro AB',
      positions: [{ title: 'Intern', dates: 'June 2015 - August 2015 (3 months)', description: ['Counted ships.'] }],
    },
  ],
  education: [
    {
      school: 'Chalmers University of Technology',
      degree: 'Master of Science - MS, Electrical Engineering · (2011 - 2016)',
    },
    { school: 'Hvitfeldtska', degree: 'Natural Sciences · (2011)' },
    { school: 'Folkhögskola', degree: '' },
  ],
};

describe("LinkedIn's Save to PDF", () => {
  test('is read into all fields', () => {
    const { person, sections, resume, notes } = read(PROFILE);
    expect(person).toMatchObject({
      firstName: 'Maja',
      lastName: 'Lindqvist',
      profession: PROFILE.headline,
      city: PROFILE.place,
      phone: '+46 70 174 06 35',
      email: 'maja.lindqvist@example.com',
      linkedin: 'www.linkedin.com/in/maja-lindqvist-signals-0a1b2c3d4',
      website: 'lindqvist.example',
      github: 'github.com/majali',
    });
    expect(resume.name).toBe('Maja Lindqvist');
    expect(richTextToPlain(sections.summary.data.content)).toBe(`I make signals work.\n${LONG}\nNight work`);
    expect(sections.skills.data.items.map(({ name }) => name)).toEqual(PROFILE.skills);
    expect(sections.languages.data.items).toMatchObject([
      { language: 'Swedish', level: 'native', levelDescription: 'Native or Bilingual' },
      { language: 'German', level: 'b1', levelDescription: 'Limited Working' },
      { language: 'Latin', level: '', levelDescription: '' },
    ]);
    expect(sections.certifications.data.items.map(({ name }) => name)).toEqual(PROFILE.certifications);
    expect(sections.awards.data.items.map(({ name }) => name)).toEqual(PROFILE.honours);
    expect(sections.experiences.data.items).toMatchObject([
      {
        position: 'Head of Signals',
        company: 'Port of Gothenburg',
        city: 'Gothenburg',
        country: 'Sweden',
        dateFrom: '2020-01',
        dateTo: '',
        present: true,
      },
      {
        position: PROFILE.experience?.[0]?.positions[1]?.title,
        company: 'Port of Gothenburg',
        city: '',
        dateFrom: '2018-10',
        dateTo: '2020-01',
        present: false,
      },
      { position: 'Trainee', company: 'Banverket', city: 'Austin, TX', country: '', dateFrom: '2016', dateTo: '2018' },
      { position: 'Intern', company: 'Skeppsbro AB', city: '', dateFrom: '2015-06', dateTo: '2015-08' },
    ]);
    expect(sections.experiences.data.items.map(({ description }) => richTextToPlain(description))).toEqual([
      `${LONG}\nCut outages\nTrained staff`,
      '',
      '',
      'Counted ships.',
    ]);
    expect(sections.education.data.items).toMatchObject([
      {
        schoolName: 'Chalmers University of Technology',
        degree: 'Master of Science - MS',
        fieldOfStudy: 'Electrical Engineering',
        dateFrom: '2011',
        dateTo: '2016',
      },
      {
        schoolName: 'Hvitfeldtska',
        degree: 'Natural Sciences',
        fieldOfStudy: '',
        dateFrom: '',
        dateTo: '2011',
        present: false,
      },
      { schoolName: 'Folkhögskola', degree: '', dateFrom: '', dateTo: '', present: false },
    ]);
    expect(notes).toEqual([]);
  });

  test('gives each field its place, and doubts only what the layout leaves open', () => {
    const { readings } = read(PROFILE);
    const doubtful = readings.filter(({ confidence }) => confidence < DOUBTFUL_BELOW);
    expect(doubtful.map(({ entryId, field }) => `${entryId} ${field}`)).toEqual([
      'education-2 degree',
      'education-2 dateTo',
    ]);
    const city = readings.find(
      ({ section, field, entryId }) => section === 'experiences' && field === 'city' && entryId === 'experiences-3',
    );
    const [line] = linkedInPages(PROFILE).filter(({ text }) => text === 'Austin, TX');
    expect(city?.place).toMatchObject({ page: line?.page, x: 223.6 });
    expect(readings.every(({ place }) => place !== null)).toBe(true);
    expect(readings.find(({ field }) => field === 'email')?.place?.x).toBeCloseTo(21.6);
  });

  test.each([
    [
      'Polish',
      {
        contact: 'Kontakt',
        skills: 'Najważniejsze umiejętności',
        languages: 'Języki',
        summary: 'Podsumowanie',
        experience: 'Doświadczenie',
        education: 'Wykształcenie',
      },
      'styczeń 2019 - obecnie (5 lat)',
      '5 lat 2 mies.',
      'Strona 1 z 2',
    ],
    [
      'German',
      {
        contact: 'Kontakt',
        skills: 'Top-Kenntnisse',
        languages: 'Languages',
        summary: 'Zusammenfassung',
        experience: 'Berufserfahrung',
        education: 'Ausbildung',
      },
      'Januar 2019 – Heute (5 Jahre)',
      '5 Jahre 2 Monate',
      'Seite 1 von 2',
    ],
    [
      'Spanish',
      {
        contact: 'Contactar',
        skills: 'Aptitudes principales',
        languages: 'Languages',
        summary: 'Extracto',
        experience: 'Experiencia',
        education: 'Educación',
      },
      'enero de 2019 - Actualidad (5 años)',
      '5 años 2 meses',
      'Página 1 de 2',
    ],
    [
      'Italian',
      {
        contact: 'Contatti',
        skills: 'Competenze principali',
        languages: 'Languages',
        summary: 'Riepilogo',
        experience: 'Esperienza',
        education: 'Formazione',
      },
      'gennaio 2019 - Presente (5 anni)',
      '5 anni 2 mesi',
      'Pagina 1 di 2',
    ],
    [
      'Swedish',
      {
        contact: 'Kontakta',
        skills: 'Främsta kompetenser',
        languages: 'Languages',
        summary: 'Sammanfattning',
        experience: 'Erfarenhet',
        education: 'Utbildning',
      },
      'januari 2019 - nu (5 år)',
      '5 år 2 månader',
      'Sida 1 av 2',
    ],
    [
      'Danish',
      {
        contact: 'Kontakt',
        skills: 'Mest repræsenterede kompetencer',
        languages: 'Languages',
        summary: 'Resumé',
        experience: 'Erfaring',
        education: 'Uddannelse',
      },
      'januar 2019 - Nuværende (5 år)',
      '5 år 2 måneder',
      'Side 1 af 2',
    ],
    [
      'Czech',
      {
        contact: 'Kontakt',
        skills: 'Hlavní dovednosti',
        languages: 'Jazyky',
        summary: 'Souhrn',
        experience: 'Zkušenosti',
        education: 'Vzdělání',
      },
      'leden 2019 - současnost (5 let)',
      '5 let 2 měsíce',
      'Stránka 1 z 2',
    ],
    [
      'Ukrainian',
      {
        contact: 'Контакти',
        skills: 'Основні навички',
        languages: 'Мови',
        summary: 'Загальна інформація',
        experience: 'Досвід роботи',
        education: 'Освіта',
      },
      'січень 2019 - дотепер (5 років)',
      '5 років 2 місяці',
      'Сторінка 1 з 2',
    ],
  ])('is read in %s', (_language, words, dates, total, footer) => {
    const { sections, person } = read({
      ...PROFILE,
      words,
      footer: () => footer,
      experience: [
        { company: 'Bolt', total, positions: [{ title: 'Engineer', dates, place: 'Oslo', description: ['Ran it.'] }] },
      ],
    });
    expect(person).toMatchObject({ email: 'maja.lindqvist@example.com', phone: '+46 70 174 06 35' });
    expect(sections.skills.data.items).toHaveLength(3);
    expect(sections.languages.data.items).toHaveLength(3);
    expect(sections.summary.data.content).not.toEqual([]);
    expect(sections.experiences.data.items).toMatchObject([
      { position: 'Engineer', company: 'Bolt', city: 'Oslo', dateFrom: '2019-01', dateTo: '', present: true },
    ]);
    expect(sections.education.data.items).toHaveLength(3);
  });

  test('is read under headings in an unknown language', () => {
    const words = { contact: 'Elérhetőség', experience: 'Tapasztalat', skills: 'Legfontosabb készségek' };
    const { sections, person } = read({ ...PROFILE, words });
    expect(person).toMatchObject({ email: 'maja.lindqvist@example.com', phone: '+46 70 174 06 35' });
    expect(sections.experiences.data.items).toHaveLength(4);
    expect(sections['custom-1']).toMatchObject({
      config: { title: 'Legfontosabb készségek' },
      data: { items: [{ title: 'Interlocking' }, { title: 'Project Management' }, { title: 'ETCS' }] },
    });
  });

  test('is read over page breaks', () => {
    const description = Array.from({ length: 60 }, (_, index) => `- Step ${index} of the plan`);
    const { sections } = read({
      ...PROFILE,
      experience: [
        {
          company: 'Bolt',
          positions: [
            { title: 'Engineer', dates: 'May 2019 - June 2020 (1 year)', place: 'Oslo, Norway', description },
          ],
        },
        {
          company: 'Nut',
          positions: [{ title: 'Fitter', dates: 'May 2018 - May 2019 (1 year)', place: 'Bergen, Norway' }],
        },
      ],
    });
    const [first, second] = sections.experiences.data.items;
    expect(first?.description).toMatchObject([{ type: 'list', items: { length: 60 } }]);
    expect(second).toMatchObject({ position: 'Fitter', company: 'Nut', city: 'Bergen', country: 'Norway' });
    expect(JSON.stringify(sections)).not.toMatch(/Page|of 3/);
  });

  test.each([
    ['Kanika Manna, PhD', 'Kanika', 'Manna, PhD'],
    ['Brian Swann - MBA', 'Brian', 'Swann - MBA'],
    ['Anna Maria Nowak (Kowal)', 'Anna Maria', 'Nowak (Kowal)'],
    ['Cher', 'Cher', ''],
  ])('splits the name %s', (name, firstName, lastName) => {
    expect(read({ ...PROFILE, name }).person).toMatchObject({ firstName, lastName });
  });

  test('keeps dates that are none in the description, with a note', () => {
    const { sections, notes } = read({
      ...PROFILE,
      experience: [
        { company: 'Bolt', positions: [{ title: 'Engineer', dates: 'some time before 1970', place: 'Oslo' }] },
      ],
    });
    expect(notes).toMatchObject([{ kind: 'not-a-date', text: 'some time before 1970' }]);
    expect(richTextToPlain(sections.experiences.data.items[0]?.description ?? [])).toBe('some time before 1970');
  });
});

describe('pages of other programs', () => {
  test('are no LinkedIn profile', () => {
    expect(isLinkedInPdf([])).toBe(false);
    const page = [
      item(1, 40, { x: 40, text: 'Anna Nowak', size: 26 }),
      item(1, 60, { x: 40, text: 'www.linkedin.com/in/anna (LinkedIn)' }),
      item(1, 90, { x: 40, text: 'Experience', size: 15.75 }),
      item(1, 110, { x: 250, text: 'Bolt', size: 12 }),
    ];
    expect(isLinkedInPdf(page)).toBe(false);
  });
});

describe('any profile', () => {
  const words = fc
    .array(fc.stringMatching(/^[A-Za-zÅÄÖąęłż]{1,14}$/), { minLength: 1, maxLength: 40 })
    .map((list) => list.join(' '));
  const short = fc
    .array(fc.stringMatching(/^[A-Z][a-zåäö]{2,9}$/), { minLength: 1, maxLength: 3 })
    .map((list) => list.join(' '));
  const profile: fc.Arbitrary<LinkedInProfilePages> = fc.record({
    name: fc.constant('Maja Lindqvist'),
    headline: words,
    place: short,
    skills: fc.array(words, { maxLength: 5 }),
    summary: fc.array(words, { minLength: 1, maxLength: 4 }),
    experience: fc.array(
      fc.record({
        company: words,
        positions: fc.array(
          fc.record({
            title: words,
            dates: fc.constant('May 2019 - June 2020 (1 year 2 months)'),
            place: short,
            description: fc.array(words, { maxLength: 6 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    education: fc.array(fc.record({ school: words, degree: words }), { maxLength: 3 }),
  });

  test('keeps all its words, in order, in the fields they belong to', () => {
    fc.assert(
      fc.property(profile, (pages) => {
        const { sections, person, notes } = read(pages);
        const notedOrSame = (text: string, field: string) =>
          expect(text.startsWith(field) && (text === field || notes.length > 0)).toBe(true);
        notedOrSame(pages.headline, person.profession);
        const flat = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ');
        expect(flat([richTextToPlain(sections.summary.data.content)])).toBe(flat(pages.summary ?? []));
        const positions = (pages.experience ?? []).flatMap(({ company, positions: own }) =>
          own.map((one) => ({ ...one, company })),
        );
        const { items } = sections.experiences.data;
        expect(items).toHaveLength(positions.length);
        for (const [index, { company, title, description }] of positions.entries()) {
          const entry = items[index];
          notedOrSame(company, entry?.company ?? '');
          notedOrSame(title, entry?.position ?? '');
          if (notes.length === 0)
            expect(flat([richTextToPlain(entry?.description ?? [])])).toBe(flat(description ?? []));
        }
      }),
      runs(60),
    );
  });

  test('of any text items is a valid resume or an error that says why', () => {
    const anyItem = fc.record({
      page: fc.integer({ min: 1, max: 3 }),
      text: fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom(
          'Experience',
          'Contact',
          'Languages',
          '(LinkedIn)',
          'May 2019 - June 2020',
          'PhD, Law · (2010)',
        ),
      ),
      x: fc.constantFrom(21.6, 60, 223.6, 400),
      y: fc.integer({ min: 0, max: 800 }),
      width: fc.integer({ min: 1, max: 300 }),
      size: fc.constantFrom(9, 10.5, 11, 11.5, 12, 13, 15.75, 26),
      font: fc.constant('A'),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), (items) => {
        try {
          resumeSchema.parse(fromLinkedInPdf(items, setting).resume);
        } catch (error) {
          expect(error).toMatchObject({ reason: 'nothing-found' });
        }
      }),
      runs(100),
    );
  });
});
