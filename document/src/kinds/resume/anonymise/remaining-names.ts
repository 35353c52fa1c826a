import type { Language } from '../../../engine/text/languages.ts';
import type { Range } from './ranges.ts';
import { isCapitalised, type Word } from './words.ts';

/**
 * Words with capitals that stay in a text, neighbours together: names that no rule can know, such as those of customers. A single word at the
 * start of a sentence is left out, unless its capitals say that it is a name. In German a single noun is left out.
 *
 * @param ranges what is taken out, in order and without overlap.
 */
export function remainingNames(
  text: string,
  words: readonly Word[],
  { ranges, language }: { ranges: readonly Range[]; language: Language },
): string[] {
  const groups: Word[][] = [];
  let last: Word | undefined;
  let next = 0;
  for (const word of words) {
    while (next < ranges.length && ranges[next]!.end <= word.start) next++;
    const isOut = next < ranges.length && ranges[next]!.start < word.end;
    if (isOut || !isCapitalised(word.text)) {
      last = undefined;
      continue;
    }
    const isNext = last !== undefined && /^[ \u00a0&-]{1,3}$/.test(text.slice(last.end, word.start));
    if (isNext) groups.at(-1)!.push(word);
    else groups.push([word]);
    last = word;
  }
  return groups
    .filter((group) => group.length > 1 || isName(group[0]!, text, language))
    .map((group) => text.slice(group[0]!.start, group.at(-1)!.end));
}

function isName({ text: word, start }: Word, text: string, language: Language): boolean {
  if ([...word].length < 2) return false;
  if (/.\p{Lu}/u.test(word)) return true;
  return (
    language !== 'de' && !/(?:^|[.!?:•–—\n"„”“«])\s*$/u.test(text.slice(Math.max(0, start - 4), start)) && start > 0
  );
}
