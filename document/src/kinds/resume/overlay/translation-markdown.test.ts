import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { arbitraryResume } from '../../../testing/arbitrary-resume.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { type RichText, richTextToPlain } from '../model/rich-text.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { emptyOverlay, type Overlay } from './overlay.ts';
import { fromTranslationMarkdown, type ReadTranslation } from './read-translation.ts';
import { readRichText, writeRichText } from './rich-markdown.ts';
import { settleOverride } from './stale.ts';
import { translatableTexts, untranslated } from './translation.ts';
import { toTranslationMarkdown } from './translation-markdown.ts';

const NAMES = {
  title: 'Anna: pl → de',
  section: ({ section }: { section: string }) => section,
  entry: ({ entryId }: { entryId: string | null }) => entryId ?? '',
  field: ({ field }: { field: { name: string } | null }) => field?.name ?? 'title',
};
const written = (base: Resume, overlay: Overlay, scope: 'all' | 'untranslated' = 'all') =>
  toTranslationMarkdown(base, overlay, { names: NAMES, scope });
const outcomes = ({ texts }: ReadTranslation) => [...new Set(texts.map(({ outcome }) => outcome))];

const [JOB] = typicalResume('classic').sections.experiences.data.items;
const POSITION = `items/experiences/${JOB!.id}/position`;
const DESCRIPTION = `items/experiences/${JOB!.id}/description`;
const description: RichText = [
  {
    type: 'paragraph',
    children: [
      { text: 'Prowadzenie ' },
      { text: 'zespołu', bold: true },
      { text: ' i ' },
      { text: 'strony', href: 'https://example.com/a?b=c' },
    ],
  },
  {
    type: 'list',
    style: 'bulleted',
    items: [
      { level: 0, children: [{ text: '# nie nagłówek <!-- nie znacznik -->' }] },
      { level: 1, children: [{ text: 'Java_Script & C#', underline: true }] },
    ],
  },
  { type: 'list', style: 'numbered', items: [{ level: 0, children: [{ text: 'Raz', italic: true }] }] },
];
const withDescription = (value: RichText): Resume => {
  const base = typicalResume('classic');
  const items = base.sections.experiences.data.items.map((job) =>
    job.id === JOB!.id ? { ...job, description: value } : job,
  );
  return applyOperation(base, { type: 'data', section: 'experiences', data: { items } } satisfies Operation);
};
const BASE = withDescription(description);
const VERSION = emptyOverlay('language');

/** The file with the text below a marker replaced. */
function translated(file: string, address: string, text: string): string {
  const [before, after] = file.split(`<!-- ${address} -->\n\n`);
  return `${before}<!-- ${address} -->\n\n${text}\n\n${after!.slice(after!.search(/\n#{1,6} |$/))}`;
}

describe('rich text as Markdown', () => {
  test('keeps paragraphs, lists with levels, bold, italic, underlining and links', () => {
    expect(readRichText(writeRichText(description))).toEqual(description);
  });

  test('joins lines that a program wrapped, and takes code, quotations and headings for text', () => {
    expect(readRichText('ein\nText\\\nneue Zeile')).toEqual([
      { type: 'paragraph', children: [{ text: 'ein Text\nneue Zeile' }] },
    ]);
    expect(richTextToPlain(readRichText('    eingerückt `code` ![Bild](b)\n\n> Zitat'))).toBe(
      'eingerückt `code` !Bild\n> Zitat',
    );
  });
});

describe('a file for a translator', () => {
  test('has every text once behind its marker, and reading it back changes nothing', () => {
    const file = written(BASE, VERSION);
    for (const { address } of translatableTexts(BASE)) expect(file.split(`<!-- ${address} -->`)).toHaveLength(2);
    const read = fromTranslationMarkdown(file, BASE, VERSION);
    expect(read.values.size).toBe(0);
    expect(outcomes(read)).toEqual(['unchanged']);
  });

  test('gives translations their places, whatever became of the headings, and says which formats were lost', () => {
    const file = translated(
      translated(written(BASE, VERSION), POSITION, 'Krankenschwester\\\n(Station 1. Stock)'),
      DESCRIPTION,
      'Leitung des **Teams** und der Seite',
    ).replace(/^#### .*$/gm, '');
    const { values, texts } = fromTranslationMarkdown(file.replaceAll('\n', '\r\n'), BASE, VERSION);
    expect(values.get(POSITION)).toContain('Krankenschwester');
    expect(values.get(DESCRIPTION)).toEqual([
      {
        type: 'paragraph',
        children: [{ text: 'Leitung des ' }, { text: 'Teams', bold: true }, { text: ' und der Seite' }],
      },
    ]);
    expect(texts.filter(({ outcome }) => outcome === 'taken').map(({ lost }) => lost)).toEqual([
      [],
      ['italic', 'underline', 'link', 'list'],
    ]);
  });

  test('keeps a number with a dot in a field of one line, and reports what has no room there', () => {
    const file = translated(written(BASE, VERSION), POSITION, '1. Offizier\n\nzweiter Absatz');
    const { values, texts } = fromTranslationMarkdown(file, BASE, VERSION);
    expect(values.get(POSITION)).toBe('1. Offizier');
    expect(texts.find(({ outcome }) => outcome === 'unplaced')).toMatchObject({ text: 'zweiter Absatz' });
  });

  test('reports damaged, unknown and repeated markers with their texts, too long texts, and what is missing', () => {
    const file = written(BASE, VERSION);
    const at = (text: string) => fromTranslationMarkdown(text, BASE, VERSION);
    const outcomeOf = (read: ReadTranslation, text: string) =>
      read.texts.find((one) => one.text.includes(text))?.outcome;
    const changed = translated(file, POSITION, 'Krankenschwester');
    for (const damaged of [
      '',
      '<!-- items/experiences',
      '!-- items/x -->',
      '<!-- items/experiences/gone/position -->',
    ]) {
      const read = at(changed.replace(`<!-- ${POSITION} -->`, damaged));
      expect(outcomeOf(read, 'Krankenschwester')).toBe('unplaced');
      expect(read.texts.find(({ address }) => address === POSITION)).toMatchObject({ outcome: 'missing', line: null });
    }
    expect(outcomeOf(at(`${file}\n<!-- ${POSITION} -->\n\nnoch einmal`), 'noch einmal')).toBe('repeated');
    expect(outcomeOf(at(translated(file, POSITION, 'x'.repeat(301))), 'xxx')).toBe('refused');
    expect(outcomeOf(at(`Hier ist die Übersetzung:\n\n${file}`), 'Hier ist')).toBe('unplaced');
  });

  test('keeps a newer translation where the file still has the original, and asks only for what is not translated', () => {
    const file = written(BASE, VERSION);
    const overlay = { ...VERSION, overrides: { [POSITION]: { value: 'Pflegefachfrau', base: JOB!.position } } };
    const read = fromTranslationMarkdown(file, BASE, overlay);
    expect(read.values.size).toBe(0);
    expect(written(BASE, overlay, 'untranslated')).not.toContain(POSITION);
    expect(written(BASE, overlay)).toContain('Pflegefachfrau');
  });

  test('reads back as it was written for any resume, and loses no text when markers are damaged', () => {
    fc.assert(
      fc.property(
        arbitraryResume,
        fc.infiniteStream(fc.constantFrom('keep', 'drop', 'cut', 'rename')),
        (base, fates) => {
          const file = written(base, VERSION);
          const same = fromTranslationMarkdown(file, base, VERSION);
          expect(same.values.size).toBe(0);
          expect(same.texts.every(({ outcome }) => outcome === 'unchanged')).toBe(true);

          let number = 0;
          const marked: string[] = [];
          const damaged = file.replace(/^<!-- (.*) -->$/gm, (marker, address: string) => {
            const fate = fates.next().value;
            // Each text becomes another one, so that it can be found again.
            const token = `übersetzt${number++}ende`;
            marked.push(token);
            const mark = { keep: marker, drop: '', cut: `<!-- ${address}`, rename: `<!-- x${address} -->` }[fate!];
            return `${mark}\n\n${token}\n\n`;
          });
          const read = fromTranslationMarkdown(damaged, base, VERSION);
          const stored = JSON.stringify([...read.values.values()]);
          const reported = read.texts.map(({ outcome, text }) => (outcome === 'taken' ? '' : text)).join('\n');
          for (const token of marked) expect(stored.includes(token) || reported.includes(token)).toBe(true);
        },
      ),
      runs(20),
    );
  });
});

test('a text that stays the same is confirmed by keeping it, in language versions alone', () => {
  const kept = settleOverride(BASE, VERSION, POSITION, 'keep');
  expect(kept.overrides[POSITION]).toEqual({ value: JOB!.position, base: JOB!.position });
  expect(untranslated(BASE, VERSION)).toContain(POSITION);
  expect(untranslated(BASE, kept)).not.toContain(POSITION);
  const variant = emptyOverlay('variant');
  expect(settleOverride(BASE, variant, POSITION, 'keep')).toBe(variant);
  expect(settleOverride(BASE, VERSION, 'data/personal-data/firstName', 'keep')).toBe(VERSION);
  expect(settleOverride(BASE, VERSION, 'items/experiences/gone/position', 'keep')).toBe(VERSION);
});

test('nobody translates hidden entries, sections that are off, and categories of driving licences', () => {
  const hidden = BASE.sections.experiences.data.items.map((job) => ({ ...job, hidden: job.id === JOB!.id }));
  const base = applyOperation(BASE, { type: 'data', section: 'experiences', data: { items: hidden } });
  expect(untranslated(base, VERSION)).not.toContain(POSITION);
  const courses = {
    items: [{ id: 'c', name: 'Kurs' }],
  };
  const licences = { items: [{ id: 'l', category: 'B' as const }] };
  const off: Resume = [
    { type: 'data', section: 'courses', data: courses } satisfies Operation,
    { type: 'data', section: 'driving-licences', data: licences } satisfies Operation,
    { type: 'sections-config', config: { enabled: [], active: base.sectionsActive } } satisfies Operation,
  ].reduce<Resume>(applyOperation, base);
  expect(untranslated(off, VERSION)).not.toContain('items/courses/c/name');
  const on = applyOperation(off, {
    type: 'sections-config',
    config: { enabled: ['courses', 'driving-licences'], active: base.sectionsActive },
  });
  expect(untranslated(on, VERSION)).toContain('items/courses/c/name');
  expect(untranslated(on, VERSION).filter((address) => address.includes('licences'))).toEqual([]);
});
