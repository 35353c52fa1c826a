import type { TextStyle } from '../text/text-style.ts';

/**
 * What a group of drawings is to a reader who does not see the page; docs/page-svg.md says what becomes of it in a PDF.
 */
export type GroupRole =
  | 'name'
  | 'section-title'
  | 'entry-title'
  | 'paragraph'
  | 'list-item'
  | 'list-marker'
  | 'level'
  | 'contact';

/** What is drawn, in CSS px from the top left of whatever holds it. Colours are `#rrggbb`. */
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
      /** Corner radius; half the width makes a circle. */
      radiusPx: number;
    }
  | {
      kind: 'group';
      role: GroupRole;
      /** What the group says where its drawings are no text: a level in words. */
      label: string | undefined;
      /** What a level is of, a skill: engine 2 names it in the label. */
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

/** The same drawing, elsewhere. */
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
