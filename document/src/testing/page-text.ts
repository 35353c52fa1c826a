import { pageRuns } from '../engine/page-runs.ts';

/** All text of a document in reading order, without footers. */
export function documentText(pages: readonly string[]): string {
  return pages
    .map((svg) => svg.replace(/<g data-role="footer">.*?<\/g>/s, ''))
    .flatMap((svg) => pageRuns(svg).map(({ text }) => text))
    .join(' ');
}
