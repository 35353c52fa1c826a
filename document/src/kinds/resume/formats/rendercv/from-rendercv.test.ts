import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { resumeSchema } from '../../model/resume.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { fromRenderCv } from './from-rendercv.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'pl' } as const;

function read(text: string) {
  const { resume, notes } = fromRenderCv(text, setting);
  resumeSchema.parse(resume);
  return { resume, notes, sections: resume.sections, person: resume.sections['personal-data'].data };
}

/** A file whose only section is under this title. */
function section(title: string, entries: string) {
  return read(`cv:\n  name: Ada\n  sections:\n    ${title}:\n${entries.replace(/^/gm, '      ')}\n`);
}

describe('the head of a RenderCV file', () => {
  test('is personal data', () => {
    const { person, resume, notes } = read(`
cv:
  name: Ada Maria King
  headline: Analyst of *engines*
  location: London, UK
  email: [ada@example.com, second@example.com]
  phone: tel:+44-20-7946-0958
  website: https://ada.example
  photo: ada.jpg
  social_networks:
    - {network: LinkedIn, username: ada}
    - {network: X, username: adaking}
    - {network: ORCID, username: 0000-0002-1825-0097}
    - {network: Mastodon, username: "@ada@fosstodon.org"}
  custom_connections:
    - {fontawesome_icon: calendar, placeholder: Book a call, url: https://cal.example/ada}
    - {fontawesome_icon: house, placeholder: 12 St James's Square, url: }
    - {fontawesome_icon: circle-info, placeholder: "Nationality: British", url: null}
design: {theme: classic}
settings:
  current_date: today
`);
    expect(person).toMatchObject({
      firstName: 'Ada Maria',
      lastName: 'King',
      profession: 'Analyst of engines',
      city: 'London, UK',
      email: 'ada@example.com',
      phone: '+44-20-7946-0958',
      website: 'https://ada.example',
      linkedin: 'linkedin.com/in/ada',
      twitter: 'twitter.com/adaking',
      address: "12 St James's Square",
      fact1Label: 'ORCID',
      fact1Value: 'orcid.org/0000-0002-1825-0097',
      fact2Label: 'Mastodon',
      fact2Value: 'fosstodon.org/@ada',
      fact3Label: 'Book a call',
      fact3Value: 'https://cal.example/ada',
      fact4Label: 'Nationality',
      fact4Value: 'British',
    });
    expect(resume.language).toBe('pl');
    expect(notes.filter(({ kind }) => kind !== 'moved')).toEqual([
      { kind: 'unknown', path: 'design', text: '' },
      { kind: 'unknown', path: 'settings', text: '' },
      { kind: 'left-out', path: 'cv.email', text: 'second@example.com' },
      { kind: 'photo', path: 'cv.photo', text: 'ada.jpg' },
    ]);
  });

  test('of version 1 has a label and a catalogue of words', () => {
    const { person, resume, notes } = read(
      'cv:\n  name: Ada\n  label: Analyst\nlocale_catalog:\n  language: german\nrendercv_settings: {date: 2024-01-01}\n',
    );
    expect(person.profession).toBe('Analyst');
    expect(resume.language).toBe('de');
    expect(notes).toEqual([{ kind: 'unknown', path: 'rendercv_settings', text: '' }]);
  });
});

describe('entries of a RenderCV file', () => {
  test('of experience have dates, a place, a link and nested highlights', () => {
    const { sections } = section(
      'experience',
      `- company: "[Acme](https://acme.example)"
  position: Engineer
  start_date: 2020-01-15
  end_date: present
  location: Kraków, Polska
  summary: Built **engines** of *steam*.
  highlights:
    - Led a team
      - of twelve
      - and one
    - Wrote [docs](https://docs.example)
- {company: Bolt, position: Intern, date: Fall 2015}
- {company: Nut, position: Fitter, start_date: 2012, end_date: 2014-06}
- {company: Cog, position: Turner, date: 2010 – 2011}
- {company: Gear, position: Smith, date: Fall 2019 - Spring 2020}`,
    );
    const [first, second, third, fourth, fifth] = sections.experiences.data.items;
    expect(first).toMatchObject({
      company: 'Acme',
      url: 'https://acme.example',
      position: 'Engineer',
      city: 'Kraków',
      country: 'Polska',
      dateFrom: '2020-01',
      present: true,
    });
    expect(first?.description).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'Built ' },
          { text: 'engines', bold: true },
          { text: ' of ' },
          { text: 'steam', italic: true },
          { text: '.' },
        ],
      },
      {
        type: 'list',
        style: 'bulleted',
        items: [
          { level: 0, children: [{ text: 'Led a team' }] },
          { level: 1, children: [{ text: 'of twelve' }] },
          { level: 1, children: [{ text: 'and one' }] },
          { level: 0, children: [{ text: 'Wrote ' }, { text: 'docs', href: 'https://docs.example' }] },
        ],
      },
    ]);
    expect(second).toMatchObject({ dateFrom: '', dateTo: '', present: false });
    expect(richTextToPlain(second?.description ?? [])).toBe('Fall 2015');
    expect(third).toMatchObject({ dateFrom: '2012', dateTo: '2014-06', present: false });
    expect(fourth).toMatchObject({ dateFrom: '2010', dateTo: '2011', present: false });
    expect(fifth).toMatchObject({ dateFrom: '2019', dateTo: '2020', present: false });
    expect(richTextToPlain(fifth?.description ?? [])).toBe('Fall 2019 - Spring 2020');
  });

  test('of schools and publications go by their type, whatever the title', () => {
    const { sections } = read(`
cv:
  sections:
    Zzz:
      - {institution: MIT, area: Law, degree: PhD, start_date: 2001, end_date: 2005}
    Yyy:
      - {title: On Valves, authors: ["*Ada King*", C. Babbage], journal: Nature, date: 2020-05, doi: 10.1/x, url: https://v.example}
`);
    expect(sections.education).toMatchObject({
      config: { title: 'Zzz' },
      data: { items: [{ schoolName: 'MIT', fieldOfStudy: 'Law', degree: 'PhD', dateFrom: '2001', dateTo: '2005' }] },
    });
    expect(sections.publications.data.items).toMatchObject([
      {
        title: 'On Valves',
        authors: 'Ada King, C. Babbage',
        publisher: 'Nature',
        date: '2020-05',
        url: 'https://doi.org/10.1/x',
      },
    ]);
  });

  test.each([
    ['skills', '- {label: Tools, details: "Git, Vim"}', 'skills', { name: 'Tools', description: 'Git, Vim' }],
    ['Języki obce', '- {label: English, details: C1}', 'languages', { language: 'English', level: 'c1' }],
    [
      'languages',
      '- {label: German, details: Limited working proficiency}',
      'languages',
      { level: 'b1', levelDescription: 'Limited working proficiency' },
    ],
    ['Zertifikate', '- bullet: CKA (2023)', 'certifications', { name: 'CKA (2023)' }],
    [
      'certifications',
      '- {name: CKA, date: 2023-01, summary: CNCF}',
      'certifications',
      { name: 'CKA', dateFrom: '2023-01' },
    ],
    ['awards', '- {name: Prize, date: 2020-05}', 'awards', { name: 'Prize', date: '2020-05', dateFrom: '' }],
    [
      'courses',
      '- {company: Coursera, position: Logic, date: 2019}',
      'courses',
      { name: 'Logic', organizer: 'Coursera' },
    ],
    [
      'Volunteer work',
      '- {company: Food bank, position: Driver, start_date: 2019, end_date: 2020}',
      'volunteering',
      { name: 'Food bank', role: 'Driver', dateTo: '2020' },
    ],
    [
      'projects',
      '- {name: "[Kite](https://k.example)", start_date: 2020}',
      'projects',
      { name: 'Kite', url: 'https://k.example', present: true },
    ],
    [
      'references',
      '- {label: Pat Ray, details: "CTO, +48 600"}',
      'references',
      { name: 'Pat Ray', contact: 'CTO, +48 600' },
    ],
    ['interests', '- Chess\n- Sailing', 'interests', { content: 'Chess' }],
    ['driving_licences', '- {label: B, details: 2010-05}', 'driving-licences', { category: 'B', date: '2010-05' }],
    ['invited_talks', '- reversed_number: On Steam (2024)', 'custom-1', { title: 'On Steam (2024)' }],
    [
      'patents',
      '- {name: Valve, date: 2020, location: US}',
      'custom-1',
      { title: 'Valve', place: 'US', dateFrom: '2020' },
    ],
  ] as const)('under %s are read into their section', (title, entries, slug, entry) => {
    const { sections } = section(title, entries);
    expect(sections[slug].data.items[0]).toMatchObject(entry);
  });

  test('under words of the person’s own are a section with that title', () => {
    const { sections, resume } = section('invited_talks', '- number: One');
    expect(sections['custom-1'].config.title).toBe('Invited Talks');
    expect(resume.sectionsEnabled).toEqual(['custom-1']);
    expect(section('selected_honors', '- bullet: One').sections.awards.config.title).toBe('Selected Honors');
    expect(section('awards', '- bullet: One').sections.awards.config.title).toBe('');
  });

  test('that are paragraphs at the top are the summary', () => {
    const { sections } = section('Welcome', '- First **one**.\n- "- a\\n- b"');
    expect(sections.summary.config.title).toBe('Welcome');
    expect(richTextToPlain(sections.summary.data.content)).toBe('First one.\na\nb');
  });

  test('keep texts as they are written', () => {
    const { sections } = section('skills', '- {label: 3.10, details: yes}\n- {label: "null", details: ~}');
    expect(sections.skills.data.items).toMatchObject([
      { name: '3.10', description: 'yes' },
      { name: 'null', description: '' },
    ]);
  });

  test('of experience and education that are texts are a section of their own', () => {
    const { sections, notes, resume } = section(
      'experience',
      '- A text\n- {company: Acme, position: Dev}\n- "Another with [a link](https://acme.example)"\n- {label: Bolt, details: Intern}',
    );
    expect(sections.experiences.data.items).toMatchObject([{ company: 'Acme', position: 'Dev' }]);
    const text = (...children: object[]) => [{ type: 'paragraph', children }];
    expect(sections['custom-1'].config.title).toBe('Experience');
    expect(sections['custom-1'].data.items).toMatchObject([
      { title: '', description: text({ text: 'A text' }) },
      { description: text({ text: 'Another with ' }, { text: 'a link', href: 'https://acme.example' }) },
      { title: 'Bolt', description: text({ text: 'Intern' }) },
    ]);
    expect(resume.sectionsEnabled).toContain('custom-1');
    const moved = notes.map(({ kind, path, to }) => [kind, path, to]);
    expect(moved).toEqual([0, 2, 3].map((index) => ['moved', `cv.sections.experience[${index}]`, 'custom-1']));
    const schools = section('Wykształcenie', '- Szkoła życia');
    expect(schools.sections.education.data.items).toEqual([]);
    expect(schools.sections['custom-1'].data.items).toMatchObject([{ description: text({ text: 'Szkoła życia' }) }]);
  });

  test('have notes for keys that are not known', () => {
    const { notes } = section('experience', '- {company: Acme, position: Dev, gpa: 3.9, tags: [a, b]}');
    expect(notes).toEqual([
      { kind: 'left-out', path: 'cv.sections.experience[0].gpa', text: '3.9' },
      { kind: 'left-out', path: 'cv.sections.experience[0].tags', text: 'a, b' },
    ]);
  });
});

describe('a file that is not RenderCV', () => {
  test.each([
    ['no key', 'name: Ada', /not-of-format: cv/],
    ['no map', '- a', /not-of-format: cv/],
    ['a broken line', 'cv:\n  name: "Ada\n', /not-of-format: line \d/],
    ['a tag', 'cv: !!python/object:os.system {}', /not-of-format: line 1/],
    ['a key twice', 'cv:\n  name: a\n  name: b', /not-of-format: name/],
    ['a text for sections', 'cv:\n  sections: hello', /not-of-format: cv.sections/],
    ['two documents', 'cv: {}\n---\ncv: {}', /not-of-format/],
  ])('with %s is refused with its place', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test.each([
    [
      'aliases',
      `a: &a [x,x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((k, i) => `${k}: &${k} [${`*${'abcdefg'[i]},`.repeat(9)}]`).join('\n')}\ncv: {sections: {s: *h}}`,
    ],
    ['brackets', `cv: ${'['.repeat(100_000)}`],
    ['dashes', `cv: ${'- '.repeat(100_000)}`],
    ['an alias of itself', 'cv: &a {sections: *a}'],
    ['length', `cv: ${'x'.repeat(1_100_000)}`],
  ])('with a bomb of %s is refused', (_what, text) => {
    expect(() => read(text)).toThrow(UnreadableFileError);
  });

  test('with very many keys is read in linear time', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: x`).join('\n');
    expect(read(`${keys}\ncv: {name: Ada}`).notes).toHaveLength(20_000);
  });
});

describe('any texts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const entry = fc.dictionary(
    fc.constantFrom(
      'name',
      'company',
      'position',
      'institution',
      'area',
      'label',
      'details',
      'bullet',
      'title',
      'authors',
      'date',
      'start_date',
      'end_date',
      'location',
      'summary',
      'highlights',
      'url',
      '__proto__',
      'x',
    ),
    fc.oneof(
      text,
      fc.array(text, { maxLength: 3 }),
      fc.constantFrom('2020-01', 'present', '[a](https://b.example)', '**a** b'),
    ),
  );
  const title = fc.oneof(
    text,
    fc.constantFrom(
      'experience',
      'skills',
      'languages',
      'awards',
      'interests',
      'clauses',
      'references',
      'publications',
      'driving_licences',
      'summary',
    ),
  );
  const sections = fc.dictionary(title, fc.array(fc.oneof(entry, text), { maxLength: 3 }), { maxKeys: 8 });

  test('give a valid resume, and each word is in it or in a note', () => {
    const words = (value: string) => value.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    fc.assert(
      fc.property(sections, text, (own, name) => {
        const { resume, notes } = fromRenderCv(JSON.stringify({ cv: { name, sections: own } }), setting);
        resumeSchema.parse(resume);
        const all = new Set(words(JSON.stringify([resume.sections, resume.name, notes])));
        for (const entries of Object.values(own))
          for (const value of entries)
            for (const part of typeof value === 'string' ? [value] : Object.values(value).flat())
              if (!/[\\[\]"\p{C}]|present|2020-01/u.test(part))
                for (const word of words(part)) expect([...all].some((known) => known.includes(word))).toBe(true);
      }),
      runs(60),
    );
  });

  test('that are no YAML give an error that says why', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (any) => {
        try {
          resumeSchema.parse(fromRenderCv(`cv:\n  name: Ada\n${any}`, setting).resume);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFileError);
        }
      }),
      runs(100),
    );
  });
});
