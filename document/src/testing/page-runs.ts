import type { FontFace, PageFontFamily } from '../engine/fonts/catalogue.ts';
import { createShaper, type FontSource } from '../engine/text/shaper.ts';

/** A text run with its position and advance, in px of the page. */
export interface MeasuredRun {
  text: string;
  family: string;
  xPx: number;
  yPx: number;
  advancePx: number;
}

/** By how much a run's advance in the browser may differ from the engine's, px of the page. */
const TOLERANCE_PX = 0.1;

/** The run's position, family and text, without its advance. */
export function placeOf({ text, family, xPx, yPx }: MeasuredRun): string {
  return `${xPx} ${yPx} ${family}: ${text}`;
}

/**
 * Describes the runs whose advances in the browser differ from the engine's by more than the tolerance.
 *
 * @param shown the runs as the browser measures them, at the same places as `expected`.
 */
export function wrongAdvances(shown: readonly MeasuredRun[], expected: readonly MeasuredRun[]): string[] {
  return shown.flatMap(({ text, advancePx }, index) => {
    const enginePx = expected[index]!.advancePx;
    return Math.abs(advancePx - enginePx) <= TOLERANCE_PX ? [] : [`${text}: ${advancePx}, not ${enginePx} px`];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!);
}

/** Returns a function that answers the runs of page SVGs as the engine measures them. */
export function createEngineRuns(fonts: readonly FontSource[]): (pages: readonly string[]) => MeasuredRun[] {
  const shaper = createShaper(fonts);
  const measure = (attributes: string, content: string): MeasuredRun => {
    const named = new Map(Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name, value]));
    const text = unescapeXml(content);
    const spacingPx = Number(named.get('letter-spacing') ?? 0);
    const face: FontFace = {
      family: named.get('font-family') as PageFontFamily,
      weight: named.get('font-weight') === '700' ? 700 : 400,
      style: named.get('font-style') === 'italic' ? 'italic' : 'normal',
    };
    const { pens, unitsPerEm, clusters } = shaper.shape(text, face, spacingPx !== 0);
    return {
      text,
      family: face.family,
      xPx: Number(named.get('x')),
      yPx: Number(named.get('y')),
      advancePx: (pens.at(-1)! / unitsPerEm) * Number(named.get('font-size')) + clusters.at(-1)! * spacingPx,
    };
  };
  return (pages) =>
    pages.flatMap((svg) =>
      Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g), ([, attributes, content]) =>
        measure(attributes!, content!),
      ),
    );
}
