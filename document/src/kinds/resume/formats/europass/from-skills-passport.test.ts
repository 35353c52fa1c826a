import { describe, expect, test } from 'vitest';
import type { ImportedResume } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { fromSkillsPassportJson, fromSkillsPassportXml } from './from-skills-passport.ts';
import { filled } from './testing/filled.ts';
import { FULL_SKILLS_PASSPORT } from './testing/full-skills-passport.ts';

const SETTING = { uuid: '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', language: 'en' } as const;
const read = (xml: string) => fromSkillsPassportXml(xml, SETTING);
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });

function passport(inner: string, locale = 'en'): string {
  return `<?xml version="1.0"?><SkillsPassport locale="${locale}"><LearnerInfo>${inner}</LearnerInfo></SkillsPassport>`;
}

/** The kinds of the notes, with their texts. */
function notesOf({ notes }: ImportedResume): string[] {
  return notes.map(({ kind, text }) => `${kind} ${text}`);
}

describe('a full SkillsPassport', () => {
  const { resume, photo } = read(FULL_SKILLS_PASSPORT);
  const { sections } = resume;

  test('decides language and name', () => {
    expect([resume.language, resume.name]).toEqual(['pl', 'dr inż. Zofia Anna Wróbel-Sęk']);
  });

  test('has personal data and a photo', () => {
    expect(photo?.slice(1, 4)).toEqual(new Uint8Array([...'PNG'].map((letter) => letter.charCodeAt(0))));
    expect(filled(sections['personal-data'].data)).toEqual({
      firstName: 'dr inż. Zofia Anna',
      lastName: 'Wróbel-Sęk',
      profession: 'Inżynier budownictwa',
      email: 'zofia@przyklad.pl',
      phone: '+48 601 000 111',
      address: 'ul. Żabia 7',
      city: '31-002 Kraków, Polska',
      birthDate: '1988-02-29',
      citizenship: 'polska, Litwa',
      website: 'https://zofia.przyklad.pl',
      linkedin: 'https://www.linkedin.com/in/zofia-ws',
      fact1Label: 'Służbowy',
      fact1Value: '+48 12 000 22 33',
      fact2Label: 'Skype',
      fact2Value: 'zofia.ws',
      fact3Label: 'Płeć',
      fact3Value: 'Kobieta',
    });
  });

  test('has jobs with formatted texts', () => {
    expect(sections.experiences.data.items.map(filled)).toEqual([
      {
        position: 'Kierowniczka budowy',
        company: 'Mosty Południe S.A.',
        city: 'Kraków',
        country: 'Polska',
        url: 'http://mosty.przyklad.pl',
        dateFrom: '2015-09',
        present: true,
        description: [
          {
            type: 'paragraph',
            children: [
              { text: 'Prowadzę ' },
              { text: 'mosty', bold: true },
              { text: ' i ' },
              { text: 'tunele', href: 'https://tunel.przyklad.pl' },
              { text: '.' },
            ],
          },
          {
            type: 'list',
            style: 'bulleted',
            items: [
              { level: 0, children: [{ text: 'harmonogram' }] },
              { level: 0, children: [{ text: 'kosztorys ' }, { text: 'i', italic: true }, { text: ' odbiór' }] },
            ],
          },
        ],
        companyDescription: [paragraph('al. Mostowa 3, 30-001'), paragraph('Budownictwo')],
      },
      {
        position: 'Asystentka projektanta',
        company: 'Biuro Łuk',
        dateFrom: '2012-03',
        dateTo: '2015-08',
        description: [paragraph('Rysunki\nobliczenia')],
      },
    ]);
  });

  test('has education', () => {
    expect(sections.education.data.items.map(filled)).toEqual([
      {
        schoolName: 'Politechnika Krakowska',
        degree: 'magister inżynier',
        fieldOfStudy: 'Architektura i budownictwo',
        city: 'Kraków',
        country: 'Polska',
        dateFrom: '2007',
        dateTo: '2012',
        additionalActivities: [
          paragraph('Poziom 7 ERK'),
          paragraph('ul. Warszawska 24, 31-155'),
          paragraph('Mechanika budowli'),
        ],
      },
    ]);
  });

  test('has languages at the lowest level of their skills', () => {
    expect(sections.languages.data.items.map(filled)).toEqual([
      { language: 'polski', level: 'native' },
      {
        language: 'angielski',
        level: 'b2',
        levelDescription:
          'słuchanie C1, czytanie C2, interakcja B2, samodzielne wypowiadanie się B2, pisanie C1\nStudia za granicą, Wymiana w Leeds, 2010 – 2011',
        certificates: 'CAE, Cambridge, C1, 2011-06',
      },
      { language: 'niemiecki', level: 'a2' },
    ]);
  });

  test('has skills: listed ones one by one, described ones under their heading, formatted ones with their formatting', () => {
    expect(sections.skills.data.items.map(filled)).toEqual([
      { name: 'Umiejętności komunikacyjne', description: 'Negocjuję z wykonawcami.' },
      { name: 'kosztorysowanie' },
      { name: 'BHP' },
      { name: 'Inne umiejętności', description: 'Śpiewam w chórze.' },
      { name: 'Prawo jazdy: G' },
    ]);
    expect(sections.software.data.items.map(filled)).toEqual([
      {
        name: 'Umiejętności cyfrowe',
        description: 'AutoCAD, Revit',
        levelDescription:
          'przetwarzanie informacji: użytkownik zaawansowany, komunikacja: użytkownik samodzielny, tworzenie treści: użytkownik samodzielny, ' +
          'bezpieczeństwo: użytkownik podstawowy, rozwiązywanie problemów: użytkownik samodzielny, ECDL',
      },
    ]);
    expect(sections['custom-1'].config.title).toBe('Umiejętności');
    expect(sections['custom-1'].data.items.map(({ title }) => title)).toEqual(['Umiejętności organizacyjne']);
    expect(sections['driving-licences'].data.items.map(({ category }) => category)).toEqual(['B', 'C1+E']);
  });

  test('has achievements in their sections, and the others under their headings', () => {
    expect(sections.publications.data.items.map(filled)).toEqual([
      { title: 'Drgania kładek, 2018' },
      { title: 'Ciężar własny', url: 'https://doi.przyklad.org/7' },
    ]);
    expect(sections.projects.data.items.map(filled)).toEqual([
      { name: 'Kładka na Wiśle', description: [paragraph('Rozpiętość 120 m')] },
    ]);
    const names = (['awards', 'courses', 'certifications', 'references'] as const).map((section) =>
      sections[section].data.items.map(({ name }) => name),
    );
    expect(names).toEqual([
      ['Młody Inżynier 2016'],
      ['Kurs BIM'],
      ['Uprawnienia bez ograniczeń'],
      ['Jan Kos, dyrektor'],
    ]);
    expect(sections.memberships.data.items.map(({ organization }) => organization)).toEqual(['PIIB']);
    expect([sections['custom-2'].config.title, sections['custom-3'].config.title]).toEqual([
      'Konferencje',
      'Wspinaczka',
    ]);
    expect(sections['custom-3'].data.items.map(({ title }) => title)).toEqual(['Rysy zimą']);
  });

  test('has notes on what was moved, a line for each part of the letter, and one for each file', () => {
    const imported = read(FULL_SKILLS_PASSPORT);
    expect(notesOf(imported)).toEqual([
      'moved al. Mostowa 3, 30-001, Budownictwo',
      'moved Poziom 7 ERK, ul. Warszawska 24, 31-155',
      'moved G',
      'left-out dyplom.pdf, JVBERi0xLjQK, Odpis dyplomu',
      'left-out Adam, Nowy, Dyrektor kadr, Tunel sp. z o.o.',
      'left-out 2019, --05, ---02, Kraków',
      'left-out Ogłoszenie 12/2019',
      'left-out Szanowny Panie',
      'left-out Zgłaszam się na budowę tunelu.',
      'left-out Prowadziłam pięć budów.',
      'left-out Chętnie przyjadę.',
      'left-out Z poważaniem',
      expect.stringMatching(/^technical .*\bV3\.4\b.*\bIdentification Skills\b.*\bmobile\b.*\bATT_1\b/s),
      'left-out 2012-03-01, 2015-08-31',
    ]);
  });
});

describe('other SkillsPassports', () => {
  test('from JSON have the same in lists without wrappers and dates as numbers', () => {
    const json = {
      SkillsPassport: {
        Locale: 'de',
        LearnerInfo: {
          Identification: {
            PersonName: { FirstName: 'Jörg', Surname: 'Öhm' },
            ContactInfo: {
              Telephone: [
                { Contact: '+49 30 1', Use: { Code: 'home' } },
                { Contact: '+49 170 2', Use: { Code: 'mobile' } },
              ],
              Website: [{ Contact: 'https://github.com/joehm' }],
              InstantMessaging: [{ Contact: 'joehm', Use: { Code: 'skype', Label: 'Skype' } }],
            },
            Demographics: {
              Birthdate: { Year: 1980, Month: 1, Day: 9 },
              Nationality: [{ Code: 'DE', Label: 'deutsch' }],
            },
          },
          WorkExperience: [
            {
              Period: { From: { Year: 2001, Month: 10 }, To: { Year: 2002, Month: 2 }, Current: false },
              Position: { Label: 'Koch' },
              Activities: '- Soßen<br/>- Fonds',
              Employer: { Name: 'Zur Linde' },
            },
          ],
          Skills: {
            Linguistic: {
              MotherTongue: [{ Description: { Code: 'de', Label: 'Deutsch' } }],
              ForeignLanguage: [
                {
                  Description: { Code: 'fr' },
                  ProficiencyLevel: { Listening: 'B1', Reading: 'B2' },
                  Certificate: [{ Title: 'DELF' }],
                },
              ],
            },
            Computer: {
              Description: 'Kassensysteme',
              VerifiedBy: [{ Certificate: { Title: 'Xpert' } }, { Certificate: { Title: 'ECDL' } }],
            },
            Driving: { Description: [{ Licence: 'B' }, { Licence: 'BE' }] },
          },
          Achievement: [{ Title: { Code: 'publications', Label: 'Publikationen' }, Description: 'Kochbuch (2010)' }],
        },
      },
    };
    const { resume } = fromSkillsPassportJson(json, SETTING);
    const { sections } = resume;
    expect(resume.language).toBe('de');
    expect(filled(sections['personal-data'].data)).toEqual({
      firstName: 'Jörg',
      lastName: 'Öhm',
      phone: '+49 30 1',
      birthDate: '1980-01-09',
      citizenship: 'deutsch',
      github: 'https://github.com/joehm',
      fact1Label: 'Telefon',
      fact1Value: '+49 170 2',
      fact2Label: 'Skype',
      fact2Value: 'joehm',
    });
    expect(sections.experiences.data.items.map(filled)).toEqual([
      {
        position: 'Koch',
        company: 'Zur Linde',
        dateFrom: '2001-10',
        dateTo: '2002-02',
        description: [paragraph('- Soßen\n- Fonds')],
      },
    ]);
    expect(sections.languages.data.items.map(filled)).toEqual([
      { language: 'Deutsch', level: 'native' },
      { language: 'Französisch', level: 'b1', levelDescription: 'Hören B1, Lesen B2', certificates: 'DELF' },
    ]);
    expect(sections.software.data.items.map(filled)).toEqual([
      { name: 'Digitale Kompetenz', description: 'Kassensysteme', levelDescription: 'Xpert, ECDL' },
    ]);
    expect(sections['driving-licences'].data.items.map(({ category }) => category)).toEqual(['B', 'B+E']);
    expect(sections.publications.data.items.map(({ title }) => title)).toEqual(['Kochbuch (2010)']);
  });

  test('in Greek keep the given language, with countries by the codes of the Union', () => {
    const { resume } = read(
      passport(
        `<Identification><PersonName><FirstName>Ελένη</FirstName><Surname>Παπαδοπούλου</Surname></PersonName>
        <ContactInfo><Address><Contact><Municipality>Αθήνα</Municipality><Country><Code>EL</Code></Country></Contact></Address></ContactInfo></Identification>
        <WorkExperienceList><WorkExperience><Position><Label>Γιατρός</Label></Position><Employer><Name>Ευαγγελισμός</Name></Employer></WorkExperience></WorkExperienceList>`,
        'el',
      ),
    );
    const { sections } = resume;
    expect(resume.language).toBe('en');
    expect(filled(sections['personal-data'].data)).toEqual({
      firstName: 'Ελένη',
      lastName: 'Παπαδοπούλου',
      city: 'Αθήνα, Greece',
    });
    expect(sections.experiences.data.items.map(filled)).toEqual([{ position: 'Γιατρός', company: 'Ευαγγελισμός' }]);
  });

  test('of version 3.0 have single contacts, and LearnerInfo may be the root', () => {
    const { resume } = read(`<europass:LearnerInfo xmlns:europass="http://europass.cedefop.europa.eu/Europass/V3.0">
      <europass:Identification><europass:PersonName><europass:FirstName>Ana</europass:FirstName><europass:Surname>Lima</europass:Surname></europass:PersonName>
      <europass:ContactInfo><europass:Email><europass:Contact>ana@exemplo.pt</europass:Contact></europass:Email>
      <europass:Telephone><europass:Contact>+351 210 000 000</europass:Contact></europass:Telephone></europass:ContactInfo></europass:Identification>
      <europass:Headline><europass:Type><europass:Code>personal_statement</europass:Code></europass:Type><europass:Description><europass:Label>Curiosa.</europass:Label></europass:Description></europass:Headline>
      </europass:LearnerInfo>`);
    expect(filled(resume.sections['personal-data'].data)).toEqual({
      firstName: 'Ana',
      lastName: 'Lima',
      email: 'ana@exemplo.pt',
      phone: '+351 210 000 000',
    });
    expect(resume.sections.summary.data.content).toEqual([paragraph('Curiosa.')]);
  });

  test('with nothing in them are empty resumes', () => {
    const { resume, notes } = read('<SkillsPassport><LearnerInfo/></SkillsPassport>');
    expect(filled(resume.sections['personal-data'].data)).toEqual({});
    expect(notes).toEqual([]);
  });

  test.each([
    ['year="2010"', '2010', 0],
    ['year="2010" month="--05"', '2010-05', 0],
    ['year="2010" month="--05--"', '2010-05', 0],
    ['year="2010" month="5"', '2010-05', 0],
    ['year="2010Z" month="--12Z" day="---31Z"', '2010-12', 1],
    ['year="2010" month="--13"', '', 1],
    ['year="summer of 2010"', '', 1],
    ['year="1850"', '', 1],
  ])('with the date %s', (attributes, month, notes) => {
    const imported = read(
      passport(
        `<EducationList><Education><Period><From ${attributes}/></Period><Title>t</Title></Education></EducationList>`,
      ),
    );
    const [entry] = imported.resume.sections.education.data.items;
    expect(entry).toMatchObject({ dateFrom: month, present: false });
    expect(imported.notes.length).toBe(notes);
  });

  test('keep texts that are HTML elements, escaped HTML or CDATA alike', () => {
    const expected = [
      { type: 'paragraph', children: [{ text: 'A ' }, { text: 'b', bold: true }] },
      { type: 'list', style: 'numbered', items: [{ level: 0, children: [{ text: 'c & d' }] }] },
    ];
    const texts = [
      '<p>A <b>b</b></p><ol><li>c &amp; d</li></ol>',
      '&lt;p&gt;A &lt;b&gt;b&lt;/b&gt;&lt;/p&gt;&lt;ol&gt;&lt;li&gt;c &amp;amp; d&lt;/li&gt;&lt;/ol&gt;',
      '<![CDATA[<p>A <b>b</b></p><ol><li>c &amp; d</li></ol>]]>',
    ];
    for (const text of texts) {
      const work = `<WorkExperience><Position><Label>p</Label></Position><Activities>${text}</Activities></WorkExperience>`;
      const { resume } = read(passport(`<WorkExperienceList>${work}</WorkExperienceList>`));
      expect(resume.sections.experiences.data.items[0]?.description).toEqual(expected);
    }
  });

  test('with more headings than sections of the user’s own share the last one', () => {
    const achievement = (n: number) =>
      `<Achievement><Title><Label>Heading ${n}</Label></Title><Description>Text ${n}</Description></Achievement>`;
    const { resume } = read(
      passport(`<AchievementList>${[1, 2, 3, 4, 5, 6, 7].map(achievement).join('')}</AchievementList>`),
    );
    expect(resume.sections['custom-4'].config.title).toBe('Heading 4');
    expect(resume.sections['custom-5'].config.title).toBe('Additional information');
    expect(resume.sections['custom-5'].data.items.map(({ title, subtitle }) => `${title}, ${subtitle}`)).toEqual([
      'Text 5, Heading 5',
      'Text 6, Heading 6',
      'Text 7, Heading 7',
    ]);
  });
});

describe('a file that is no SkillsPassport', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><SkillsPassport><LearnerInfo>&b;</LearnerInfo></SkillsPassport>';

  test.each([
    ['has a document type', bomb, 'document-type', ''],
    ['has other elements', '<html><body>x</body></html>', 'not-of-format', 'html'],
    ['ends early', '<SkillsPassport><LearnerInfo><Headline>', 'broken', 'LearnerInfo.Headline'],
    ['has mixed-up elements', '<SkillsPassport><LearnerInfo></SkillsPassport>', 'broken', 'LearnerInfo'],
    ['has no elements', 'hello', 'broken', ''],
    ['is nested deeply', `${'<a>'.repeat(100_000)}`, 'too-large', ''],
    [
      'has too many attributes',
      `<a ${Array.from({ length: 60_000 }, (_, i) => `c${i}=""`).join(' ')}/>`,
      'too-large',
      '',
    ],
    ['has too many elements', `<SkillsPassport>${'<a/>'.repeat(100_000)}</SkillsPassport>`, 'too-large', ''],
  ])('is refused if it %s', (_what, xml, reason, path) => {
    const refused = () => read(xml);
    expect(refused).toThrow(UnreadableFileError);
    expect(refused).toThrow(expect.objectContaining({ reason, path }));
  });

  test.each([[null], [[]], ['text'], [{ basics: {} }]])('is refused if the JSON is %j', (json) => {
    expect(() => fromSkillsPassportJson(json, SETTING)).toThrow(expect.objectContaining({ reason: 'not-of-format' }));
  });

  test('takes no field of a prototype for one of the file', () => {
    const json = JSON.parse(
      '{"LearnerInfo":{"__proto__":{"Headline":{"Description":{"Label":"x"}}},"constructor":"y"}}',
    );
    const imported = fromSkillsPassportJson(json, SETTING);
    expect(imported.resume.sections['personal-data'].data.profession).toBe('');
    expect(notesOf(imported)).toEqual(['left-out x', 'left-out y']);
  });
});
