import type { Backdrop } from '../../../../engine/paint/backdrop.ts';
import type { ColumnStyle, TemplateStyle } from '../../styles/template-style.ts';
import { type Block, type GridCell, grid, spacer, splittable } from './grid.ts';

/** The coloured area behind a column. */
export function stripBehind({ xPx, widthPx }: ColumnStyle, backdrop: readonly Backdrop[]): Backdrop | undefined {
  const middlePx = xPx + widthPx / 2;
  return backdrop.find((area) => area.xPx <= middlePx && middlePx < area.xPx + area.widthPx && area.heightPx > 100);
}

/** Where one column's cell ends and the other's begins: at the edge of a coloured area, or in the middle of the gap. */
function boundary(left: ColumnStyle, right: ColumnStyle, style: TemplateStyle): number {
  const [ofLeft, ofRight] = [stripBehind(left, style.backdrop), stripBehind(right, style.backdrop)];
  if (ofLeft) return ofLeft.xPx + ofLeft.widthPx;
  if (ofRight) return ofRight.xPx;
  return (left.xPx + left.widthPx + right.xPx) / 2;
}

interface ColumnBlocks {
  main: Block[];
  side: Block[];
  band: GridCell | null;
  topPx: { main: number; side: number };
}

/**
 * Two columns as a table as wide as the page, the main column first: programs read cells in the order of the file. A column that stands
 * further left than the one before it is placed there by a table that runs from right to left.
 */
export function columnsTable(style: TemplateStyle, { band, topPx, ...blocks }: ColumnBlocks): Block[] {
  const main = style.columns.find(({ id }) => id === 'main')!;
  const side = style.columns.find(({ id }) => id === 'side')!;
  const isReversed = side.xPx < main.xPx;
  const [left, right] = isReversed ? [side, main] : [main, side];
  const betweenPx = boundary(left, right, style);
  const edges = (column: ColumnStyle) =>
    column === left ? { fromPx: 0, toPx: betweenPx } : { fromPx: betweenPx, toPx: style.page.widthPx };
  const cell = (column: ColumnStyle): GridCell => {
    const { fromPx, toPx } = edges(column);
    return {
      blocks: splittable(blocks[column.id]),
      fill: stripBehind(column, style.backdrop)?.color,
      padding: {
        topPx: topPx[column.id],
        leftPx: column.xPx - fromPx,
        rightPx: toPx - column.xPx - column.widthPx,
      },
    };
  };
  const width = (column: ColumnStyle) => edges(column).toPx - edges(column).fromPx;
  return [
    grid({
      widthsPx: [width(main), width(side)],
      isBleeding: true,
      isReversed,
      rows: [...(band ? [{ cells: [band] }] : []), { cells: [cell(main), cell(side)] }],
    }),
    spacer(),
  ];
}
