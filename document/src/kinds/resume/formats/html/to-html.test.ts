import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { entry, paragraph, typicalResume } from '../../../../testing/sample-resumes.ts';
import { composeResume } from '../../compose/compose.ts';
import { textSettingOf } from '../../compose/text-setting.ts';
import { columnSections } from '../../layout/layout-resume.ts';
import { emptyResume, type Resume } from '../../model/resume.ts';
import { TEMPLATE_SLUGS } from '../../model/templates-by-slug.ts';
import { applyOperation } from '../../operations/operation.ts';
import { resolveStyle } from '../../styles/resolve-style.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { toHtml } from './to-html.ts';

const UUID = '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11';
const JPEG = new Uint8Array([255, 216, 255, 217]);
const RESOURCES = { photo: null, fonts: [], subsetFont: async () => new Uint8Array() };
const PHOTO = { url: '/photo', widthPx: 300, heightPx: 400 };

interface Read {
  /** What a reader sees and hears, without white space. */
  text: string;
  elements: { name: string; attributes: Record<string, string> }[];
  /** Elements that the parser had to open or close itself. */
  mended: string[];
}

function read(html: string): Read {
  const found: Read = { text: '', elements: [], mended: [] };
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      open.push(name);
      found.elements.push({ name, attributes });
      if (isImplied) found.mended.push(name);
    },
    ontext(text) {
      if (open.includes('body')) found.text += text.replace(/\s+/g, '');
    },
    onclosetag(name, isImplied) {
      open.pop();
      if (isImplied && !['meta', 'link', 'img', 'br'].includes(name)) found.mended.push(name);
    },
  });
  parser.end(html);
  return found;
}

/** Every text that the pages print, in their order: the hero, then column by column. */
function printedTexts(resume: Resume): string[] {
  const style = resolveStyle(resume);
  const content = composeResume(resume, textSettingOf(style, resume.pageSetup));
  const { name, profession, contacts, facts } = content;
  const sections = style.columns.flatMap((column) => columnSections(column, style.columns, content.sections));
  return [
    ...[name, profession, ...contacts.map(({ text }) => text), ...facts.flatMap(({ label, value }) => [label, value])],
    ...sections.flatMap(({ title, entries }) => [
      title,
      ...entries.flatMap((item) => [
        ...[item.title, item.subtitle, item.place, item.period, item.link?.text ?? '', item.levelText],
        ...item.note.split('\n'),
        ...item.descriptions
          .flatMap(({ blocks }) => blocks)
          .flatMap((block) =>
            block.type === 'paragraph' ? [block.children] : block.items.map(({ children }) => children),
          )
          .flatMap((inlines) => inlines.map(({ text }) => text)),
      ]),
    ]),
  ].map((text) => text.toWellFormed().replace(/\s+/g, ''));
}

/** The first of the texts that does not follow the ones before it. */
function firstMissing(text: string, wanted: readonly string[]): string | null {
  let at = 0;
  for (const part of wanted) {
    const found = text.indexOf(part, at);
    if (found < 0) return part;
    at = found + part.length;
  }
  return null;
}

describe('a page of HTML', () => {
  test('says everything that is printed, in the order of the pages', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryResume, async (resume) => {
        const { text, mended } = read(await toHtml(resume, RESOURCES));
        expect(mended).toEqual([]);
        expect(firstMissing(text, printedTexts(resume))).toBeNull();
      }),
      runs(60),
    );
  });

  test.each(TEMPLATE_SLUGS)('is complete and has one outline in the template %s', async (slug) => {
    const resume = { ...typicalResume(slug), photo: PHOTO };
    const { text, elements } = read(await toHtml(resume, { ...RESOURCES, photo: JPEG }));
    expect(firstMissing(text, printedTexts(resume))).toBeNull();
    const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.every((level, index) => index === 0 || level <= levels[index - 1]! + 1)).toBe(true);
    const named = (wanted: string) => elements.filter(({ name }) => name === wanted);
    expect(named('main')).toHaveLength(1);
    expect(named('html')[0]!.attributes).toMatchObject({ lang: 'pl', dir: 'ltr' });
    expect(named('img')[0]!.attributes).toMatchObject({
      alt: 'Zdjęcie: Józef Żółć-Świątek',
      src: 'data:image/jpeg;base64,/9j/2Q==',
    });
    expect(named('time').map(({ attributes }) => attributes.datetime)).toContain('2018-02');
    expect(named('address')).toHaveLength(1);
  });

  test('names the photo by the name as it is typed', async () => {
    const resume = { ...typicalResume('modern'), photo: PHOTO };
    resume.sections['personal-data'].data.firstName = "Anna $& $'";
    const { elements } = read(await toHtml(resume, { ...RESOURCES, photo: JPEG }));
    expect(elements.find(({ name }) => name === 'img')!.attributes.alt).toContain("Anna $& $'");
  });

  test('runs no script and loads nothing', async () => {
    const html = await toHtml({ ...typicalResume('modern'), photo: PHOTO }, { ...RESOURCES, photo: JPEG });
    const { elements } = read(html);
    expect(elements.map(({ name }) => name)).not.toContain('script');
    const loaded = elements.flatMap(({ name, attributes }) =>
      name === 'a' ? [] : [attributes.src, attributes.href].filter((address) => address !== undefined),
    );
    expect(loaded.every((address) => address.startsWith('data:'))).toBe(true);
    expect(html).not.toMatch(/url\((?!data:)|@import/);
  });

  test('shows hostile texts as they were typed', async () => {
    const hostile = `</style><script>alert(1)</script><img src=x onerror="alert('1')">&lt;`;
    const base = emptyResume(UUID, 'en');
    const resume = [
      {
        type: 'data' as const,
        section: 'personal-data' as const,
        data: { ...base.sections['personal-data'].data, firstName: hostile, email: hostile, website: hostile },
      },
      {
        type: 'data' as const,
        section: 'experiences' as const,
        data: {
          items: [entry('experiences', 'a', { position: hostile, url: hostile, description: paragraph(hostile) })],
        },
      },
    ].reduce<Resume>(applyOperation, { ...base, name: hostile });
    const { elements, text } = read(await toHtml(resume, RESOURCES));
    expect(elements.filter(({ name }) => ['script', 'img'].includes(name))).toEqual([]);
    expect(elements.filter(({ attributes }) => 'onerror' in attributes)).toEqual([]);
    expect(text.split(hostile.replace(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(4);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVa\nScript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    '//evil.example',
    'file:///etc',
  ])('never links to %j', async (href) => {
    const base = emptyResume(UUID, 'en');
    const description = [{ type: 'paragraph' as const, children: [{ text: 'here', href }] }];
    const resume = {
      ...base,
      sections: {
        ...base.sections,
        experiences: {
          ...base.sections.experiences,
          data: { items: [entry('experiences', 'a', { position: 'Job', url: href, description })] },
        },
      },
    };
    const { elements } = read(await toHtml(resume, RESOURCES));
    expect(elements.filter(({ name }) => name === 'a')).toEqual([]);
  });

  test('has a title and a heading without a name', async () => {
    const { elements, text } = read(await toHtml(emptyResume(UUID, 'en'), RESOURCES));
    expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
    expect(text).toBe('CV');
  });

  test('counts the items of a list as the page does, also where they skip a level', async () => {
    const items = [0, 2, 1, 0].map((level) => ({ level, children: [{ text: `level ${level}` }] }));
    const description = [{ type: 'list' as const, style: 'numbered' as const, items }];
    const base = emptyResume(UUID, 'en');
    const data = { items: [entry('experiences', 'a', { position: 'Job', description })] };
    const html = await toHtml(applyOperation(base, { type: 'data', section: 'experiences', data }), RESOURCES);
    expect(html).toContain(
      '<ol><li value="1">level 0<ol><li value="1">level 2</li><li value="1">level 1</li></ol></li><li value="2">level 0</li></ol>',
    );
  });

  test('embeds the faces that it uses, with its characters alone', async () => {
    const asked: string[] = [];
    const face = { family: 'Inter' as const, weight: 700 as const, style: 'normal' as const };
    const html = await toHtml(typicalResume('modern'), {
      photo: null,
      fonts: [
        { face, bytes: JPEG },
        { face: { ...face, family: 'Lora' }, bytes: JPEG },
      ],
      async subsetFont(_font, characters) {
        asked.push(characters);
        return JPEG;
      },
    });
    expect(html.match(/@font-face/g)).toHaveLength(1);
    expect(html).toContain('src:url(data:font/woff2;base64,/9j/2Q==)');
    expect(asked[0]).toContain('Ż');
    expect(asked[0]).not.toContain('漢');
  });

  test('of a right-to-left resume runs from right to left', async () => {
    const base = emptyResume(UUID, 'en');
    const data = {
      ...base.sections['personal-data'].data,
      firstName: 'ليلى',
      lastName: 'حداد',
      profession: 'مهندسة برمجيات',
    };
    const html = await toHtml(applyOperation(base, { type: 'data', section: 'personal-data', data }), RESOURCES);
    expect(html).toContain('<html lang="en" dir="rtl">');
  });
});
