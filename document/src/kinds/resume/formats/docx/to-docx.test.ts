import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { installedFonts } from '../../../../testing/installed-fonts.ts';
import { PEOPLE } from '../../../../testing/people/people.ts';
import { resumeOfPerson } from '../../../../testing/people/person.ts';
import { samplePortrait } from '../../../../testing/sample-portrait.ts';
import { typicalResume } from '../../../../testing/sample-resumes.ts';
import { composeResume } from '../../compose/compose.ts';
import type { EntryContent, SectionContent } from '../../compose/content.ts';
import { textSettingOf } from '../../compose/text-setting.ts';
import { columnSections } from '../../layout/layout-resume.ts';
import type { Resume } from '../../model/resume.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { resolveStyle } from '../../styles/resolve-style.ts';
import { TEMPLATES } from '../../styles/templates.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { docxParts, elements, partText } from '../testing/read-docx.ts';
import { readDocx } from './read/docx-text-items.ts';
import { toDocx } from './to-docx.ts';

const fonts = installedFonts();
const photo = new Uint8Array(await samplePortrait());
/** English Metric Units (ECMA-376, 20.1.2.1). */
const EMU_PER_PX = 9525;
const SLUGS = TEMPLATES.map(({ slug }) => slug);

const write = (resume: Resume) => toDocx(resume, { photo: resume.photo && photo, fonts });
const partsOf = async (resume: Resume) => docxParts(await write(resume));
const documentOf = async (resume: Resume) => (await partsOf(resume))['word/document.xml']!;
const squeeze = (text: string) => text.replace(/\s+/g, '');
const values = (names: string[], root: Parameters<typeof elements>[0]) =>
  names.flatMap((name) => elements(root, name).map(({ attributes }) => attributes['w:val']!));

/** What is printed of each column, from its first text to its last one. */
function printed(resume: Resume): { head: string[]; ordered: string[]; others: string[] } {
  const style = resolveStyle(resume);
  const content = composeResume(resume, textSettingOf(style, resume.pageSetup));
  const columns = style.columns.map((column) => columnSections(column, style.columns, content.sections));
  const spine = ({ title, entries }: SectionContent) => [title, ...entries.flatMap(spineOfEntry)];
  return {
    head: [content.name, content.profession].filter((text) => text !== ''),
    ordered: columns.flat().flatMap(spine),
    others: [
      ...content.contacts.map(({ text }) => text),
      ...content.facts.flatMap(({ label, value }) => [label, value]),
      ...content.sections.flatMap(({ entries }) => entries).flatMap(factsOfEntry),
    ],
  };
}

function spineOfEntry({ title, descriptions }: EntryContent): string[] {
  return [title, ...descriptions.flatMap(({ blocks }) => richTextToPlain(blocks).split('\n'))];
}

function factsOfEntry({ subtitle, period, place, levelText, link, note }: EntryContent): string[] {
  return [subtitle, period, place, levelText, link?.text ?? '', note];
}

/** Finds texts one behind the other. */
function expectInOrder(text: string, wanted: readonly string[]): void {
  let from = 0;
  for (const part of wanted.map(squeeze)) {
    const at = text.indexOf(part, from);
    expect(at, `"${part}" behind "${text.slice(Math.max(0, from - 60), from)}"`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}

function expectPrinted(resume: Resume, text: string): void {
  const { head, ordered, others } = printed(resume);
  expectInOrder(text, [...head, ...ordered]);
  for (const other of others) expect(text).toContain(squeeze(other));
}

describe('a Word document', () => {
  test('is well-formed and loses no printed text, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryResume, async (resume) => {
        expectPrinted(resume, squeeze(partText(await documentOf(resume))));
      }),
      runs(12),
    );
  });

  test.each(SLUGS)(
    'has all that %s prints, the main column first, and all styles, lists and relationships that it names',
    async (slug) => {
      const resume = resumeOfPerson(PEOPLE.engineer, slug);
      const parts = await partsOf(resume);
      expectPrinted(resume, squeeze(partText(parts['word/document.xml']!)));
      const ids = (part: string, element: string, attribute: string) =>
        new Set(elements(parts[part]!, element).map(({ attributes }) => attributes[attribute]));
      const styles = ids('word/styles.xml', 'w:style', 'w:styleId');
      const used = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml', 'word/footer2.xml'].flatMap((path) =>
        values(['w:pStyle', 'w:rStyle'], parts[path]!),
      );
      expect(used.filter((style) => !styles.has(style))).toEqual([]);
      const based = values(['w:basedOn', 'w:next'], parts['word/styles.xml']!);
      expect(based.filter((style) => !styles.has(style))).toEqual([]);
      const lists = ids('word/numbering.xml', 'w:num', 'w:numId');
      expect(values(['w:numId'], parts['word/document.xml']!).filter((list) => !lists.has(list))).toEqual([]);
      for (const [path, root] of Object.entries(parts).filter(([name]) => /^word\/[^/]*\.xml$/.test(name))) {
        const xml = JSON.stringify(root);
        const wanted = [...xml.matchAll(/"r:(?:id|embed)":"([^"]*)"/g)].map(([, id]) => id);
        const rels = parts[path.replace('word/', 'word/_rels/').concat('.rels')];
        const known = rels ? elements(rels, 'Relationship').map(({ attributes }) => attributes.Id) : [];
        expect(wanted.filter((id) => !known.includes(id))).toEqual([]);
      }
    },
  );

  test('can have an empty head in every template', async () => {
    for (const slug of SLUGS) {
      const resume = typicalResume(slug);
      const personal = resume.sections['personal-data'];
      const data = Object.fromEntries(
        Object.keys(personal.data).map((field) => [field, field === 'relocate' ? false : '']),
      ) as typeof personal.data;
      const empty = {
        ...resume,
        photo: null,
        sections: { ...resume.sections, 'personal-data': { ...personal, data } },
      };
      expect(partText(await documentOf(empty))).not.toBe('');
    }
  });

  test('is the same file each time', async () => {
    const resume = { ...resumeOfPerson(PEOPLE.nurse, 'modern') };
    expect(Buffer.compare(await write(resume), await write(resume))).toBe(0);
  });

  test('has Word’s own headings, lists and title', async () => {
    const { 'word/document.xml': body, 'word/styles.xml': styles } = await partsOf(typicalResume('classic'));
    const used = new Set(values(['w:pStyle'], body!));
    for (const style of ['Title', 'Subtitle', 'Heading1', 'Heading2', 'ListBullet']) expect(used).toContain(style);
    const names = values(['w:name'], styles!);
    for (const name of ['Normal', 'heading 1', 'heading 2', 'List Bullet', 'Title']) expect(names).toContain(name);
    const [normal] = elements(styles!, 'w:style').filter(({ attributes }) => attributes['w:styleId'] === 'Normal');
    expect(normal!.attributes['w:default']).toMatch(/^(1|true)$/);
  });

  test('has the paper, the language and the divided words of the resume', async () => {
    const resume = typicalResume('classic');
    const set = { ...resume, language: 'de' as const, pageSetup: { ...resume.pageSetup, hyphenation: true } };
    const parts = await partsOf({ ...set, pageSetup: { ...set.pageSetup, paper: 'letter' } });
    const [size] = elements(parts['word/document.xml']!, 'w:pgSz');
    expect(size!.attributes).toMatchObject({ 'w:w': '12240', 'w:h': '15840' });
    expect(elements(parts['word/styles.xml']!, 'w:lang')[0]!.attributes['w:val']).toBe('de-DE');
    expect(elements(parts['word/settings.xml']!, 'w:autoHyphenation')[0]!.attributes['w:val'] ?? 'true').toBe('true');
  });

  test('has the photo with its alternative text, and none for a resume without one', async () => {
    const resume = resumeOfPerson(PEOPLE.nurse, 'modern');
    const withPhoto = { ...resume, photo: { url: '/sample', widthPx: 600, heightPx: 760 } };
    const described = (root: Parameters<typeof elements>[0]) =>
      elements(root, 'wp:docPr').flatMap(({ attributes }) => attributes.descr ?? []);
    const files = unzipSync(await write(withPhoto));
    expect(
      Object.entries(files)
        .filter(([path]) => path.startsWith('word/media/'))
        .map(([, bytes]) => bytes),
    ).toEqual([photo]);
    const { firstName } = resume.sections['personal-data'].data;
    expect(described(await documentOf(withPhoto)).join()).toContain(firstName);
    const without = unzipSync(await write({ ...resume, photo: null }));
    expect(Object.keys(without).filter((path) => path.startsWith('word/media/'))).toEqual([]);
  });

  test('embeds the fonts of its styles so that Word can read them', async () => {
    const bytes = await write(typicalResume('classic'));
    const [files, parts] = [unzipSync(bytes), docxParts(bytes)];
    const table = parts['word/fontTable.xml']!;
    const [bold] = elements(table, 'w:embedBold');
    const key = bold!.attributes['w:fontKey']!.replace(/[{}-]/g, '');
    const relationship = elements(parts['word/_rels/fontTable.xml.rels']!, 'Relationship').find(
      ({ attributes }) => attributes.Id === bold!.attributes['r:id'],
    );
    const file = files[`word/${relationship!.attributes.Target}`]!;
    const keyBytes = key
      .match(/../g)!
      .map((digits) => Number.parseInt(digits, 16))
      .toReversed();
    const plain = Uint8Array.from(file, (byte, index) => (index < 32 ? byte ^ keyBytes[index % 16]! : byte));
    const lora = fonts.find(({ face }) => face.family === 'Lora' && face.weight === 700 && face.style === 'normal');
    expect(Buffer.compare(plain, lora!.bytes)).toBe(0);
  });

  test.each(['modern', 'amber'] as const)('the coloured area of %s is as high as each page', async (slug) => {
    const resume = resumeOfPerson(PEOPLE.engineer, slug);
    const parts = await partsOf(resume);
    const heightsOf = (path: string, widthPx: number) =>
      elements(parts[path]!, 'wp:extent')
        .filter(({ attributes }) => Number(attributes.cx) === Math.round(widthPx * EMU_PER_PX))
        .map(({ attributes }) => Number(attributes.cy) / EMU_PER_PX);
    const { backdrop, page } = resolveStyle(resume);
    for (const { widthPx } of backdrop)
      for (const path of ['word/header1.xml', 'word/header2.xml'])
        expect(heightsOf(path, widthPx), path).toEqual([page.heightPx]);
  });

  test('numbers its second page and those after it, if the resume does', async () => {
    const resume = typicalResume('classic');
    const footer = async (isShown: boolean) => {
      const parts = await partsOf({ ...resume, pageSetup: { ...resume.pageSetup, footer: isShown } });
      return ['word/footer1.xml', 'word/footer2.xml'].map((path) => partText(parts[path]!).trim());
    };
    expect((await footer(true)).filter((text) => text.includes('·'))).toHaveLength(1);
    expect(await footer(false)).toEqual(['', '']);
  });

  test.each(SLUGS)('in %s, has a footer that no reader takes for content', async (slug) => {
    const resume = typicalResume(slug);
    const texts = async (isShown: boolean) => {
      const bytes = await write({ ...resume, pageSetup: { ...resume.pageSetup, footer: isShown } });
      return readDocx(bytes).items.map(({ text }) => text);
    };
    expect(await texts(true)).toEqual(await texts(false));
  });
});
