import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import type { LetterOutlines } from '../../../engine/text/letter-outline.ts';
import type { HeroStyle } from '../styles/template-style.ts';

const GRID = 24;
const BASELINE = 18;
/** Minimum distance of a letter from the edges of the rail. */
const PADDING_PX = 12;
/** Distance of the second baseline from the lower end of the first letter, in sizes of the letters. */
const PITCH = 1.42;
const LINE = { widthPx: 26, thicknessPx: 2 };
/** The line's height above the second baseline, in sizes of the letters: in the middle between the letters. */
const LINE_HEIGHT = 1.07;

type Monogram = Pick<Extract<HeroStyle, { kind: 'monogram' }>, 'rail' | 'letter' | 'line'>;

/** Initials below each other in the middle of a rail, with a line between them, as drawings without text. */
export function monogram(
  initials: readonly string[],
  { rail, letter, line }: Monogram,
  { outlines, baselinePx }: { outlines: LetterOutlines; baselinePx: number },
): Draw[] {
  const found = initials.flatMap((initial) => outlines(initial, letter) ?? []);
  const widest = found.reduce((max, { widthUnits }) => Math.max(max, widthUnits), 0);
  if (widest === 0) return [];
  const sizePx = Math.min(letter.sizePx, ((rail.widthPx - 2 * PADDING_PX) * GRID) / widest);
  const secondPx = baselinePx + (PITCH + found[0]!.depthUnits / GRID) * sizePx;
  const letters = found.map(
    ({ data }, index): Draw => ({
      kind: 'path',
      xPx: (rail.widthPx - sizePx) / 2,
      yPx: (index === 0 ? baselinePx : secondPx) - (BASELINE / GRID) * sizePx,
      scale: sizePx / GRID,
      data,
      fill: letter.color,
      stroke: null,
    }),
  );
  if (found.length < 2) return letters;
  const { widthPx, thicknessPx } = LINE;
  const box = { xPx: (rail.widthPx - widthPx) / 2, widthPx, heightPx: thicknessPx };
  return [...letters, rect({ ...box, yPx: secondPx - LINE_HEIGHT * sizePx - thicknessPx / 2 }, line)];
}
