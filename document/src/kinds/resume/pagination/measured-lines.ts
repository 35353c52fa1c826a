import { type ColumnLine, repeatedTitle } from './column-lines.ts';

/** How much a page's gaps may differ from the design. */
export const SHRINK = 0.85;
export const STRETCH = 1.25;

/** Sums of heights have rounding errors. An excess below this still fits. */
export const EPSILON_PX = 0.001;

/** Heights of ranges of lines, by sums from the first line. */
export class MeasuredLines {
  readonly lines: readonly ColumnLine<unknown>[];
  private readonly solidPx: number[] = [0];
  private readonly gapsPx: number[] = [0];
  private readonly repeatsTitles: boolean;

  constructor(lines: readonly ColumnLine<unknown>[], repeatsTitles: boolean) {
    this.lines = lines;
    this.repeatsTitles = repeatsTitles;
    for (const [index, { atom, gapPx }] of lines.entries()) {
      this.solidPx.push(this.solidPx[index]! + atom.heightPx);
      this.gapsPx.push(this.gapsPx[index]! + gapPx);
    }
  }

  /** The index after the last line that fits on a page that begins with line `from`. A page takes at least one line. */
  fullestPage(from: number, pagePx: number): number {
    let to = from + 1;
    const fits = (end: number) => {
      const { solidPx, gapsPx } = this.measurePage(from, end, pagePx);
      return solidPx + gapsPx * SHRINK <= pagePx + EPSILON_PX;
    };
    while (to < this.lines.length && fits(to + 1)) to++;
    return to;
  }

  /** A page from line `from` to before line `to`: the height of its lines with a repeated title, and of its gaps. */
  measurePage(from: number, to: number, pagePx: number): { solidPx: number; gapsPx: number } {
    const title = this.repeatsTitles ? repeatedTitle(this.lines[from]!, from, pagePx) : null;
    const { solidPx, gapsPx } = this.measure(from, to);
    return { solidPx: solidPx + (title?.heightPx ?? 0), gapsPx };
  }

  /** The height from line `from` to before line `to` without the gap before it. */
  heightBetween(from: number, to: number, gapFactor: number): number {
    if (to <= from) return 0;
    const { solidPx, gapsPx } = this.measure(from, to);
    return solidPx + gapsPx * gapFactor;
  }

  /** The gap before a line on a page that begins with line `from`. */
  gapBefore(from: number, line: number): number {
    return line > from ? this.lines[line]!.gapPx : 0;
  }

  private measure(from: number, to: number): { solidPx: number; gapsPx: number } {
    return { solidPx: this.solidPx[to]! - this.solidPx[from]!, gapsPx: this.gapsPx[to]! - this.gapsPx[from + 1]! };
  }
}
