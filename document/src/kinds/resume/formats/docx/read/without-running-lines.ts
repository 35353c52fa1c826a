import type { Block, Paragraph } from './read-blocks.ts';

/** Of "page 2 of 3" in the languages of resumes, as they stand around the numbers. */
const PAGE_WORDS = new Set(
  'page p pg pages of strona str stron z ze seite seiten von sida sidan side sider av af página páginas pág de pagina pagine pag di del strana strany str сторінка стор із з puslapis psl iš страница стр из sur sivu'.split(
    ' ',
  ),
);
const DEFAULT_SIZE_PT = 10;

/**
 * A header or footer without the paragraphs that only say whose page it is and its number: the person's name, fields of page numbers and
 * signs between them. Other texts stay, also beside a number.
 *
 * @param content where the name stands: the blocks that the header or footer goes with.
 */
export function withoutRunningLines(blocks: readonly Block[], content: readonly Block[]): Block[] {
  const names = namesIn(content);
  const without = (some: readonly Block[]): Block[] =>
    some.flatMap((block): Block[] => {
      if (block.type === 'paragraph') return isRunningLine(block, names) ? [] : [block];
      return [
        { ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: without(cell.blocks) }))) },
      ];
    });
  return without(blocks);
}

function isRunningLine(paragraph: Paragraph, names: ReadonlySet<string>): boolean {
  const text = textOf(paragraph);
  if (text.trim() === '') return false;
  const words = wordsOf(text);
  const isPageNumber = words.every((word) => paragraph.hasPageNumber && PAGE_WORDS.has(word));
  const other = paragraph.hasPageNumber ? words.filter((word) => !PAGE_WORDS.has(word)) : words;
  return isPageNumber || names.has(words.join(' ')) || names.has(other.join(' '));
}

/** What may be the person's name: the first line, and the lines in the largest letters, each and all together. */
function namesIn(content: readonly Block[]): Set<string> {
  const lines = paragraphsIn(content).flatMap((paragraph) => {
    const run = paragraph.runs.find(({ text }) => text.trim() !== '');
    const size = run?.format.size ?? DEFAULT_SIZE_PT;
    return textOf(paragraph)
      .split(/[\n\t]/u)
      .map((text) => ({ words: wordsOf(text).join(' '), size }))
      .filter(({ words }) => words !== '');
  });
  const largest = lines.reduce((max, { size }) => Math.max(max, size), 0);
  const large = lines.filter(({ size }) => size === largest).map(({ words }) => words);
  return new Set([...lines.slice(0, 1).map(({ words }) => words), ...large, large.join(' ')]);
}

function paragraphsIn(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' ? [block] : block.rows.flat().flatMap((cell) => paragraphsIn(cell.blocks)),
  );
}

function textOf({ runs }: Paragraph): string {
  return runs.map(({ text }) => text).join('');
}

/** Signs of their own are no words. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}@+]+/gu) ?? [];
}
