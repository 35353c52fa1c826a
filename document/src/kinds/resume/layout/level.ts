import { type Block, NOTHING } from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import type { LevelShape } from '../model/section.ts';

/** A five-pointed star in a 24 × 24 square. */
const STAR = 'M12 1.8l3.1 6.6l7.1 .9l-5.2 5l1.3 7.1l-6.3 -3.5l-6.3 3.5l1.3 -7.1l-5.2 -5l7.1 -.9z';
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

/** The width of a level: that of its shape, or the available width. */
export function levelWidth(shape: LevelShape, availablePx: number): number {
  return shape === 'text' ? 0 : (WIDTHS[shape] ?? availablePx);
}

/**
 * A level of 1 to 5 as dots, bars, stars or lines, left-aligned (specification, section 9). Its alternative text is `4 / 5`, from engine 2
 * on `Excel: 4 / 5`.
 */
export function levelBlock(
  { subject, ...level }: { value: number; shape: LevelShape; subject: string },
  widthPx: number,
  { filled, empty }: LevelColors,
): Block {
  if (level.shape === 'text') return NOTHING;
  const color = (step: number) => (step <= level.value ? filled : empty);
  const middle = HEIGHT_PX / 2;
  const draws: Record<Exclude<LevelShape, 'text'>, () => Draw[]> = {
    dots: () =>
      STEPS.map((step) => ({
        kind: 'circle',
        xPx: 5 + (step - 1) * 14,
        yPx: middle,
        radiusPx: 4.5,
        fill: color(step),
      })),
    stars: () =>
      STEPS.map((step) => ({
        kind: 'path',
        xPx: (step - 1) * 14.5,
        yPx: 0,
        scale: HEIGHT_PX / 24,
        data: STAR,
        fill: color(step),
        stroke: null,
      })),
    lines: () =>
      STEPS.map((step) => rect({ xPx: (step - 1) * 17, yPx: middle - 2, widthPx: 14, heightPx: 4 }, color(step), 2)),
    bars: () => [
      rect({ xPx: 0, yPx: middle - 2.5, widthPx, heightPx: 5 }, empty, 2.5),
      rect({ xPx: 0, yPx: middle - 2.5, widthPx: (widthPx * level.value) / 5, heightPx: 5 }, filled, 2.5),
    ],
  };
  const label = `${level.value} / 5`;
  const group: Draw = { kind: 'group', role: 'level', label, subject, draws: draws[level.shape]() };
  return { draws: [group], heightPx: HEIGHT_PX };
}
