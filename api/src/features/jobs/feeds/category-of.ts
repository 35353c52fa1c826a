import { JOB_CATEGORIES, type JobCategory } from '../kinds.ts';
import { wordsOf } from '../words.ts';

/** Our category that one of a feed's labels names; `other` when none does. */
export function categoryOf(labels: readonly string[]): JobCategory {
  const named = labels.map((label) => wordsOf(label).join('-'));
  return JOB_CATEGORIES.find((category) => named.includes(category)) ?? 'other';
}
