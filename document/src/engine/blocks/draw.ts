import type { TextStyle } from '../text/text-style.ts';

/** The meaning of a group of drawings, for people who use assistive technology. docs/page-svg.md says what each becomes in a PDF. */
export type GroupRole =
  | 'name'
  | 'section-title'
  | 'entry-title'
  | 'paragraph'
  | 'list-item'
  | 'list-marker'
  | 'level'
  | 'contact';

/** A drawing. Positions are in CSS px from the top left of its container. Colours are `#rrggbb`. */
export type Draw =
  | {
      kind: 'text';
      xPx: number;
      baselinePx: number;
      widthPx: number;
      text: string;
      style: TextStyle;
      href: string | undefined;
    }
  | { kind: 'rect'; xPx: number; yPx: number; widthPx: number; heightPx: number; radiusPx: number; fill: string }
  | { kind: 'circle'; xPx: number; yPx: number; radiusPx: number; fill: string }
  | { kind: 'path'; xPx: number; yPx: number; scale: number; data: string; fill: string | null; stroke: string | null }
  | {
      kind: 'photo';
      xPx: number;
      yPx: number;
      widthPx: number;
      heightPx: number;
      /** Corner radius. Half the width makes a circle. */
      radiusPx: number;
    }
  | {
      kind: 'group';
      role: GroupRole;
      /** Alternative text if the drawings are not text, for example a level in words. */
      label: string | undefined;
      /** What the level belongs to, for example a skill. Engine 2 adds it to the label. */
      subject?: string | undefined;
      draws: Draw[];
    };

export function rect(
  box: { xPx: number; yPx: number; widthPx: number; heightPx: number },
  fill: string,
  radiusPx = 0,
): Draw {
  return { kind: 'rect', ...box, radiusPx, fill };
}

/** Moves drawings. */
export function translate(draws: readonly Draw[], xPx: number, yPx: number): Draw[] {
  return draws.map((draw): Draw => {
    switch (draw.kind) {
      case 'text':
        return { ...draw, xPx: draw.xPx + xPx, baselinePx: draw.baselinePx + yPx };
      case 'group':
        return { ...draw, draws: translate(draw.draws, xPx, yPx) };
      default:
        return { ...draw, xPx: draw.xPx + xPx, yPx: draw.yPx + yPx };
    }
  });
}
