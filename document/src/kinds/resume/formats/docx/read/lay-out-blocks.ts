import type { TextItem } from '../../../../../reader/found-resume.ts';
import { MAX_TEXT_ITEMS } from '../../../../../reader/found-resume.ts';
import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';
import type { Block, Paragraph, Run, Table } from './read-blocks.ts';

/** Widths of characters are not known: this share of the size is close to real fonts. */
const CHARACTER_EM = 0.5;
/** A narrow font has this share of it. A cell is as wide as its text in tables that fit their columns. */
const NARROWEST = 0.84;
const LINE_EM = 1.22;
const DEFAULT_SIZE_PT = 10;
const DEFAULT_TAB_PT = 36;
/** Between the border of a table's cell and its text, points. */
const CELL_MARGIN_PT = 5.4;
/** Between two texts that a tab or a column divides, so that they are not read as one. */
const MIN_GAP_EM = 1.6;

/** Where blocks may stand, points. */
interface Area {
  x: number;
  width: number;
  y: number;
  /** It is a cell of a table. */
  isCell?: boolean;
}

/**
 * Lays out blocks on one endless page, so that the reader of pages can read them: lines are broken where the text is as wide as its area,
 * and the cells of a table stand side by side.
 */
export function layOutBlocks(blocks: readonly Block[], { x, width }: { x: number; width: number }): TextItem[] {
  const page: Page = { items: [], paragraphs: 0 };
  layOut(blocks, { x, width, y: 40 }, page);
  return page.items;
}

interface Page {
  items: TextItem[];
  /** How many paragraphs have text. The part after a forced line break counts as one. */
  paragraphs: number;
}

/** Adds the items, and returns the y coordinate below them. */
function layOut(blocks: readonly Block[], area: Area, page: Page): number {
  let y = area.y;
  let below = 0;
  for (const block of blocks) {
    if (page.items.length > MAX_TEXT_ITEMS) throw new UnreadableFileError('too-large');
    if (block.type === 'table') {
      y = layOutTable(block, { ...area, y: y + below }, page);
      below = 0;
      continue;
    }
    // Of the spaces between two paragraphs, the larger one counts.
    y = layOutParagraph(block, { ...area, y: y + Math.max(below, block.format.before ?? 0) }, page);
    below = block.format.after ?? 0;
  }
  return y + below;
}

function layOutTable(table: Table, area: Area, page: Page): number {
  let y = area.y;
  for (const row of table.rows) {
    let x = area.x;
    let bottom = y;
    for (const { width, blocks } of row) {
      const inner = Math.max(40, width - 2 * CELL_MARGIN_PT);
      bottom = Math.max(bottom, layOut(blocks, { x: x + CELL_MARGIN_PT, width: inner, y, isCell: true }, page));
      x += width;
    }
    y = bottom;
  }
  return y;
}

/** A word or space of a line, or a tab or a line break. */
interface Atom {
  text: string;
  run: MeasuredRun;
}

interface MeasuredRun extends Run {
  /** The width of a character as a share of its size, if it is not the usual one. */
  em?: number;
}

function layOutParagraph({ runs, format, mark }: Paragraph, area: Area, page: Page): number {
  const first = runs.find(({ text }) => text.trim() !== '') ?? runs[0];
  const size = first?.format.size ?? DEFAULT_SIZE_PT;
  const left = area.x + Math.max(0, Math.min(format.left ?? 0, area.width * 0.6));
  const start = Math.max(area.x, left + (format.firstLine ?? 0));
  const right = Math.max(left + 40, area.x + area.width - Math.max(0, format.right ?? 0));
  if (!first) return area.y + size * LINE_EM;
  let y = area.y;
  if (mark) {
    const marker = { text: mark, run: { ...first, href: undefined } };
    const markerX = Math.min(start, left - size * (MIN_GAP_EM + 0.6));
    const paragraph = page.paragraphs + 1;
    page.items.push(toItem(marker, { x: markerX, y: y + size, isHeading: false, paragraph }));
  }
  const isHeading = (format.hasBorder === true || isAllCaps(runs)) && runs.map(({ text }) => text).join('').length < 60;
  const room = right - (mark ? left : start);
  const lines = breakLines(area.isCell ? inOneLine(runs, room) : runs, {
    start: mark ? left : start,
    left,
    right,
    tabs: format.tabs ?? [],
    origin: area.x,
  });
  for (const line of lines) {
    if (line.isFirst) page.paragraphs++;
    const paragraph = page.paragraphs;
    const tallest = line.atoms.reduce((max, { run }) => Math.max(max, sizeOf(run)), 0) || size;
    const width = line.end - line.start;
    const shift =
      format.align === 'center' ? (right - line.start - width) / 2 : isRight(format.align) ? right - line.end : 0;
    for (const { atom, x } of joined(line.placed))
      page.items.push(toItem(atom, { x: x + Math.max(0, shift), y: y + tallest, isHeading, paragraph }));
    y += tallest * LINE_EM;
  }
  return y;
}

function isRight(align: string | undefined): boolean {
  return align === 'right' || align === 'end';
}

function isAllCaps(runs: readonly Run[]): boolean {
  const lettered = runs.filter(({ text }) => /\p{L}/u.test(text));
  return lettered.length > 0 && lettered.every(({ format }) => format.caps);
}

interface Placed {
  atom: Atom;
  x: number;
}

interface BrokenLine {
  start: number;
  end: number;
  atoms: Atom[];
  placed: Placed[];
  /** False if it is broken for want of room. */
  isFirst: boolean;
}

interface Measure {
  start: number;
  left: number;
  right: number;
  tabs: { at: number; align: string }[];
  /** Tab stops are counted from here. */
  origin: number;
}

/** The runs with narrower characters if they then fit into one line: a line break that no program shows divides what belongs together. */
function inOneLine(runs: readonly Run[], room: number): readonly MeasuredRun[] {
  if (runs.some(({ text }) => /[\t\n]/u.test(text))) return runs;
  const width = runs.reduce((sum, run) => sum + widthOf({ text: run.text, run }), 0);
  if (width <= room || width * NARROWEST > room) return runs;
  const em = (CHARACTER_EM * room) / width;
  return runs.map((run) => ({ ...run, em }));
}

function breakLines(runs: readonly MeasuredRun[], { start, left, right, tabs, origin }: Measure): BrokenLine[] {
  const atoms = runs.flatMap((run) =>
    [...run.text.matchAll(/\t|\n|[^\S\t\n]+|[^\s]+/gu)].map(([text]): Atom => ({ text, run })),
  );
  const lines: BrokenLine[] = [];
  let line: BrokenLine = { start, end: start, atoms: [], placed: [], isFirst: true };
  const close = ({ isFirst }: { isFirst: boolean }) => {
    lines.push(line);
    line = { start: left, end: left, atoms: [], placed: [], isFirst };
  };
  for (const [index, atom] of atoms.entries()) {
    if (atom.text === '\n') {
      close({ isFirst: true });
      continue;
    }
    if (atom.text === '\t') {
      line.end = afterTab(line, atoms.slice(index + 1, index + 200), { tabs, origin, right });
      continue;
    }
    const width = widthOf(atom);
    const isSpace = atom.text.trim() === '';
    if (!isSpace && line.end + width > right + 0.1 && line.placed.length > 0) close({ isFirst: false });
    if (isSpace && line.placed.length === 0) continue;
    line.placed.push({ atom, x: line.end });
    line.atoms.push(atom);
    line.end += width;
  }
  close({ isFirst: true });
  return lines;
}

/** Where the text after a tab begins. */
function afterTab(
  { end, placed, start }: BrokenLine,
  following: readonly Atom[],
  { tabs, origin, right }: Pick<Measure, 'tabs' | 'origin' | 'right'>,
): number {
  const next = following.findIndex(({ text }) => text === '\t' || text === '\n');
  const width = following.slice(0, next === -1 ? undefined : next).reduce((sum, atom) => sum + widthOf(atom), 0);
  const size = sizeOf((placed.at(-1)?.atom ?? following[0])?.run);
  const least = placed.length === 0 ? start : end + size * MIN_GAP_EM;
  const stop = tabs.filter(({ at }) => origin + at > end).toSorted((a, b) => a.at - b.at)[0];
  if (!stop) return Math.max(least, origin + Math.ceil((end - origin + 1) / DEFAULT_TAB_PT) * DEFAULT_TAB_PT);
  const at = Math.min(origin + stop.at, right);
  const from =
    isRight(stop.align) || stop.align === 'decimal' ? at - width : stop.align === 'center' ? at - width / 2 : at;
  return Math.max(least, from);
}

/** Words of one run that follow each other become one item. */
function joined(placed: readonly Placed[]): Placed[] {
  const items: Placed[] = [];
  let end = 0;
  for (const { atom, x } of placed) {
    const last = items.at(-1);
    if (last && last.atom.run === atom.run && Math.abs(x - end) < 0.01)
      items[items.length - 1] = { ...last, atom: { run: atom.run, text: last.atom.text + atom.text } };
    else items.push({ atom, x });
    end = x + widthOf(atom);
  }
  return items;
}

function sizeOf(run: Run | undefined): number {
  return run?.format.size ?? DEFAULT_SIZE_PT;
}

function widthOf({ text, run }: Atom): number {
  return text.length * sizeOf(run) * (run.em ?? CHARACTER_EM);
}

function toItem(
  { text, run }: Atom,
  { x, y, isHeading, paragraph }: { x: number; y: number; isHeading: boolean; paragraph: number },
): TextItem {
  const { bold, italic, font = 'Document' } = run.format;
  // Capitals and a line below set a heading apart, which items can only say by their font.
  const weight = bold || isHeading ? 'Bold' : '';
  const style = `${weight}${italic ? 'Italic' : ''}`;
  return {
    page: 1,
    text,
    x,
    y,
    width: widthOf({ text, run }),
    size: sizeOf(run),
    paragraph,
    font: `${font.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, 60)}${style === '' ? '' : `-${style}`}`,
    ...(run.href === undefined ? {} : { href: run.href.slice(0, 2_000) }),
  };
}
