import type { RichText } from '../../model/rich-text.ts';
import { bulletList, paragraphs } from './rich-lines.ts';

/** Marks that people type or paste at the start of a list item. U+F0B7 and U+F0A7 are bullets of Word. */
const BULLET = /^\s*(?:[•●◦▪▫■□‣⁃∙·○➤►▸▶➢✓✔✦★☆→⇒»\uf0b7\uf0a7]\ufe0f?\s*|[-–*+]\s+)(?=\S)/u;
/** Marks that nothing but a list item starts with. */
const SURE_BULLET = /^[•●◦▪▫■□‣⁃➤►▸▶➢✓✔\uf0b7\uf0a7]/u;
/** Several items in one line, as some programs write them instead of line breaks. */
const BULLET_INSIDE = /(?<=\S)\s+(?=[•●▪‣➤►✓✔]\s*\S)/u;
const NUMBER = /^\s*(\d{1,2})[.)]\s+(?=\S)/;

/** True if a line below `paragraph` begins an item of a list, and does not continue the paragraph. */
export function startsItem(line: string, paragraph: string): boolean {
  return (
    SURE_BULLET.test(line) ||
    (BULLET.test(line) && BULLET.test(paragraph)) ||
    (NUMBER.test(line) && NUMBER.test(paragraph))
  );
}

interface Line {
  kind: 'text' | 'bullet' | 'number';
  text: string;
}

/**
 * Plain text with lists of typed bullets or numbers as rich text: a paragraph for each other line. Numbers are a list only if they
 * count from 1.
 */
export function writtenText(text: string): RichText {
  const lines = text
    .split('\n')
    .flatMap((line) => (BULLET.test(line) ? line.split(BULLET_INSIDE) : [line]))
    .filter((line) => line.trim() !== '')
    .map(toLine);
  const blocks: RichText = [];
  for (let start = 0; start < lines.length; ) {
    const kind = lines[start]?.kind ?? 'text';
    let end = start + 1;
    while (end < lines.length && lines[end]?.kind === kind) end += 1;
    const run = lines.slice(start, end);
    blocks.push(...blocksOf(kind, run));
    start = end;
  }
  return blocks;
}

function toLine(line: string): Line {
  if (BULLET.test(line)) return { kind: 'bullet', text: line.replace(BULLET, '').trim() };
  return { kind: NUMBER.test(line) ? 'number' : 'text', text: line.trim() };
}

function blocksOf(kind: Line['kind'], lines: readonly Line[]): RichText {
  const texts = lines.map(({ text }) => text);
  if (kind === 'bullet') return bulletList(texts);
  const counts = texts.every((text, index) => Number(NUMBER.exec(text)?.[1]) === index + 1);
  if (kind === 'text' || !counts || texts.length < 2) return paragraphs(...texts);
  const items = texts.map((text) => ({ level: 0, children: [{ text: text.replace(NUMBER, '') }] }));
  return [{ type: 'list', style: 'numbered', items }];
}
