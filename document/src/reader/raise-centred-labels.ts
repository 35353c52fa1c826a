import { kindOf } from './label-sections.ts';
import type { Fragment } from './piece.ts';

const SAME_X_PT = 3;
const SAME_BASELINE_PT = 1.5;
/** Baselines of one cell are no further apart than this share of the size. */
const LINE_STEP = 1.7;
/** No resume has more labels in its tables of skills. */
const MAX_LABELS = 30;

/** Moves labels of skills that a table centres beside two lines, "Sprachen", to the first of these lines, as other tables have them. */
export function raiseCentredLabels(fragments: readonly Fragment[]): Fragment[] {
  const labels = fragments.filter((one) => kindOf(one) !== null).slice(0, MAX_LABELS);
  const tops = new Map(labels.map((label) => [label, topBeside(label, fragments)]));
  return fragments.map((one) => ({ ...one, y: tops.get(one) ?? one.y }));
}

/** The upper baseline of the two lines whose middle the label is beside; null if there are none, or if one is on its own baseline. */
function topBeside(label: Fragment, fragments: readonly Fragment[]): number | null {
  const reach = (label.size * LINE_STEP) / 2;
  const near = fragments.filter(
    (one) => one !== label && one.page === label.page && Math.abs(one.y - label.y) <= reach && one.right > label.x,
  );
  const [first, second, ...others] = near.toSorted((a, b) => a.y - b.y);
  if (!first || !second || others.length > 0) return null;
  const isBeside = first.x > label.right && Math.abs(first.x - second.x) < SAME_X_PT;
  const isMiddle = Math.abs((first.y + second.y) / 2 - label.y) < SAME_BASELINE_PT;
  return isBeside && isMiddle && second.y - first.y > SAME_BASELINE_PT * 2 ? first.y : null;
}
