import { describe, expect, test } from 'vitest';
import { createParagraphLayout, type ParagraphLayout } from '../../../engine/text/paragraph.ts';
import { createShaper } from '../../../engine/text/shaper.ts';
import { TooManyPagesError } from '../../../engine/too-many-pages.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { plainToRichText, type RichText } from '../../resume/model/rich-text.ts';
import { letterStyleOf } from '../styles/letter-style.ts';
import { richTextNodes } from './letter-body.ts';
import type { LetterNode } from './text-group.ts';

const style = letterStyleOf(typicalResume('modern', 'pl'));
const real = createParagraphLayout(createShaper(installedFonts()), 2);

function nodesOf(
  body: RichText,
  { maxPages, paragraphs = real }: { maxPages?: number; paragraphs?: ParagraphLayout } = {},
) {
  return richTextNodes(body, { paragraphs, style, body: style.body, blankPx: 20, paragraphGapPx: 14, maxPages });
}

/** `b` for a line, `-` where no page may break, and a space for a gap. */
function marks(nodes: readonly LetterNode[]): string {
  return nodes
    .map((node) => (node.kind === 'group' ? marks(node.children) : { box: 'b', penalty: '-', glue: ' ' }[node.kind]))
    .join('');
}

describe('the text of a letter', () => {
  test('has no page break after the first line of a paragraph, nor before its last', () => {
    const words = (count: number) => 'słowo '.repeat(count);
    expect(marks(nodesOf(plainToRichText([words(8), words(8)].join('\n'))))).toBe('b- b');
    expect(marks(nodesOf(plainToRichText([words(30), words(30)].join('\n'))))).toBe('b-b-b b-b-b');
    expect(marks(nodesOf(plainToRichText(words(90))))).toMatch(/^b-bb+-b$/);
  });

  test('keeps a last paragraph of one line with the one before it, since the closing follows', () => {
    expect(marks(nodesOf(plainToRichText('jeden\ndwa\ntrzy')))).toBe('b b- b');
  });

  test('is measured no further than the pages that are allowed', () => {
    let set = 0;
    const counting: ParagraphLayout = (spans, box) => {
      set += 1;
      return real(spans, box);
    };
    const items = Array.from({ length: 80 }, () => ({ level: 0, children: [{ text: 'a' }] }));
    const body: RichText = Array.from({ length: 250 }, () => ({ type: 'list', style: 'bulleted', items }));
    expect(() => nodesOf(body, { maxPages: 3, paragraphs: counting })).toThrow(TooManyPagesError);
    expect(set).toBeLessThan(2 * 80 * 5);
  });
});
