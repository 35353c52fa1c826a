import type { TextStyle } from '../text/text-style.ts';

/** What is drawn, in CSS px from the top left of whatever holds it. Colours are `#rrggbb`. */
export type Draw =
  | { kind: 'text'; xPx: number; baselinePx: number; text: string; style: TextStyle; href: string | undefined }
  | { kind: 'rect'; xPx: number; yPx: number; widthPx: number; heightPx: number; radiusPx: number; fill: string }
  | { kind: 'circle'; xPx: number; yPx: number; radiusPx: number; fill: string }
  | { kind: 'path'; xPx: number; yPx: number; scale: number; data: string; fill: string | null; stroke: string | null }
  | {
      kind: 'photo';
      xPx: number;
      yPx: number;
      widthPx: number;
      heightPx: number;
      /** Corner radius; half the width makes a circle. */
      radiusPx: number;
    };

export function rect(
  box: { xPx: number; yPx: number; widthPx: number; heightPx: number },
  fill: string,
  radiusPx = 0,
): Draw {
  return { kind: 'rect', ...box, radiusPx, fill };
}

/** The same drawing, elsewhere. */
export function translate(draws: readonly Draw[], xPx: number, yPx: number): Draw[] {
  return draws.map((draw) =>
    draw.kind === 'text'
      ? { ...draw, xPx: draw.xPx + xPx, baselinePx: draw.baselinePx + yPx }
      : { ...draw, xPx: draw.xPx + xPx, yPx: draw.yPx + yPx },
  );
}
