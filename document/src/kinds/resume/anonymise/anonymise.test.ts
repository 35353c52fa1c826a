import { describe, expect, test } from 'vitest';
import { bullets, entry, paragraph, typicalResume } from '../../../testing/sample-resumes.ts';
import { CONSENT_CLAUSES } from '../model/clauses/clause-library.ts';
import { clauseText } from '../model/clauses/consent-clause.ts';
import { emptyResume, type Resume, resumeSchema } from '../model/resume.ts';
import { richTextToPlain } from '../model/rich-text.ts';
import { type AnonymiseOptions, anonymise } from './anonymise.ts';

const NAMES_ALONE: AnonymiseOptions = { employers: false, schools: false, publications: false, ownWords: [] };
const ALL: AnonymiseOptions = { ...NAMES_ALONE, employers: true, schools: true, publications: true };
const UUID = '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11';

type Person = Partial<Resume['sections']['personal-data']['data']>;

function resumeOf(person: Person, summary = ''): Resume {
  const resume = emptyResume(UUID, 'pl');
  Object.assign(resume.sections['personal-data'].data, person);
  resume.sections.summary.data.content = paragraph(summary);
  return resume;
}

/** The summary of a person's anonymous resume. */
function cleaned(person: Person, summary: string, options: Partial<AnonymiseOptions> = {}): string {
  const { resume } = anonymise(resumeOf(person, summary), { ...NAMES_ALONE, ...options });
  return richTextToPlain(resume.sections.summary.data.content);
}

const person = (firstName: string, lastName: string): Person => ({ firstName, lastName });

describe('names in texts', () => {
  test.each([
    ['Anna', 'Kowalska', 'Anny Kowalskiej, Annie, Annę, Anną, Kowalską, Kowalskich, KOWALSKA, kowalska'],
    ['Marta', 'Sroka', 'Marty, Marcie, Martę, Martą, Sroki, Sroce, Srokę, Sroką'],
    ['Ewa', 'Mucha', 'Ewy, Ewie, Ewę, Ewą, Muchy, Musze, Muchę'],
    ['Marek', 'Kozioł', 'Marka, Markowi, Markiem, Marku, Kozła, Kozłowi, Kozłem, Koźle'.replace(', Koźle', '')],
    ['Paweł', 'Gołąb', 'Pawła, Pawłowi, Pawłem, Pawle, Gołębia, Gołębiowi, Gołębiem'],
    ['Piotr', 'Nowak', 'Piotra, Piotrze, Piotrem, Nowaka, Nowakowi, Nowakiem, Nowaku, Nowakowie'],
    ['Tomáš', 'Dvořák', 'Tomáše, Tomášovi, Tomášem, Dvořáka, Dvořákovi, Dvořákem, Dvořáková'],
    ['Jana', 'Nováková', 'Jany, Janě, Janu, Janou, Novákové, Novákovou'],
    ['Zuzana', 'Veselá', 'Zuzany, Zuzane, Zuzanou, Veselej, Veselú, Veselou'],
    ['Jonas', 'Kazlauskas', 'Jono, Jonui, Joną, Jonu, Kazlausko, Kazlauskui, Kazlauską, Kazlauskienė'],
    ['Eglė', 'Petraitytė', 'Eglės, Eglei, Eglę, Petraitytės, Petraitytei, Petraitytę'],
    ['Ольга', 'Шевченко', 'Ольги, Ользі, Ольгу, Ольгою, Шевченку, Шевченка, Shevchenko, SHEVCHENKO, Olha'],
    ['Андрій', 'Кравець', 'Андрія, Андрію, Андрієм, Кравця, Кравцеві, Кравцем, Kravets'],
    ['Jürgen', 'Müller', 'Jürgens, Müllers, Mueller, MUELLER'],
  ])('are found in the forms of %s %s', (firstName, lastName, forms) => {
    for (const form of forms.split(', '))
      expect(cleaned(person(firstName, lastName), `Zespół pod opieką ${form} wygrał.`), form).toBe(
        'Zespół pod opieką […] wygrał.',
      );
  });

  test.each([
    ['Anna', 'Stone', 'A milestone in annual reports'],
    ['Marek', 'Wilk', 'Marketing, market i wilczy apetyt'],
    ['Ala', 'Bąk', 'Ale wyniki były dobre, albo i lepsze'],
    ['Jan', 'Nowak', 'Od January do stycznia, nowe projekty'],
  ])('of %s %s are not found in “%s”', (firstName, lastName, text) => {
    expect(cleaned(person(firstName, lastName), text)).toBe(text);
  });

  test.each([
    ['Raport Jana Kowalskiego.', 'Raport […].'],
    ['Raport: J. Kowalski, Kowalski J., J.K. i J. K.', 'Raport: […], […], […] i […]'],
    ['Profil jkowalski i jan_kowalski84, JanKowalski.', 'Profil […] i […], […].'],
    ['Ko\u00adwal\u00adski', '[…]'],
    ['A. Nowak i J. Wiśniewski', 'A. Nowak i J. Wiśniewski'],
  ])('with initials, as user names and with soft hyphens: %j', (text, expected) => {
    expect(cleaned(person('Jan', 'Kowalski'), text)).toBe(expected);
  });

  test('are found across runs of different looks, whose other text keeps its look', () => {
    const resume = resumeOf(person('Jan', 'Kowalski'));
    resume.sections.summary.data.content = [
      {
        type: 'paragraph',
        children: [
          { text: 'Od Jana Ko' },
          { text: 'wal', bold: true },
          { text: 'skiego z pracą', italic: true, href: 'https://x.pl' },
        ],
      },
    ];
    const { content } = anonymise(resume, NAMES_ALONE).resume.sections.summary.data;
    expect(content).toEqual([
      { type: 'paragraph', children: [{ text: 'Od […]' }, { text: ' z pracą', italic: true }] },
    ]);
  });
});

describe('contacts in texts', () => {
  test.each([
    ['Pisz na jan.kowalski84@example.com!', 'Pisz na […]!'],
    ['Tel. 601 234 567, +48 601-234-567 lub 601234567.', 'Tel. […], […] lub […].'],
    ['Kod: https://github.com/x, www.x.com, behance.net/x (x.pl).', 'Kod: […], […], […] ([…]).'],
    ['Node.js, ASP.NET, Socket.io, m.in. 18 000 m² i 340 000 000 zł w latach 2018-2020', null],
    ['PESEL 84030912345', 'PESEL […]'],
    ['Ur. 09.03.1984, 9 marca 1984, 1984-03-09 i 9 III 1984; w 1984 r.', 'Ur. […], […], […] i […]; w 1984 r.'],
    ['Mieszkam: ul. Piękna 7/12, Łódź', 'Mieszkam: […], Łódź'],
  ])('are taken out: %s', (text, expected) => {
    const owner = {
      firstName: 'Jan',
      lastName: 'Kowalski',
      phone: '+48 601 234 567',
      birthDate: '1984-03-09',
      address: 'ul. Piękna 7/12',
    };
    expect(cleaned(owner, text)).toBe(expected ?? text);
  });
});

test('personal data keep the profession, the will to move and facts that name nobody', () => {
  const resume = resumeOf({
    ...person('Jan', 'Kowalski'),
    profession: 'Murarz',
    relocate: true,
    citizenship: 'polskie',
    city: 'Łódź',
    birthDate: '1984-03-09',
    fact1Label: 'Prawo jazdy',
    fact1Value: 'B',
    fact2Label: 'Nr uprawnień',
    fact2Value: 'LOD/0123/PWOK',
    fact3Label: 'Komunikator',
    fact3Value: 'jan@example.com',
  });
  const { resume: anonymous, removed } = anonymise(resume, NAMES_ALONE);
  const kept = Object.entries(anonymous.sections['personal-data'].data).filter(([, value]) => value !== '');
  expect(Object.fromEntries(kept)).toEqual({
    profession: 'Murarz',
    relocate: true,
    fact1Label: 'Prawo jazdy',
    fact1Value: 'B',
  });
  expect(removed).toContainEqual({ kind: 'personal', text: 'Nr uprawnień LOD/0123/PWOK' });
  expect(removed).toContainEqual({ kind: 'name', text: 'Kowalski' });
});

describe('employers and schools', () => {
  const resume = resumeOf(person('Jan', 'Kowalski'));
  resume.sections.experiences.data.items = [
    entry('experiences', 'a', {
      position: 'Kierownik',
      company: 'Żuraw-Bud sp. z o.o.',
      city: 'Gdańsk',
      country: 'Polska',
      url: 'zuraw.pl',
    }),
    entry('experiences', 'b', {
      position: 'Brygadzista',
      company: 'Budimex S.A.',
      description: bullets('Z firmy Żuraw-Bud do Budimexu.'),
    }),
    entry('experiences', 'c', {
      position: 'Murarz',
      company: 'ŻURAW-BUD',
      companyDescription: paragraph('Żuraw - Bud: 40 osób'),
    }),
    entry('experiences', 'd', { position: 'Pomocnik', company: '  ' }),
  ];
  resume.sections.education.data.items = [entry('education', 'a', { schoolName: 'Politechnika Łódzka', city: 'Łódź' })];
  resume.sections.summary.data.content = paragraph('Po studiach na Politechnice Łódzkiej w Budimeksie.');

  test('are numbered, the same one always alike, and their towns and links go', () => {
    const { sections } = anonymise(resume, ALL).resume;
    const jobs = sections.experiences.data.items;
    expect(jobs.map(({ company }) => company)).toEqual(['Pracodawca 1', 'Pracodawca 2', 'Pracodawca 1', '']);
    expect(jobs[0]).toMatchObject({ city: '', country: 'Polska', url: '' });
    expect(jobs[1]!.description).toEqual(bullets('Z firmy Pracodawca 1 do Pracodawca 2.'));
    expect(richTextToPlain(jobs[2]!.companyDescription)).toBe('Pracodawca 1: 40 osób');
    expect(sections.education.data.items[0]).toMatchObject({ schoolName: 'Placówka edukacyjna 1', city: '' });
    // An irregular form is one of the words that the user is asked about.
    expect(richTextToPlain(sections.summary.data.content)).toBe('Po studiach na Placówka edukacyjna 1 w Budimeksie.');
    expect(anonymise(resume, ALL).stayed).toContain('Budimeksie');
    const again = anonymise(resume, { ...ALL, ownWords: ['Budimeks'] });
    expect(richTextToPlain(again.resume.sections.summary.data.content)).toBe(
      'Po studiach na Placówka edukacyjna 1 w […].',
    );
    expect(again.stayed).not.toContain('Budimeksie');
  });

  test('stay where only the person is to be unknown', () => {
    const { sections } = anonymise(resume, NAMES_ALONE).resume;
    expect(sections.experiences.data.items.map(({ company }) => company)).toEqual(
      resume.sections.experiences.data.items.map(({ company }) => company),
    );
    expect(sections.experiences.data.items[0]).toMatchObject({ city: 'Gdańsk', url: '' });
  });
});

test('references, authors and the photo go, and publications on request', () => {
  const resume: Resume = {
    ...resumeOf(person('Jan', 'Kowalski')),
    name: 'CV Jana',
    photo: { url: '/p', widthPx: 3, heightPx: 4 },
  };
  resume.sections.references.data.items = [entry('references', 'a', { name: 'Maria Bąk', contact: 'maria@x.pl' })];
  resume.sections.publications.data.items = [
    entry('publications', 'a', { title: 'O mostach', authors: 'J. Kowalski, M. Bąk' }),
  ];
  const { resume: anonymous, removed } = anonymise(resume, NAMES_ALONE);
  expect(anonymous).toMatchObject({ name: 'Anonimowe CV', photo: null, isDone: true });
  expect(anonymous.sections.references.data.items).toEqual([]);
  expect(anonymous.sections.publications.data.items[0]).toMatchObject({ title: 'O mostach', authors: '' });
  expect(anonymise(resume, ALL).resume.sections.publications.data.items).toEqual([]);
  expect(removed).toEqual(
    expect.arrayContaining([
      { kind: 'photo', text: '' },
      { kind: 'document-name', text: 'CV Jana' },
      { kind: 'reference', text: 'Maria Bąk' },
      { kind: 'author', text: 'J. Kowalski, M. Bąk' },
    ]),
  );
});

test.each(Object.values(CONSENT_CLAUSES).flat())('the clause $id names no employer', (clause) => {
  const resume = resumeOf(person('Jan', 'Kowalski'));
  resume.sections.clauses.data.items = [
    entry('clauses', 'a', { content: paragraph(clauseText(clause, 'Tajna Firma sp. z o.o.')) }),
    entry('clauses', 'b', { content: paragraph(clause.textWithoutEmployer) }),
  ];
  const { resume: anonymous, removed, stayed } = anonymise(resume, NAMES_ALONE);
  for (const { content } of anonymous.sections.clauses.data.items)
    expect(richTextToPlain(content)).toBe(clause.textWithoutEmployer);
  expect(removed.filter(({ kind }) => kind === 'clause')).toEqual([
    { kind: 'clause', text: clauseText(clause, 'Tajna Firma sp. z o.o.') },
  ]);
  // The laws that a clause cites are no names to ask about.
  expect(stayed).toEqual([]);
});

test('what stays is listed once, without the starts of sentences, and German nouns stay out of the list', () => {
  const text = 'Wdrożenie dla Orlenu i Banku Pekao. Nadzór w SAP i dla Orlenu.';
  expect(anonymise(resumeOf(person('Jan', 'Kowalski'), text), NAMES_ALONE).stayed).toEqual([
    'Orlenu',
    'Banku Pekao',
    'SAP',
  ]);
  const german = {
    ...resumeOf(person('Jan', 'Kowalski'), 'Leitung der Abteilung bei Deutsche Bahn und DHL'),
    language: 'de' as const,
  };
  expect(anonymise(german, NAMES_ALONE).stayed).toEqual(['Deutsche Bahn', 'DHL']);
});

test('a text without room for a longer replacement keeps its length', () => {
  const resume = resumeOf(person('Li', 'Xu'));
  const full = 'Li, '.repeat(75);
  resume.sections.experiences.data.items = [entry('experiences', 'a', { position: full })];
  resume.sections.summary.data.content = paragraph('Li, '.repeat(5_000));
  const { resume: anonymous } = anonymise(resume, ALL);
  expect(anonymous.sections.experiences.data.items[0]!.position).toBe('[…, '.repeat(75));
  expect(resumeSchema.safeParse(anonymous).success).toBe(true);
});

test('an anonymous resume has nothing more to take out', () => {
  const { resume } = anonymise(typicalResume('classic'), ALL);
  const again = anonymise(resume, { ...ALL, employers: false, schools: false });
  expect(again.resume).toEqual(resume);
});
