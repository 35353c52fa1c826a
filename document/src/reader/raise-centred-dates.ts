import { isShortDate } from './find-dates.ts';
import type { Fragment } from './piece.ts';

const SAME_X_PT = 3;
const SAME_BASELINE_PT = 1.5;
/** Baselines of one cell are no further apart than this share of the size. */
const LINE_STEP = 1.7;
/** One date between two lines may stand there by chance, and no page of a resume has more dates than the most. */
const DATES = { least: 2, most: 80 };

/** Moves dates that a table centres beside several lines to the first of these lines, as other tables have them. */
export function raiseCentredDates(fragments: readonly Fragment[]): Fragment[] {
  const raised = new Map<Fragment, number>();
  for (const page of Map.groupBy(fragments, ({ page: number }) => number).values()) {
    const dates = page.filter(isShortDate);
    if (dates.length < DATES.least || dates.length > DATES.most) continue;
    for (const date of dates) {
      const top = topBeside(date, { page, dates });
      if (top !== null) raised.set(date, top);
    }
  }
  if (raised.size < DATES.least) return [...fragments];
  return fragments.map((one) => ({ ...one, y: raised.get(one) ?? one.y }));
}

/** The first baseline of the lines whose middle the date is beside; null if a line is on its own baseline, or if there are no such lines. */
function topBeside(
  date: Fragment,
  { page, dates }: { page: readonly Fragment[]; dates: readonly Fragment[] },
): number | null {
  const distances = dates.filter((one) => one !== date && isSameX(one, date)).map(({ y }) => Math.abs(y - date.y));
  const reach = Math.min(...distances) / 2;
  const near = page.filter((one) => one !== date && Math.abs(one.y - date.y) < Math.min(reach, date.size * 6));
  if (near.some(({ y }) => Math.abs(y - date.y) < SAME_BASELINE_PT) || near.some(({ x }) => x < date.right))
    return null;
  const above = near.filter(({ y }) => y < date.y).toSorted((a, b) => b.y - a.y);
  const below = near.filter(({ y }) => y > date.y).toSorted((a, b) => a.y - b.y);
  let top: number | null = null;
  let step = date.size * LINE_STEP;
  for (const [index, upper] of above.entries()) {
    const lower = below[index];
    const isPair =
      lower !== undefined &&
      isSameX(upper, lower) &&
      Math.abs((upper.y + lower.y) / 2 - date.y) < SAME_BASELINE_PT &&
      (top === null ? lower.y - upper.y : top - upper.y) <= step;
    if (!isPair) break;
    if (top === null) step = lower.y - upper.y + SAME_BASELINE_PT;
    top = upper.y;
  }
  return top;
}

function isSameX(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.x - b.x) < SAME_X_PT;
}
