import { type Block, NOTHING } from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import type { LevelShape } from '../model/section.ts';

/** A five-pointed star in a 24 × 24 square. */
export const STAR = 'M12 1.8l3.1 6.6l7.1 .9l-5.2 5l1.3 7.1l-6.3 -3.5l-6.3 3.5l1.3 -7.1l-5.2 -5l7.1 -.9z';
const STEPS = [1, 2, 3, 4, 5] as const;
const HEIGHT_PX = 12;

interface LevelColors {
  filled: string;
  empty: string;
}

/** The width of each shape, px. Bars fill the available width. */
const WIDTHS: Readonly<Record<Exclude<LevelShape, 'text'>, number | null>> = {
  dots: 66,
  stars: 70,
  lines: 82,
  bars: null,
};

/** Beside a name in a narrow column, shapes have this share of their size. */
const SMALL = 0.72;

/** The width of a level: that of its shape, or the available width. */
export function levelWidth(shape: LevelShape, availablePx: number, isSmall = false): number {
  if (shape === 'text') return 0;
  const widthPx = WIDTHS[shape];
  return widthPx === null ? availablePx : widthPx * (isSmall ? SMALL : 1);
}

/**
 * A level of 1 to 5 as dots, bars, stars or lines, left-aligned (specification, section 9). Its alternative text is `4 / 5`, from engine 2
 * on `Excel: 4 / 5`. `isSmall` is for a place beside a name in a narrow column.
 */
export function levelBlock(
  { subject, isSmall = false, ...level }: { value: number; shape: LevelShape; subject: string; isSmall?: boolean },
  widthPx: number,
  { filled, empty }: LevelColors,
): Block {
  if (level.shape === 'text') return NOTHING;
  const scale = isSmall ? SMALL : 1;
  const color = (step: number) => (step <= level.value ? filled : empty);
  const middle = HEIGHT_PX / 2;
  const draws: Record<Exclude<LevelShape, 'text'>, () => Draw[]> = {
    dots: () =>
      STEPS.map((step) => ({
        kind: 'circle',
        xPx: (5 + (step - 1) * 14) * scale,
        yPx: middle,
        radiusPx: 4.5 * scale,
        fill: color(step),
      })),
    stars: () =>
      STEPS.map((step) => ({
        kind: 'path',
        xPx: (step - 1) * 14.5 * scale,
        yPx: middle * (1 - scale),
        scale: (HEIGHT_PX / 24) * scale,
        data: STAR,
        fill: color(step),
        stroke: null,
      })),
    lines: () =>
      STEPS.map((step) =>
        rect({ xPx: (step - 1) * 17 * scale, yPx: middle - 2, widthPx: 14 * scale, heightPx: 4 }, color(step), 2),
      ),
    bars: () => [
      rect({ xPx: 0, yPx: middle - 2.5, widthPx, heightPx: 5 }, empty, 2.5),
      rect({ xPx: 0, yPx: middle - 2.5, widthPx: (widthPx * level.value) / 5, heightPx: 5 }, filled, 2.5),
    ],
  };
  const label = `${level.value} / 5`;
  const group: Draw = { kind: 'group', role: 'level', label, subject, draws: draws[level.shape]() };
  return { draws: [group], heightPx: HEIGHT_PX };
}
