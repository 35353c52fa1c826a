/// <reference lib="dom" />
import type { Locator } from '@playwright/test';

export interface DrawnRun {
  /** What the page says: the run's attribute. */
  family: string;
  /** What the browser sets the run in: its computed family, without quotes. */
  drawnIn: string;
  /** Whether the document has a face of that family, weight and style, and has loaded it. */
  isLoaded: boolean;
}

/** The fonts in which a browser draws the runs of pages; each is the host of a shadow root. */
export function drawnRuns(pages: Locator): Promise<DrawnRun[]> {
  return pages.evaluateAll((hosts) => {
    const bare = (name: string) => name.replaceAll('"', '');
    const hasFace = ({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration) =>
      // What `check` says of a family that has no face at all is true, so the faces are looked at too.
      document.fonts.check(`${fontStyle} ${fontWeight} 16px ${fontFamily}`) &&
      Array.from(document.fonts).some(
        ({ family, weight, style, status }) =>
          bare(family) === bare(fontFamily) &&
          weight.replace('normal', '400').replace('bold', '700') === fontWeight &&
          style === fontStyle &&
          status === 'loaded',
      );
    // A page that was taken away since it was found is drawn in nothing.
    const shown = hosts.filter((host) => host.isConnected);
    return shown.flatMap((host) =>
      Array.from(host.shadowRoot?.querySelectorAll('text') ?? [], (run) => {
        const style = getComputedStyle(run);
        return {
          family: run.getAttribute('font-family') ?? '',
          drawnIn: bare(style.fontFamily),
          isLoaded: hasFace(style),
        };
      }),
    );
  });
}
