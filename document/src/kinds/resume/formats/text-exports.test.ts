import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { entry, typicalResume } from '../../../testing/sample-resumes.ts';
import { composeResume } from '../compose/compose.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { toMarkdown } from './markdown.ts';
import { markdownInlines } from './markdown-inline.ts';
import { toPlainText } from './plain-text.ts';
import { arbitraryResume } from './testing/arbitrary-resume.ts';

const squeeze = (text: string) => text.replace(/\s+/g, '');
/** Markdown without its escapes. */
const unescaped = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~]|\n)/g, '$1');

/** Every text that a resume prints, run by run. */
function printedTexts(resume: Resume): string[] {
  const { name, profession, contacts, facts, sections } = composeResume(resume);
  const entries = sections.flatMap((section) => section.entries);
  return [
    ...[name, profession, ...contacts.map(({ text }) => text), ...facts.flatMap(({ label, value }) => [label, value])],
    ...sections.map(({ title }) => title),
    ...entries.flatMap(({ title, subtitle, period, place, levelText, link, note }) => [
      title,
      subtitle,
      period,
      place,
      levelText,
      link?.text ?? '',
      ...note.split('\n'),
    ]),
    ...entries
      .flatMap(({ descriptions }) => descriptions.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.type === 'paragraph' ? [block.children] : block.items.map(({ children }) => children)))
      .flatMap((inlines) => inlines.flatMap(({ text }) => text.split(/[\r\n]/))),
  ];
}

const UUID = '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11';

function resumeOf(...operations: Operation[]): Resume {
  return operations.reduce(applyOperation, emptyResume(UUID, 'en'));
}

const titled = (section: 'experiences' | 'skills', title: string): Operation => {
  const { config } = emptyResume(UUID, 'en').sections[section];
  return { type: 'config', section, config: { ...config, title } } as Operation;
};

const SMALL = resumeOf(
  titled('experiences', 'My work'),
  titled('skills', 'My skills'),
  {
    type: 'data',
    section: 'personal-data',
    data: {
      ...emptyResume(UUID, 'en').sections['personal-data'].data,
      firstName: 'Jan',
      lastName: 'Nowak_Kowal',
      email: 'jan@example.com',
    },
  },
  {
    type: 'data',
    section: 'experiences',
    data: {
      items: [
        entry('experiences', 'e1', {
          position: 'C# developer #',
          company: '1. FC *Bayern*',
          city: 'Łódź',
          url: 'https://example.com/a_b',
          description: [
            {
              type: 'paragraph',
              children: [
                { text: '- I wrote ' },
                { text: 'much ', bold: true },
                { text: 'for ' },
                { text: 'us', href: 'https://example.com/?a=1&copy=2' },
              ],
            },
            {
              type: 'list',
              style: 'numbered',
              items: [
                { level: 0, children: [{ text: 'one' }] },
                { level: 1, children: [{ text: 'inner' }] },
                { level: 0, children: [{ text: '2) two' }] },
              ],
            },
          ],
        }),
      ],
    },
  },
  {
    type: 'data',
    section: 'skills',
    data: { items: [entry('skills', 's1', { name: 'SQL', level: 4, description: 'a\nb' })] },
  },
  {
    type: 'data',
    section: 'clauses',
    data: { items: [entry('clauses', 'c1', { content: [{ type: 'paragraph', children: [{ text: 'I agree.' }] }] })] },
  },
  {
    type: 'sections-order',
    order: [...emptyResume(UUID, 'en', 'classic').sectionsOrder],
  },
);

describe('a resume as plain text', () => {
  test('has the text of the page in its order', () => {
    expect(toPlainText(SMALL)).toBe(`Jan Nowak_Kowal

jan@example.com

My work
-------
C# developer #
1. FC *Bayern*
Łódź
example.com/a_b
- I wrote much for us (https://example.com/?a=1&copy=2)
1. one
  1. inner
2. 2) two

My skills
---------
- SQL – 4/5
  a
  b

I agree.
`);
  });

  test('loses no printed text', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const text = squeeze(toPlainText(resume));
        for (const printed of printedTexts(resume)) expect(text).toContain(squeeze(printed));
      }),
      runs(60),
    );
  });
});

const PUBLISHED = (
  [
    { type: 'sections-config', config: { enabled: ['publications'], active: SMALL.sectionsActive } },
    {
      type: 'data',
      section: 'publications',
      data: {
        items: [
          entry('publications', 'p1', {
            title: 'On chalk',
            authors: 'J. Nowak, K. Lis',
            publisher: 'Chalk Letters',
            date: '2023-11',
            url: 'example.com/chalk',
          }),
        ],
      },
    },
  ] satisfies Operation[]
).reduce<Resume>(applyOperation, SMALL);

test('a publication is written with authors, journal, date and address', () => {
  expect(toPlainText(PUBLISHED)).toContain(
    'Publications\n------------\nOn chalk\nChalk Letters\nNov 2023\nexample.com/chalk\nJ. Nowak, K. Lis\n',
  );
  expect(toMarkdown(PUBLISHED)).toContain('### On chalk');
});

describe('a resume as Markdown', () => {
  test('has the text of the page, with typed marks escaped', () => {
    expect(toMarkdown(SMALL)).toBe(String.raw`# Jan Nowak\_Kowal

- [jan@example.com](mailto:jan@example.com)

## My work

### C# developer \#

**1. FC \*Bayern\***\
Łódź\
[example.com/a\_b](https://example.com/a_b)

\- I wrote **much** for [us](<https://example.com/?a=1\&copy=2>)

1. one
    1. inner
2. 2\) two

## My skills

- **SQL** – 4/5\
  a\
  b

---

I agree.
`);
  });

  test('loses no printed text', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const text = squeeze(unescaped(toMarkdown(resume)));
        for (const printed of printedTexts(resume)) expect(text).toContain(squeeze(printed));
      }),
      runs(60),
    );
  });
});

test.each([
  ['plain text', toPlainText],
  ['Markdown', toMarkdown],
])('leaves hidden sections, entries and fields out of %s', (_format, write) => {
  const resume = typicalResume('classic');
  const { config } = resume.sections['personal-data'];
  const { items } = resume.sections.experiences.data;
  const hidden = [
    { type: 'data', section: 'experiences', data: { items: items.with(0, { ...items[0]!, hidden: true }) } },
    { type: 'config', section: 'personal-data', config: { ...config, fields: { ...config.fields, birthDate: false } } },
    { type: 'sections-config', config: { enabled: ['software'], active: { ...resume.sectionsActive, skills: false } } },
  ] satisfies Operation[];
  const text = write(hidden.reduce(applyOperation, resume));
  expect(write(resume)).toContain('Krystyna Gąsior');
  expect(text).not.toContain('Krystyna Gąsior');
  expect(text).not.toContain('09.03.1984');
  expect(write(resume)).toContain(items[0]!.company);
  expect(text).not.toContain(items[0]!.company);
  expect(text).toContain(items[1]!.company);
  expect(text).not.toContain('Negocjacje');
  expect(text).toContain('AutoCAD');
});

test.each([
  ['plain text', toPlainText],
  ['Markdown', toMarkdown],
])('writes an empty resume as an empty line in %s', (_format, write) => {
  expect(write(resumeOf())).toBe('\n');
});

test('puts marks next to the words if spaces are around them', () => {
  expect(markdownInlines([{ text: 'a' }, { text: ' \n bold  ', bold: true }, { text: 'b' }])).toBe('a \n **bold**  b');
  expect(markdownInlines([{ text: ' \n ', bold: true }])).toBe(' \n ');
});
