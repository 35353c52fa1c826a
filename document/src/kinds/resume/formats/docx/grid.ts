import {
  BorderStyle,
  HeightRule,
  type IBorderOptions,
  type ITableCellBorders,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { toHex, toTwips } from './units.ts';

/** What may stand in the document's body or in a cell. */
export type Block = Paragraph | Table;

/** A cell of a table without lines. */
export interface GridCell {
  blocks: readonly Block[];
  padding?: { topPx?: number; leftPx?: number; bottomPx?: number; rightPx?: number };
  fill?: string | undefined;
  borders?: ITableCellBorders;
  isCentered?: boolean;
  columns?: number;
}

export interface GridRow {
  cells: readonly GridCell[];
  /** The least height. */
  heightPx?: number;
  /** Whether the row stays on one page. */
  isWhole?: boolean;
}

export interface Grid {
  widthsPx: readonly number[];
  rows: readonly GridRow[];
  /** From the text's left edge; negative towards the page's edge. */
  indentPx?: number;
  /** As wide as the page. The margins at the left and right of the text have to be the same. */
  isBleeding?: boolean;
  /** Whether the first cell of a row is the rightmost: reading order differs from the order on the page. */
  isReversed?: boolean;
}

/** The lowest paragraph there is, where a table or a cell needs one that says nothing. Drawings with a place on the page are anchored in it. */
export function spacer(heightPx = 1.4, anchored: ParagraphChild[] = []): Paragraph {
  return new Paragraph({
    spacing: { before: 0, after: 0, line: toTwips(heightPx), lineRule: LineRuleType.EXACT },
    indent: { left: 0 },
    run: { size: 2 },
    children: anchored,
  });
}

export const NO_BORDER: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A table for placing things next to each other: no lines, fixed widths, no padding but what cells ask for. */
export function grid({ widthsPx, rows, indentPx = 0, isBleeding = false, isReversed = false }: Grid): Table {
  const last = widthsPx.length - 1;
  const edges = (column: number) => (isBleeding ? Number(column === 0) + Number(column === last) : 0);
  const widths = widthsPx.map((widthPx, column) => toTwips(widthPx + edges(column) * BLEED_PX));
  const total = widths.reduce((sum, width) => sum + width, 0);
  return new Table({
    width: { size: total, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: TableBorders.NONE,
    margins: { top: 0, bottom: 0, left: 0, right: 0, marginUnitType: WidthType.DXA },
    ...(isBleeding ? { alignment: 'center' as const } : { indent: { size: toTwips(indentPx), type: WidthType.DXA } }),
    ...(isReversed && { visuallyRightToLeft: true }),
    rows: rows.map((row) => gridRow(isBleeding ? widened(row, isReversed) : row, widths)),
  });
}

/** How far a table as wide as the page reaches beyond its edges: rounded widths would leave a gap. */
const BLEED_PX = 2;

/** The row with more padding at the page's edges. */
function widened(row: GridRow, isReversed: boolean): GridRow {
  const last = row.cells.length - 1;
  const [leftmost, rightmost] = isReversed ? [last, 0] : [0, last];
  const cells = row.cells.map((cell, index) => ({
    ...cell,
    padding: {
      ...cell.padding,
      leftPx: (cell.padding?.leftPx ?? 0) + (index === leftmost ? BLEED_PX : 0),
      rightPx: (cell.padding?.rightPx ?? 0) + (index === rightmost ? BLEED_PX : 0),
    },
  }));
  return { ...row, cells };
}

function gridRow({ cells, heightPx, isWhole = false }: GridRow, widths: readonly number[]): TableRow {
  let column = 0;
  return new TableRow({
    cantSplit: isWhole,
    ...(heightPx !== undefined && { height: { value: toTwips(heightPx), rule: HeightRule.ATLEAST } }),
    children: cells.map((cell) => {
      const { columns = 1 } = cell;
      const width = widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
      column += columns;
      return gridCell(cell, width);
    }),
  });
}

function gridCell({ blocks, padding = {}, fill, borders, isCentered, columns }: GridCell, width: number): TableCell {
  const { topPx = 0, leftPx = 0, bottomPx = 0, rightPx = 0 } = padding;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(columns !== undefined && { columnSpan: columns }),
    margins: {
      top: toTwips(topPx),
      left: toTwips(leftPx),
      bottom: toTwips(bottomPx),
      right: toTwips(rightPx),
      marginUnitType: WidthType.DXA,
    },
    ...(fill !== undefined && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: toHex(fill) } }),
    ...(borders && { borders }),
    ...(isCentered && { verticalAlign: VerticalAlignTable.CENTER }),
    children: endingInParagraph(blocks),
  });
}

/**
 * The content of a cell that may go on over several pages. A row whose first paragraph is kept with the next one, as titles are, is kept with
 * the next row, and moves to the next page as a whole.
 */
export function splittable(blocks: readonly Block[]): Block[] {
  return [spacer(), ...blocks];
}

/** A cell ends in a paragraph, or Word repairs the file. */
function endingInParagraph(blocks: readonly Block[]): Block[] {
  return blocks.at(-1) instanceof Paragraph ? [...blocks] : [...blocks, spacer()];
}
