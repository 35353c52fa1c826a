import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';
import { attribute, child, elementsIn, nameOf, textOf, type XmlElement } from '../../intake/xml-tree.ts';
import type { Numbering } from './docx-numbering.ts';
import { type ParagraphFormat, paragraphFormat, type RunFormat, runFormat, type Styles } from './docx-styles.ts';
import { points } from './docx-values.ts';

/** Text in one look. `\t` is a tab and `\n` a line break. */
export interface Run {
  text: string;
  format: RunFormat;
  href?: string | undefined;
}

export interface Paragraph {
  type: 'paragraph';
  runs: Run[];
  format: ParagraphFormat;
  /** The bullet or number of a list item; null for other paragraphs. */
  mark: string | null;
  /** A field in it is the number of the page or of all pages, which is not in the runs. */
  hasPageNumber: boolean;
}

export interface Table {
  type: 'table';
  rows: { width: number; blocks: Block[] }[][];
}

export type Block = Paragraph | Table;

export interface BlockSources {
  styles: Styles;
  numbering: Numbering;
  /** The addresses of hyperlinks by relationship id. */
  links: ReadonlyMap<string, string>;
}

/** More than any resume has. */
const MAX_CHARACTERS = 600_000;
/** The usual width of a table's column if the file has none, points. */
const COLUMN_PT = 150;
const PAGE_NUMBER_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const LINK_FIELD = /^\s*HYPERLINK\s+"([^"]+)"/i;
/** Elements around text that say nothing about it. */
const TRANSPARENT = ['sdt', 'sdtContent', 'smartTag', 'customXml', 'ins', 'moveTo', 'dir', 'bdo', 'fldSimple'];
/** Bullets of Word's symbol fonts. */
const SYMBOL_BULLETS = ['F0B7', 'F0A7', 'F076', 'F0D8', 'F0FC', 'F06E', 'F0A8', 'F071'];

/** Reads the blocks of a body, header, footer, table cell or text box. Text boxes stand before the paragraph that they are in. */
export function readBlocks(container: XmlElement, sources: BlockSources): Block[] {
  return blocksIn(container, { ...sources, fields: [], characters: 0, pageNumbers: 0 });
}

interface Field {
  code: string;
  isResult: boolean;
}

interface Context extends BlockSources {
  /** The fields that are open, the innermost last. */
  fields: Field[];
  /** How many were read. */
  characters: number;
  /** How many fields of page numbers were read. */
  pageNumbers: number;
}

function blocksIn(container: XmlElement, context: Context): Block[] {
  return elementsIn(container).flatMap((element): Block[] => {
    const name = nameOf(element);
    if (name === 'p') return readParagraph(element, context);
    if (name === 'tbl') return [readTable(element, context)];
    return TRANSPARENT.includes(name) ? blocksIn(element, context) : [];
  });
}

function readParagraph(element: XmlElement, context: Context): Block[] {
  const { styles, numbering } = context;
  const properties = child(element, 'pPr');
  const style = styles.paragraph(attribute(child(properties, 'pStyle'), 'val'));
  const own = paragraphFormat(properties);
  const list = own.list ?? style.paragraph.list;
  const runs: Run[] = [];
  const boxes: Block[] = [];
  const base = { ...styles.defaults.run, ...style.run };
  const before = context.pageNumbers;
  readRuns(element, { context, base, runs, boxes, href: undefined });
  const hasPageNumber = context.pageNumbers > before;
  const hasText = runs.some(({ text }) => text.trim() !== '');
  const item = list && list.id !== '0' && hasText ? numbering.nextItem(list) : null;
  const format = { ...styles.defaults.paragraph, ...item?.paragraph, ...style.paragraph, ...own };
  // The indents of a list are stronger than those of the style, unless the style brings the list.
  const indents = own.list && item ? { ...item.paragraph, ...own } : {};
  const mark = item?.mark ?? null;
  return [...boxes, { type: 'paragraph', runs, format: { ...format, ...indents }, mark, hasPageNumber }];
}

interface RunTarget {
  context: Context;
  base: RunFormat;
  runs: Run[];
  boxes: Block[];
  href: string | undefined;
}

function readRuns(element: XmlElement, target: RunTarget): void {
  const { context } = target;
  for (const one of elementsIn(element)) {
    const name = nameOf(one);
    if (name === 'r') readRun(one, target);
    else if (name === 'hyperlink') {
      const href = context.links.get(attribute(one, 'id') ?? '');
      readRuns(one, { ...target, href: href ?? target.href });
    } else if (name === 'fldSimple' && PAGE_NUMBER_FIELD.test(attribute(one, 'instr') ?? '')) continue;
    else if (TRANSPARENT.includes(name)) readRuns(one, target);
  }
}

function readRun(run: XmlElement, { context, base, runs, boxes, href }: RunTarget): void {
  const properties = child(run, 'rPr');
  const style = context.styles.character(attribute(child(properties, 'rStyle'), 'val'));
  const format = { ...base, ...style, ...runFormat(properties) };
  let text = '';
  for (const one of elementsIn(run)) {
    const name = nameOf(one);
    if (name === 'fldChar') trackField(attribute(one, 'fldCharType'), context);
    else if (name === 'instrText') addCode(textOf(one), context);
    else if (['drawing', 'pict', 'AlternateContent', 'object'].includes(name))
      boxes.push(...textBoxesIn(one).flatMap((box) => blocksIn(box, context)));
    else text += characters(one, name);
  }
  const isPageNumber = context.fields.some(({ code, isResult }) => isResult && PAGE_NUMBER_FIELD.test(code));
  const isCode = context.fields.some(({ isResult }) => !isResult);
  if (text === '' || format.hidden || isPageNumber || isCode) return;
  const link = context.fields.map(({ code }) => LINK_FIELD.exec(code)?.[1]).find((one) => one !== undefined);
  context.characters += text.length;
  if (context.characters > MAX_CHARACTERS) throw new UnreadableFileError('too-large');
  runs.push({ text, format, href: href ?? link });
}

function characters(element: XmlElement, name: string): string {
  if (name === 't') return textOf(element);
  if (name === 'tab' || name === 'ptab') return '\t';
  if (name === 'br' || name === 'cr') return '\n';
  if (name === 'noBreakHyphen') return '-';
  if (name !== 'sym') return '';
  const code = attribute(element, 'char')?.toUpperCase() ?? '';
  if (SYMBOL_BULLETS.includes(code)) return '•';
  const point = Number.parseInt(code, 16);
  // Symbol fonts have pictures in the private use area.
  return point > 0x20 && point < 0xd800 ? String.fromCodePoint(point) : '';
}

function trackField(type: string | undefined, context: Context): void {
  const { fields } = context;
  const last = fields.at(-1);
  if (type === 'begin' && fields.length < 50) fields.push({ code: '', isResult: false });
  else if (type === 'separate' && last) last.isResult = true;
  else if (type === 'end' && PAGE_NUMBER_FIELD.test(fields.pop()?.code ?? '')) context.pageNumbers++;
}

function addCode(text: string, { fields }: Context): void {
  const last = fields.at(-1);
  if (last && !last.isResult) last.code = (last.code + text).slice(0, 2_000);
}

/** The contents of text boxes in a drawing. Of two alternatives for programs of different age, one. */
function textBoxesIn(drawing: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const open = [drawing];
  for (let element = open.pop(); element; element = open.pop()) {
    if (nameOf(element) === 'txbxContent') found.push(element);
    else if (nameOf(element) === 'AlternateContent') {
      const choice = child(element, 'Choice');
      const fallback = child(element, 'Fallback');
      const boxes = choice ? textBoxesIn(choice) : [];
      found.push(...(boxes.length === 0 && fallback ? textBoxesIn(fallback) : boxes));
    } else open.push(...elementsIn(element).toReversed());
  }
  return found;
}

function readTable(table: XmlElement, context: Context): Table {
  const grid = child(table, 'tblGrid');
  const columns = grid ? elementsIn(grid).map((column) => points(column, 'w') ?? COLUMN_PT) : [];
  const rows = elementsIn(table)
    .flatMap((one) => (nameOf(one) === 'sdt' ? elementsIn(child(one, 'sdtContent') ?? one) : [one]))
    .filter((one) => nameOf(one) === 'tr');
  return {
    type: 'table',
    rows: rows.map((row) => {
      let column = 0;
      const before = Number(attribute(child(row, 'trPr', 'gridBefore'), 'val') ?? 0);
      const cells = elementsIn(row)
        .flatMap((one) => (nameOf(one) === 'sdt' ? elementsIn(child(one, 'sdtContent') ?? one) : [one]))
        .filter((one) => nameOf(one) === 'tc');
      const read = cells.map((cell) => {
        const properties = child(cell, 'tcPr');
        const span = Math.max(1, Math.min(63, Number(attribute(child(properties, 'gridSpan'), 'val') ?? 1) || 1));
        const ofGrid = columns.slice(column, column + span);
        column += span;
        const own =
          attribute(child(properties, 'tcW'), 'type') === 'dxa' ? points(child(properties, 'tcW'), 'w') : undefined;
        const width = ofGrid.length > 0 ? ofGrid.reduce((sum, one) => sum + one, 0) : (own ?? COLUMN_PT);
        const isMerged =
          child(properties, 'vMerge') && (attribute(child(properties, 'vMerge'), 'val') ?? 'continue') === 'continue';
        return { width, blocks: isMerged ? [] : blocksIn(cell, context) };
      });
      const skipped = columns.slice(0, before > 0 && before < 63 ? before : 0).reduce((sum, one) => sum + one, 0);
      return skipped > 0 ? [{ width: skipped, blocks: [] }, ...read] : read;
    }),
  };
}
