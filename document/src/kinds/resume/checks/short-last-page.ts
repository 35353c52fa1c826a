import type { Draw } from '../../../engine/blocks/draw.ts';
import type { PlacedSection } from '../pagination/flow.ts';
import { FOOT_GROUPS } from '../pagination/foot-groups.ts';
import { atomsOfSection } from '../pagination/placed-atoms.ts';
import type { ResumePage } from '../resume-page.ts';
import type { ShortLastPage } from './finding.ts';

/** A last page looks like a mistake if its content is lower than this share of the page. */
const SHORT_SHARE = 0.15;

/**
 * Finds a last page that is nearly empty. Consent clauses are at the foot and do not count as content.
 *
 * @param pages the resume typeset as for the download.
 */
export function checkLastPage(pages: readonly ResumePage[]): ShortLastPage[] {
  const last = pages.at(-1);
  if (!last || pages.length < 2) return [];
  const heights = last.columns.map(({ placed }) => contentHeightPx(placed.sections));
  const heightPx = Math.max(0, ...heights);
  if (heightPx >= SHORT_SHARE * last.size.heightPx) return [];
  return [
    {
      kind: 'short-last-page',
      severity: 'must-look',
      place: null,
      pageCount: pages.length,
      isClauseAlone: heightPx === 0,
      maxPages: pages.length - 1,
    },
  ];
}

/** The height from the first to the last line of a column's content. */
function contentHeightPx(sections: readonly PlacedSection<Draw[]>[]): number {
  const atoms = sections.filter(({ group }) => !FOOT_GROUPS.includes(group)).flatMap(atomsOfSection);
  if (atoms.length === 0) return 0;
  const topPx = Math.min(...atoms.map(({ yPx }) => yPx));
  return Math.max(...atoms.map(({ yPx, heightPx }) => yPx + heightPx)) - topPx;
}
