import type { PlacedColumn, PlacedSection } from './flow.ts';
import { FOOT_GROUPS } from './foot-groups.ts';
import { atomsOfSubSection } from './placed-atoms.ts';

/** A piece of a section below this height looks left behind, px. It has two lines of small print. */
const PIECE_PX = 36;

/** The sections of a column on a page, without those at the document's foot. */
export function flowing({ sections }: PlacedColumn<unknown>): PlacedSection<unknown>[] {
  return sections.filter(({ group }) => !FOOT_GROUPS.includes(group));
}

/** Counts small pieces at the foot of a column's pages, whose section goes on on the next one, and at their top, whose section began before. */
export function strandedPieces(pages: readonly PlacedColumn<unknown>[]): number {
  return pages.reduce((sum, page, index) => sum + strandedOn(page, pages[index + 1]), 0);
}

function strandedOn(page: PlacedColumn<unknown>, next: PlacedColumn<unknown> | undefined): number {
  const pieces: PlacedSection<unknown>[] = [];
  const first = flowing(page)[0];
  const last = flowing(page).at(-1);
  if (first?.isTrimmed) pieces.push(first);
  const following = next && flowing(next)[0];
  if (last && following?.isTrimmed && following.group === last.group && last !== first) pieces.push(last);
  return pieces.filter((piece) => contentPx(piece) < PIECE_PX).length;
}

/** The height of a section's content on a page, without its title. */
function contentPx({ subSections }: PlacedSection<unknown>): number {
  const atoms = subSections.flatMap(atomsOfSubSection);
  const last = atoms.at(-1);
  return last ? last.yPx + last.heightPx - atoms[0]!.yPx : 0;
}
