/// <reference lib="dom" />
import type { Locator } from '@playwright/test';

/** What a style says of the font. */
type Face = Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight' | 'fontStyle'>;

export interface DrawnRun {
  /** The family that the page SVG names: the run's attribute. */
  family: string;
  /** The family that the browser uses: the computed one, without quotes. */
  drawnIn: string;
  /** Whether the document has a face of that family, weight and style, and has loaded it. */
  isLoaded: boolean;
}

/** The fonts in which the browser draws the runs of pages. @param pages hosts of shadow roots. */
export function drawnRuns(pages: Locator): Promise<DrawnRun[]> {
  return pages.evaluateAll((hosts) => {
    const bare = (name: string) => name.replaceAll('"', '');
    const faces = Array.from(document.fonts);
    const hasFace = ({ fontFamily, fontWeight, fontStyle }: Face) =>
      // `check` is true for a family without any face, so the faces are checked too.
      document.fonts.check(`${fontStyle} ${fontWeight} 16px ${fontFamily}`) &&
      faces.some(
        ({ family, weight, style, status }) =>
          bare(family) === bare(fontFamily) &&
          weight.replace('normal', '400').replace('bold', '700') === fontWeight &&
          style === fontStyle &&
          status === 'loaded',
      );
    // Asked once for each face: a page has hundreds of runs.
    const known = new Map<string, boolean>();
    const isLoaded = (face: Face) => {
      const key = [face.fontFamily, face.fontWeight, face.fontStyle].join();
      const answer = known.get(key) ?? hasFace(face);
      known.set(key, answer);
      return answer;
    };
    // A page may have been removed since it was found.
    const shown = hosts.filter((host) => host.isConnected);
    return shown.flatMap((host) =>
      Array.from(host.shadowRoot?.querySelectorAll('text') ?? [], (run) => {
        const style = getComputedStyle(run);
        return {
          family: run.getAttribute('font-family') ?? '',
          drawnIn: bare(style.fontFamily),
          isLoaded: isLoaded(style),
        };
      }),
    );
  });
}
