import { describe, expect, test } from 'vitest';
import { pageRuns } from '../../engine/page-runs.ts';
import { demoResume } from '../../testing/demo-resumes.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { documentText } from '../../testing/page-text.ts';
import { entry, paragraph } from '../../testing/sample-resumes.ts';
import { emptyResume, type Resume } from './model/resume.ts';
import { MAX_LIST_LEVEL, MAX_RICH_TEXT_CHARACTERS, type RichText } from './model/rich-text.ts';
import { MAX_ENTRIES } from './model/section.ts';
import { SECTIONS } from './model/sections.ts';
import { TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { operationSchema } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());
const UUID = '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11';

function withExperience(fields: Parameters<typeof entry<'experiences'>>[2]): Resume {
  const base = { ...emptyResume(UUID, 'pl'), isDone: true };
  const items = [entry('experiences', 'e1', fields)];
  return {
    ...base,
    sections: { ...base.sections, experiences: { ...base.sections.experiences, data: { items } } },
  };
}

/** The model's messages about one field of an experience. */
function refusals(field: string, value: unknown): string[] {
  const item = { ...SECTIONS.experiences.emptyEntry('e1'), [field]: value };
  const parsed = operationSchema.safeParse({ type: 'data', section: 'experiences', data: { items: [item] } });
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('the model refuses, naming the field,', () => {
  test.each([
    ['a control character', 'position', 'a\u0007b', 'data.items.0.position: The text contains characters that cannot'],
    ['a tab in a line', 'position', 'a\tb', 'data.items.0.position: The text contains characters that cannot'],
    ['a line separator', 'position', 'a\u2028b', 'data.items.0.position: The text contains characters that cannot'],
    ['a lone surrogate', 'position', 'a\ud800b', 'data.items.0.position: The text contains characters that cannot'],
    ['a right-to-left override', 'position', 'a\u202eb', 'data.items.0.position: The text contains characters that'],
    ['a line of 301 characters', 'position', 'x'.repeat(301), 'data.items.0.position: The text can have at most 300'],
    ['a year before 1900', 'dateFrom', '1899-12', 'data.items.0.dateFrom: Date selection required'],
    ['a thirteenth month', 'dateFrom', '2020-13', 'data.items.0.dateFrom: Date selection required'],
    ['HTML in place of rich text', 'description', '<p>x</p>', 'data.items.0.description: Invalid input'],
    [
      'a description that is too long',
      'description',
      paragraph('x'.repeat(MAX_RICH_TEXT_CHARACTERS + 1)),
      'data.items.0.description',
    ],
    [
      'a list nested too deeply',
      'description',
      [{ type: 'list', style: 'bulleted', items: [{ level: MAX_LIST_LEVEL + 1, children: [] }] }],
      'data.items.0.description.0.items.0.level',
    ],
  ])('%s', (_, field, value, message) => {
    const found = refusals(field, value);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(message);
  });

  test('a level out of range and a birth date before 1900', () => {
    const skill = { ...SECTIONS.skills.emptyEntry('s1'), level: 6 };
    const skills = operationSchema.safeParse({ type: 'data', section: 'skills', data: { items: [skill] } });
    expect(skills.error?.issues[0]?.path).toEqual(['data', 'items', 0, 'level']);
    const person = { ...SECTIONS['personal-data'].emptyData(), birthDate: '1899-12-31' };
    const data = operationSchema.safeParse({ type: 'data', section: 'personal-data', data: person });
    expect(data.error?.issues[0]?.path).toEqual(['data', 'birthDate']);
  });

  test('more than 200 entries', () => {
    const items = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => SECTIONS.skills.emptyEntry(`s${index}`));
    const parsed = operationSchema.safeParse({ type: 'data', section: 'skills', data: { items } });
    expect(parsed.error?.issues[0]?.message).toBe(`A section can have at most ${MAX_ENTRIES} entries`);
  });

  test('a density below the lower limits and a side column above the upper one', () => {
    const { pageSetup } = emptyResume(UUID, 'pl');
    const density = { ...pageSetup.density, text: 0.5 };
    const parsed = operationSchema.safeParse({ type: 'page-setup', pageSetup: { ...pageSetup, density } });
    expect(parsed.error?.issues[0]?.path).toEqual(['pageSetup', 'density', 'text']);
    const wide = operationSchema.safeParse({ type: 'page-setup', pageSetup: { ...pageSetup, sideWidth: 1.6 } });
    expect(wide.error?.issues[0]?.path).toEqual(['pageSetup', 'sideWidth']);
  });
});

describe('input that the model accepts gives correct pages:', () => {
  test.each(TEMPLATE_SLUGS)('an empty resume, in %s', (pattern) => {
    const { pages } = typesetter.typeset({ ...emptyResume(UUID, 'pl', pattern), isDone: true });
    expect(pages).toHaveLength(1);
    expect(documentText(pages)).toBe('');
  });

  test('a word of 20,000 characters', () => {
    const { pages } = typesetter.typeset(withExperience({ position: 'x', description: paragraph('ж'.repeat(20_000)) }));
    const printed = documentText(pages).replace(/[^ж]/g, '');
    expect(printed).toHaveLength(20_000);
    for (const { xPx } of pages.flatMap((svg) => pageRuns(svg))) expect(xPx).toBeLessThan(794);
  });

  test('a hundred list items, nested as deep as allowed', () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      level: index % (MAX_LIST_LEVEL + 1),
      children: [{ text: `punkt ${index}.` }],
    }));
    const description: RichText = [{ type: 'list', style: 'numbered', items }];
    const text = documentText(typesetter.typeset(withExperience({ position: 'x', description })).pages);
    for (let index = 0; index < 100; index++) expect(text).toContain(`punkt ${index}.`);
  });

  test('dates in the wrong order, as they were typed', () => {
    const { pages } = typesetter.typeset(withExperience({ position: 'x', dateFrom: '2024-05', dateTo: '2019-01' }));
    expect(documentText(pages)).toContain('05.2024 – 01.2019');
  });

  test.each(['modern', 'timeline', 'tags'] as const)('200 entries in every section of %s', (pattern) => {
    const resume = demoResume('typical', pattern, 'en');
    const sections = Object.fromEntries(
      Object.entries(resume.sections).map(([slug, state]) => {
        if (!('items' in state.data)) return [slug, state];
        const { items } = state.data;
        const many = Array.from({ length: MAX_ENTRIES }, (_, index) => ({
          ...items[index % items.length],
          id: `e${index}`,
        }));
        return [slug, { ...state, data: { items: many } }];
      }),
    ) as unknown as Resume['sections'];
    const { layout } = typesetter.typeset({ ...resume, sections });
    const entries = layout.flatMap(({ columns }) =>
      columns.flatMap(({ placed }) =>
        placed.sections
          .filter(({ group }) => group === 'experiences')
          .flatMap(({ subSections }) => subSections.filter(({ isTrimmed }) => !isTrimmed)),
      ),
    );
    expect(entries).toHaveLength(MAX_ENTRIES);
  });

  test('a photo of one pixel, which changes no position', () => {
    const resume = demoResume('typical', 'portrait', 'pl');
    const tiny = { ...resume, photo: { url: '/x', widthPx: 1, heightPx: 1 } };
    const large = { ...resume, photo: { url: '/x', widthPx: 12_000, heightPx: 12_000 } };
    const photo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    expect(typesetter.typeset(tiny, { photo }).pages).toEqual(typesetter.typeset(large, { photo }).pages);
  });
});
