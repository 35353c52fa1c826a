/// <reference lib="dom" />
import type { FontFace, PageFontFamily } from '@kreda/document/engine/fonts/catalogue';
import { createShaper } from '@kreda/document/engine/text/shaper';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import type { Locator } from '@playwright/test';

/** A text run with its position and advance, in px of the page. */
export interface MeasuredRun {
  text: string;
  family: string;
  xPx: number;
  yPx: number;
  advancePx: number;
}

/** The run's position, family and text, without its advance. */
export function placeOf({ text, family, xPx, yPx }: MeasuredRun): string {
  return `${xPx} ${yPx} ${family}: ${text}`;
}

/**
 * The runs of shown pages as the browser measures them. Runs may be scaled; their advances are in px of the page.
 *
 * @param pages hosts of shadow roots.
 */
export function shownRuns(pages: Locator): Promise<MeasuredRun[]> {
  return pages.evaluateAll((hosts) =>
    hosts.flatMap((host) => {
      const page = host.shadowRoot?.querySelector('svg')?.getScreenCTM();
      return Array.from(host.shadowRoot?.querySelectorAll('text') ?? [], (run) => ({
        text: run.textContent,
        family: run.getAttribute('font-family') ?? '',
        xPx: Number(run.getAttribute('x')),
        yPx: Number(run.getAttribute('y')),
        advancePx: (run.getComputedTextLength() * (run.getScreenCTM()?.a ?? 0)) / (page?.a ?? 0),
      }));
    }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!);
}

const shaper = createShaper(installedFonts());

/** The runs of page SVGs as the engine measures them. */
export function engineRuns(pages: readonly string[]): MeasuredRun[] {
  return pages.flatMap((svg) =>
    Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g), ([, attributes, content]): MeasuredRun => {
      const named = new Map(
        Array.from(attributes!.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
      );
      const text = unescapeXml(content!);
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
    }),
  );
}
