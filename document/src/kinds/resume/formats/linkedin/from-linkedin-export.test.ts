import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { resumeSchema } from '../../model/resume.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { TABLE_COLUMNS, type TableKind } from './columns.ts';
import { fromLinkedInExport, isLinkedInExport } from './from-linkedin-export.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'en' } as const;

function read(files: Record<string, string>, language: 'en' | 'pl' = 'en') {
  const list = Object.entries(files).map(([name, text]) => ({ name, text }));
  const { resume, notes } = fromLinkedInExport(list, { ...setting, language });
  resumeSchema.parse(resume);
  return { resume, notes, sections: resume.sections, person: resume.sections['personal-data'].data };
}

const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
  'Zofia,Wilk-Nowak,Wilk,ul. Długa 4,"Mar 4, 1990","Kierownik projektu, PMP","Prowadzę projekty.\n\n• Budżety do 2 mln\n• Zespoły 12 osób",Construction,00-238,"Warszawa, Mazowieckie, Polska","[zofiawilk]","[PORTFOLIO:https://zofiawilk.pl/prace,a,BLOG:https://blog.zofiawilk.pl,OTHER:https://github.com/zofiawilk]","[SKYPE:zofia.wilk]"\n';

describe('the profile of a LinkedIn export', () => {
  test('is read into personal data and summary', () => {
    const { person, sections, notes, resume } = read({ 'Profile.csv': PROFILE });
    expect(person).toMatchObject({
      firstName: 'Zofia',
      lastName: 'Wilk-Nowak',
      profession: 'Kierownik projektu, PMP',
      address: 'ul. Długa 4, 00-238',
      city: 'Warszawa, Mazowieckie, Polska',
      birthDate: '1990-03-04',
      twitter: 'twitter.com/zofiawilk',
      website: 'https://zofiawilk.pl/prace,a',
      github: 'https://github.com/zofiawilk',
      fact1Label: 'Blog',
      fact1Value: 'https://blog.zofiawilk.pl',
      fact2Label: 'Skype',
      fact2Value: 'zofia.wilk',
    });
    expect(resume.name).toBe('Zofia Wilk-Nowak');
    expect(sections.summary.data.content).toEqual([
      { type: 'paragraph', children: [{ text: 'Prowadzę projekty.' }] },
      {
        type: 'list',
        style: 'bulleted',
        items: [
          { level: 0, children: [{ text: 'Budżety do 2 mln' }] },
          { level: 0, children: [{ text: 'Zespoły 12 osób' }] },
        ],
      },
    ]);
    expect(notes).toEqual([
      { kind: 'left-out', path: 'Profile.csv:2 Maiden Name', text: 'Wilk' },
      { kind: 'left-out', path: 'Profile.csv:2 Industry', text: 'Construction' },
      { kind: 'moved', path: 'Profile.csv:2 Websites', text: 'https://blog.zofiawilk.pl', to: 'personal-data' },
      { kind: 'moved', path: 'Profile.csv:2 Instant Messengers', text: 'zofia.wilk', to: 'personal-data' },
    ]);
  });

  test.each([
    ['"https://a.example\nhttps://github.com/ada"', 'https://a.example', 'https://github.com/ada'],
    ['"https://a.example, https://github.com/ada"', 'https://a.example', 'https://github.com/ada'],
    ['"[PERSONAL:a.example,COMPANY:https://www.github.com/ada/]"', 'a.example', 'https://www.github.com/ada/'],
    ['[PORTFOLIO:https://a.example]', 'https://a.example', ''],
    ['a.example', 'a.example', ''],
  ])('has the addresses of %j in their fields', (websites, website, github) => {
    const { person } = read({ 'Profile.csv': `First Name,Websites\nAda,${websites}\n` });
    expect(person).toMatchObject({ website, github });
  });

  test('keeps the primary e-mail address and the mobile number, and names the others', () => {
    const { person, notes } = read({
      'Email Addresses.csv':
        'Email Address,Confirmed,Primary,Updated On\nold@a.example,Yes,No,1/1/20\nnew@a.example,Yes,Yes,1/2/24\n',
      'PhoneNumbers.csv': 'Extension,Number,Type\n,22 600 70 80,Work\n+48,600 700 800,Mobile\n,6*****00,Home\n',
      'Whatsapp Phone Numbers.csv': 'Number,Extension,Is_WhatsApp_Number\n+48 600 700 800,,Yes\n',
    });
    expect(person).toMatchObject({ email: 'new@a.example', phone: '+48 600 700 800' });
    expect(notes.map(({ path, text }) => [path, text])).toEqual([
      ['Email Addresses.csv:2 Email Address', 'old@a.example'],
      ['Email Addresses.csv:2 Updated On', '1/1/20, 1/2/24'],
      ['PhoneNumbers.csv:2 Number', '22 600 70 80'],
      ['PhoneNumbers.csv:4 Number', '6*****00'],
    ]);
  });

  test('takes a summary that is in two files once', () => {
    const summary = '"I build things.\nMany."';
    const { sections } = read({
      'Profile.csv': `First Name,Summary\nAda,${summary}\n`,
      'Profile Summary.csv': `Profile Summary\n${summary}\nAnd more.\n`,
    });
    expect(richTextToPlain(sections.summary.data.content)).toBe('I build things.\nMany.\nAnd more.');
  });
});

describe('entries of a LinkedIn export', () => {
  test('are read from positions', () => {
    const { sections, notes } = read({
      'Positions.csv':
        '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\r\n' +
        'Acme,Engineer,"Led a team.\r\n- Cut costs\r\n- Wrote ""docs"" &amp; tests","Kraków, Małopolskie, Polska",Aug 2018,\r\n' +
        'Bolt,Intern,"• One. • Two. • Three.","Austin, TX",2016,08/2018\r\n' +
        'Corp,Trainee,,Norge,2015-05-01,around Easter\r\n',
    });
    const [first, second, third] = sections.experiences.data.items;
    expect(first).toMatchObject({
      company: 'Acme',
      position: 'Engineer',
      city: 'Kraków, Małopolskie',
      country: 'Polska',
      dateFrom: '2018-08',
      dateTo: '',
      present: true,
    });
    expect(first?.description).toMatchObject([
      { type: 'paragraph', children: [{ text: 'Led a team.' }] },
      {
        type: 'list',
        items: [{ children: [{ text: 'Cut costs' }] }, { children: [{ text: 'Wrote "docs" & tests' }] }],
      },
    ]);
    expect(second).toMatchObject({
      city: 'Austin, TX',
      country: '',
      dateFrom: '2016',
      dateTo: '2018-08',
      present: false,
    });
    expect(second?.description).toMatchObject([{ type: 'list', items: { length: 3 } }]);
    expect(third).toMatchObject({ city: '', country: 'Norge', dateFrom: '2015-05', dateTo: '', present: false });
    expect(third?.description).toMatchObject([{ children: [{ text: 'around Easter' }] }]);
    expect(notes).toEqual([{ kind: 'not-a-date', path: 'Positions.csv:4 Finished On', text: 'around Easter' }]);
  });

  test('are read from all other tables', () => {
    const { sections, resume, notes } = read({
      'Education.csv':
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nMIT,2011,2015,With honours.,BSc,Chess club\n',
      'Skills.csv': 'Name\nRust\n"C, C++"\n',
      'Languages.csv': 'Name,Proficiency\nGerman,LIMITED_WORKING\nPolish,Native or bilingual proficiency\nLatin,\n',
      'Certifications.csv':
        'Name,Url,Authority,Started On,Finished On,License Number\nCKA,https://c.example,CNCF,Jan 2023,Jan 2026,CKA-1\n',
      'Projects.csv': 'Title,Description,Url,Started On,Finished On\nKite,Flies,https://k.example,Jun 2021,\n',
      'Courses.csv': 'Name,Number\nLogic,CS 101\n',
      'Honors.csv': 'Title,Description,Issued On\nPrize,First of 60,Aug 2019\n',
      'Patents.csv': 'Title,Description,Number,Issued On,Url\nValve,Opens,US 1,Feb 2020,\n',
      'Publications.csv':
        'Name,Published On,Description,Publisher,Url\nOn Valves,"Aug 1, 2019",A paper,IEEE,https://v.example\n',
      'Organizations.csv': 'Name,Position,Description,Started On,Finished On\nACM,Member,,2015,\n',
      'Volunteering.csv':
        'Company Name,Role,Cause,Started On,Finished On,Description\nFood bank,Driver,Hunger,Jun 2019,Jul 2020,Weekly\n',
      'Test Scores.csv': 'Name,Description,Score,Date\nTOEFL,iBT,115,Jan 2015\n',
      'Recommendations_Received.csv':
        'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nPat,Ray,ACME,Manager,Said nice things.,"07/21/09, 12:11 PM",VISIBLE\nHid,Den,ACME,Director,Hidden.,,HIDDEN\n',
      'Causes You Care About.csv': 'Supported Cause\nEducation\n',
    });
    expect(sections.education.data.items).toMatchObject([
      { schoolName: 'MIT', degree: 'BSc', dateFrom: '2011', dateTo: '2015', additionalActivities: { length: 2 } },
    ]);
    expect(sections.skills.data.items).toMatchObject([{ name: 'Rust' }, { name: 'C, C++' }]);
    expect(sections.languages.data.items).toMatchObject([
      { language: 'German', level: 'b1', levelDescription: 'LIMITED_WORKING' },
      { language: 'Polish', level: 'native', levelDescription: 'Native or bilingual proficiency' },
      { language: 'Latin', level: '', levelDescription: '' },
    ]);
    expect(sections.certifications.data.items).toMatchObject([
      { name: 'CKA', issuer: 'CNCF', dateFrom: '2023-01', dateTo: '2026-01', url: 'https://c.example' },
    ]);
    expect(sections.projects.data.items).toMatchObject([{ name: 'Kite', dateFrom: '2021-06', present: true }]);
    expect(sections.courses.data.items).toMatchObject([{ name: 'Logic' }]);
    expect(sections.awards.data.items).toMatchObject([{ name: 'Prize', date: '2019-08' }]);
    expect(sections.publications.data.items).toMatchObject([
      { title: 'On Valves', publisher: 'IEEE', date: '2019-08' },
    ]);
    expect(sections.memberships.data.items).toMatchObject([{ organization: 'ACM', role: 'Member', present: true }]);
    expect(sections.volunteering.data.items).toMatchObject([{ name: 'Food bank', role: 'Driver', dateTo: '2020-07' }]);
    expect(richTextToPlain(sections.volunteering.data.items[0]?.description ?? [])).toBe('Weekly\nHunger');
    expect(sections.references.data.items).toMatchObject([
      { name: 'Pat Ray', position: 'Manager', company: 'ACME', contact: 'Said nice things.' },
    ]);
    expect(sections.interests.data.items).toMatchObject([{ content: 'Education' }]);
    expect(sections['custom-1']).toMatchObject({
      config: { title: 'Patents' },
      data: { items: [{ title: 'Valve', subtitle: 'US 1', dateFrom: '2020-02' }] },
    });
    expect(sections['custom-2']).toMatchObject({
      config: { title: 'Test scores' },
      data: { items: [{ title: 'TOEFL', subtitle: '115', dateFrom: '2015-01' }] },
    });
    expect(resume.sectionsEnabled).toEqual(expect.arrayContaining(['references', 'custom-1', 'custom-2', 'courses']));
    expect(notes.map(({ text }) => text)).toEqual([
      '07/21/09, 12:11 PM',
      'VISIBLE',
      'HIDDEN',
      'Hid',
      'Den',
      'ACME',
      'Director',
      'Hidden.',
    ]);
  });

  test('are read from headers in other words and languages, other delimiters and below notes', () => {
    const { sections } = read(
      {
        'export/Basic/Positions (1).csv':
          'Notes:\n"When exporting, some data may be missing."\n\nCompany,Position,Start Date,End Date\nAcme,Engineer,Jan 2020,Present\n',
        'Wykształcenie.csv':
          'Szkoła;Stopień;Kierunek studiów;Początek;Koniec\nAGH;mgr inż.;Automatyka;październik 2014;czerwiec 2019\n',
        'my jobs.csv':
          'Unternehmen,Titel,Beschreibung,Ort,Startdatum,Enddatum\nBolt,Ingenieur,,Wien,März 2018,Dezember 2019\n',
      },
      'pl',
    );
    expect(sections.experiences.data.items).toMatchObject([
      { company: 'Acme', position: 'Engineer', dateFrom: '2020-01', present: true },
      { company: 'Bolt', position: 'Ingenieur', city: 'Wien', dateFrom: '2018-03', dateTo: '2019-12' },
    ]);
    expect(sections.education.data.items).toMatchObject([
      { schoolName: 'AGH', degree: 'mgr inż.', fieldOfStudy: 'Automatyka', dateFrom: '2014-10', dateTo: '2019-06' },
    ]);
  });

  test('are taken once from several exports', () => {
    const skills = 'Name\nRust\nGo\n';
    const { sections } = read({ 'Basic/Skills.csv': skills, 'Complete/Skills.csv': `${skills}C\n` });
    expect(sections.skills.data.items.map(({ name }) => name)).toEqual(['Rust', 'Go', 'C']);
  });
});

describe('what is no part of a CV in a LinkedIn export', () => {
  test('is named in one note for each file, and never read', () => {
    const { resume, notes } = read({
      'Skills.csv': 'Name\nRust\n',
      'Connections.csv':
        'Notes:\n"x"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nJane,Doe,,jane@b.example,Co,CEO,01 Jan 2020\n',
      'messages.csv': '"CONVERSATION ID","FROM","CONTENT"\n"1","Jane","unclosed\n',
      'Ad_Targeting.csv': 'Member Age,Company Names\n25,Acme\n',
      'Jobs/Saved Jobs.csv': 'Saved Date,Job Url,Job Title,Company Name\n1/1/20,u,Engineer,Acme\n',
      'Registration.csv': 'Registered At,Registration Ip\n2015,127.0.0.1\n',
      'Articles/a.html': '<html>Skills</html>',
    });
    expect(notes).toEqual(
      ['Connections.csv', 'messages.csv', 'Ad_Targeting.csv', 'Saved Jobs.csv', 'Registration.csv', 'a.html'].map(
        (path) => ({ kind: 'unknown', path, text: '' }),
      ),
    );
    expect(JSON.stringify(resume)).not.toContain('jane');
  });

  test('is an error if there is nothing else', () => {
    expect(() => read({ 'Connections.csv': 'First Name,URL\nJane,x\n' })).toThrow(UnreadableFileError);
    expect(isLinkedInExport([{ name: 'Connections.csv', text: 'First Name,URL\nJane,x\n' }])).toBe(false);
    expect(isLinkedInExport([{ name: 'a/Skills.csv', text: 'Name\nRust\n' }])).toBe(true);
  });

  test('keeps unknown columns as notes that name their place', () => {
    const { notes } = read({ 'Skills.csv': 'Name,Endorsements\nRust,12,more\n' });
    expect(notes).toEqual([
      { kind: 'left-out', path: 'Skills.csv:2 Endorsements', text: '12' },
      { kind: 'left-out', path: 'Skills.csv:2', text: 'more' },
    ]);
  });

  test('names the file of a broken table', () => {
    expect(() => read({ 'Positions.csv': 'Company Name,Title\n"Acme,Engineer\n' })).toThrow(
      /not-of-format: Positions.csv/,
    );
  });
});

describe('a LinkedIn export', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'Aug 2018',
      '2018',
      '• a\n• b',
      '1. x',
      'Yes',
      '"q", w',
      'https://github.com/a',
      '[BLOG:https://b.example]',
      '__proto__',
    ),
    fc.constant('word '.repeat(100)),
  );
  const tables = fc.array(
    fc.constantFrom(...(Object.keys(TABLE_COLUMNS) as TableKind[])).chain((kind) => {
      const headers = [...Object.values(TABLE_COLUMNS[kind]).map((words) => words.split('|')[0] ?? ''), 'Extra'];
      const rows = fc.array(fc.array(cell, { minLength: headers.length, maxLength: headers.length }), { maxLength: 4 });
      return rows.map((body) => ({ kind, headers, body }));
    }),
    { minLength: 1, maxLength: 5 },
  );
  const NAMES: Record<TableKind, string> = {
    profile: 'Profile',
    'profile-summary': 'Profile Summary',
    emails: 'Email Addresses',
    phones: 'PhoneNumbers',
    websites: 'Websites',
    twitter: 'Twitter Handles',
    positions: 'Positions',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    projects: 'Projects',
    courses: 'Courses',
    awards: 'Honors',
    patents: 'Patents',
    publications: 'Publications',
    organizations: 'Organizations',
    volunteering: 'Volunteering',
    'test-scores': 'Test Scores',
    recommendations: 'Recommendations_Received',
    causes: 'Causes You Care About',
    interests: 'Interests',
  };
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  /** Letters and digits alone: marks of lists and brackets are drawn or read, and entities are decoded. The kind of a website is not kept. */
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const DATES = ['Aug 2018', '2018'];

  test('gives a valid resume, and each of its texts is in the resume or in a note', () => {
    fc.assert(
      fc.property(tables, (list) => {
        const files = list.map(({ kind, headers, body }, index) => ({
          name: `${index}/${NAMES[kind]}.csv`,
          text: [headers, ...body].map((row) => row.map(quoted).join(',')).join('\n'),
        }));
        let result: ReturnType<typeof fromLinkedInExport>;
        try {
          result = fromLinkedInExport(files, setting);
        } catch (error) {
          expect(error).toMatchObject({ reason: 'nothing-found' });
          return;
        }
        resumeSchema.parse(result.resume);
        const all = letters(
          JSON.stringify([result.resume.sections, result.notes.map(({ text }) => text)]).replace(/\\n|\\"|\\t/g, ' '),
        );
        for (const { body } of list)
          for (const text of body.flat()) {
            if (DATES.includes(text) || text === 'Yes' || text.includes('\\') || text.includes('&')) continue;
            for (const word of text.split(/[^\p{L}\p{N}]+/u)) if (word !== 'BLOG') expect(all).toContain(letters(word));
          }
      }),
      runs(100),
    );
  });

  // Quadratic time would take minutes.
  test('is read in linear time', () => {
    const files = [
      { name: 'Skills.csv', text: `Name\n${'"a"\n'.repeat(50_000)}` },
      {
        name: 'Positions.csv',
        text: `Company Name,Title,Description\n"${'• '.repeat(100_000)}",x,"${' \n'.repeat(100_000)}"\n`,
      },
      { name: 'Profile.csv', text: `First Name,Websites\na,"[${'A:,'.repeat(50_000)}]"\nb,"${', '.repeat(90_000)}"\n` },
      { name: 'Projects.csv', text: `Title,Description\na,"${'- a '.repeat(50_000)}${'1. '.repeat(50_000)}"\n` },
    ];
    resumeSchema.parse(fromLinkedInExport(files, setting).resume);
  });
});
