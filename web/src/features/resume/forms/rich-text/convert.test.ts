import type { Inline, ListItem, RichText } from '@kreda/document/kinds/resume/model/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRichText, toRichText } from './convert.ts';

const looks = fc.constantFrom<Omit<Inline, 'text'>>(
  {},
  { bold: true },
  { italic: true, underline: true },
  { href: 'https://example.com' },
);
const text = fc.string({ unit: fc.constantFrom(...'aąbż „”\n-'), minLength: 1, maxLength: 12 });
const inlines = fc
  .array(fc.tuple(looks, text), { minLength: 1, maxLength: 4 })
  .map((runs) => runs.map(([look, value]): Inline => ({ ...look, text: value })))
  // The editor's line break has no marks, and neighbouring runs of the same format are merged.
  .filter((runs) =>
    runs.every(
      (run, index) =>
        !(run.text.includes('\n') && Object.keys(run).length > 1) &&
        JSON.stringify({ ...run, text: '' }) !== JSON.stringify({ ...runs[index - 1], text: '' }),
    ),
  );
const paragraph = inlines.map((children) => ({ type: 'paragraph' as const, children }));
const items = fc
  .array(fc.tuple(inlines, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 6 })
  .map((list) => {
    let level = 0;
    // A list begins at level 0 and goes deeper by one level at a time.
    return list.map(([children, wanted], index): ListItem => {
      level = index === 0 ? 0 : Math.min(wanted, level + 1);
      return { level, children };
    });
  });
const list = fc
  .tuple(fc.constantFrom('bulleted' as const, 'numbered' as const), items)
  .map(([style, its]) => ({ type: 'list' as const, style, items: its }));
const richText: fc.Arbitrary<RichText> = fc.array(fc.oneof(paragraph, list), { maxLength: 5 });

test('converts any rich text to the editor’s document and back unchanged', () => {
  fc.assert(
    fc.property(richText, (blocks) => {
      expect(toRichText(fromRichText(blocks))).toEqual(blocks);
    }),
    { numRuns: 300 },
  );
});

test('converts an empty editor to an empty text', () => {
  expect(toRichText({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual([]);
});

test('drops marks and nodes that the model does not have, and keeps their text', () => {
  const document = {
    type: 'doc',
    content: [{ type: 'heading', content: [{ type: 'text', text: 'Tytuł', marks: [{ type: 'highlight' }] }] }],
  };
  expect(toRichText(document)).toEqual([{ type: 'paragraph', children: [{ text: 'Tytuł' }] }]);
});

test('drops control characters from pasted text', () => {
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000b\u202ec' }] }],
  };
  expect(toRichText(document)).toEqual([{ type: 'paragraph', children: [{ text: 'abc' }] }]);
});

test('flattens lists that are nested deeper than the model allows', () => {
  const nest = (depth: number): object => ({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: `${depth}` }] },
          ...(depth < 6 ? [nest(depth + 1)] : []),
        ],
      },
    ],
  });
  const [block] = toRichText({ type: 'doc', content: [nest(0)] });
  expect(block?.type === 'list' && block.items.map(({ level }) => level)).toEqual([0, 1, 2, 3, 3, 3, 3]);
});
