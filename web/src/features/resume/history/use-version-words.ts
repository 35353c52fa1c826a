import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { differencesBetween, type VersionDifference } from '@kreda/document/kinds/resume/versions/differences-between';
import { type DifferenceWords, useDifferenceWords } from '../views/use-difference-words.ts';

export interface WordedDifference {
  difference: VersionDifference;
  words: DifferenceWords;
}

/** What a template brought with it is a part of its design. */
const CAME_WITH_TEMPLATE = ['fonts', 'sections-order', 'page-setup/columns'];

/** The differences of a version and the resume as it is now, in words. Those that have the same words and no texts are one. */
export function useVersionWords(): (version: Resume, now: Resume) => WordedDifference[] {
  const wordsOf = useDifferenceWords();
  return (version, now) => {
    const all = differencesBetween(version, now);
    const hasTemplate = all.some(({ address }) => address === 'template');
    const worded = all
      .filter(({ address }) => !hasTemplate || !CAME_WITH_TEMPLATE.includes(address))
      .map((difference): WordedDifference => {
        const { kind } = difference;
        const isLone = kind === 'only-before' || kind === 'only-after';
        const place = { ...difference, kind: isLone ? ('entry' as const) : kind };
        return { difference, words: wordsOf(place, kind === 'only-before' ? version : now) };
      });
    const isFirst = ({ difference, words: { where, what, textOf } }: WordedDifference, index: number) =>
      textOf(difference.before) !== null ||
      worded.findIndex(({ words }) => words.where === where && words.what === what) === index;
    return worded.filter(isFirst);
  };
}
