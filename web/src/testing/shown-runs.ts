import type { MeasuredRun } from '@kreda/document/testing/page-runs';

/**
 * The runs of shown pages as the browser measures them. Runs may be scaled; their advances are in px of the page. Journeys send
 * this function's source to their browser, so it uses nothing outside of itself.
 *
 * @param pages hosts of shadow roots.
 */
export function shownRuns(pages: readonly Element[]): MeasuredRun[] {
  return pages.flatMap((host) => {
    const page = host.shadowRoot?.querySelector('svg')?.getScreenCTM();
    return Array.from(host.shadowRoot?.querySelectorAll('text') ?? [], (run) => ({
      text: run.textContent,
      family: run.getAttribute('font-family') ?? '',
      xPx: Number(run.getAttribute('x')),
      yPx: Number(run.getAttribute('y')),
      advancePx: (run.getComputedTextLength() * (run.getScreenCTM()?.a ?? 0)) / (page?.a ?? 0),
    }));
  });
}
