import { JOB_CATEGORIES, type JobCategory } from '../kinds.ts';
import { wordsOf } from '../words.ts';

/** The category that a feed's own labels name, by our word for it; `other` when they name none. */
export function filedUnder(labels: readonly string[]): JobCategory {
  const named = labels.map((label) => wordsOf(label).join('-'));
  return JOB_CATEGORIES.find((category) => named.includes(category)) ?? 'other';
}
