import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startTestRenderer } from '../../../renderer/src/testing/start-renderer.ts';
import { plainBlocks } from '../engine/blocks/block.ts';
import type { Draw } from '../engine/blocks/draw.ts';
import { PAPERS } from '../engine/page-geometry.ts';
import { pageRuns } from '../engine/page-runs.ts';
import { box, group, NO_BREAK } from '../engine/pagination/flow.ts';
import { paginate } from '../engine/pagination/paginate.ts';
import { toPageItems } from '../engine/paint/page.ts';
import { paintPage } from '../engine/paint/paint-page.ts';
import { createParagraphLayout } from '../engine/text/paragraph.ts';
import { createShaper, type FontSource } from '../engine/text/shaper.ts';
import type { TextStyle } from '../engine/text/text-style.ts';
import { installedFonts } from '../testing/installed-fonts.ts';
import type { Format } from './format.ts';

// A whole kind of document, a letter of one paragraph, made of the engine alone: what resumes and invoices are made of, too.

const letterSchema = z.object({ to: z.string().min(1), text: z.string().min(1) });
type Letter = z.infer<typeof letterSchema>;

const BODY: TextStyle = {
  family: 'Lora',
  weight: 400,
  style: 'normal',
  sizePx: 14,
  color: '#222222',
  lineHeight: 1.5,
};
const PAPER = PAPERS.a4;
const MARGIN_PX = 80;
const FRAME = { topPx: MARGIN_PX, heightPx: PAPER.heightPx - 2 * MARGIN_PX };

/** Two lines of a paragraph at least stand together at a page's foot and head. */
function paragraph(lines: readonly { draws: Draw[]; heightPx: number }[]) {
  const nodes = lines.flatMap(({ draws, heightPx }, index) =>
    index === 1 || index === lines.length - 1 ? [NO_BREAK, box(heightPx, draws)] : [box(heightPx, draws)],
  );
  return group(nodes, { role: 'paragraph' });
}

function createLetterTypesetter(faces: readonly FontSource[]) {
  const paragraphs = createParagraphLayout(createShaper(faces), 2);
  return (letter: Letter): string[] => {
    const place = { style: BODY, widthPx: PAPER.widthPx - 2 * MARGIN_PX };
    const greeting = plainBlocks(paragraphs, `Dear ${letter.to},`, place);
    const flow = [paragraph(greeting), NO_BREAK, paragraph(plainBlocks(paragraphs, letter.text, place))];
    const pages = paginate(flow, { first: FRAME, following: FRAME });
    return pages.map((nodes, index) =>
      paintPage(
        {
          engine: 2,
          size: PAPER,
          number: index + 1,
          pageCount: pages.length,
          language: 'en-GB',
          title: 'Letter',
          photoLabel: '',
          background: '#ffffff',
          backdrop: [],
          items: toPageItems(nodes, MARGIN_PX),
        },
        undefined,
      ),
    );
  };
}

const LETTER_FORMATS = {
  text: {
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    holdsPhoto: false,
    hasDesign: false,
    write: ({ to, text }) => `Dear ${to},\n\n${text}\n`,
  },
  bytes: {
    extension: 'bin',
    mediaType: 'application/octet-stream',
    holdsPhoto: false,
    hasDesign: false,
    write: ({ text }) => new TextEncoder().encode(text),
  },
} as const satisfies Record<string, Format<Letter>>;

const typeset = createLetterTypesetter(installedFonts());
const letterOf = (words: number) =>
  letterSchema.parse({
    to: 'Mr Brown',
    text: Array.from({ length: words }, (_, index) => `word${index}`).join(' '),
  });
const wordsOn = (svg: string) =>
  pageRuns(svg)
    .flatMap(({ text }) => text.split(' '))
    .filter((word) => word.startsWith('word'));

describe('a kind that the engine has never seen', () => {
  test('is set on one page', () => {
    const [page, ...others] = typeset(letterOf(40));
    expect(others).toEqual([]);
    expect(page).toContain('Dear Mr Brown,');
  });

  test('goes over pages with every word once, in order, and its paragraph marked where it continues', () => {
    const letter = letterOf(1500);
    const pages = typeset(letter);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(wordsOn)).toEqual(letter.text.split(' '));
    expect(pages[0]).not.toContain('data-trimmed');
    expect(pages[1]).toContain('<g data-role="paragraph" data-trimmed="true">');
  });

  test('becomes a PDF by the same renderer', async () => {
    const renderer = await startTestRenderer();
    onTestFinished(() => renderer.close());
    const { pdf } = await renderer.render(typeset(letterOf(600)));
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is saved in formats of text and of bytes', () => {
    const letter = letterOf(2);
    expect(LETTER_FORMATS.text.write(letter)).toBe('Dear Mr Brown,\n\nword0 word1\n');
    expect(LETTER_FORMATS.bytes.write(letter)).toBeInstanceOf(Uint8Array);
  });
});
