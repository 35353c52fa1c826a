import type { Identity } from './identity.ts';
import { formsRule } from './name-forms.ts';
import { phraseFinder, ruleFinder } from './phrase-finder.ts';
import { MARK, type Range, type RemovedKind } from './ranges.ts';
import type { Word } from './words.ts';

function marked(kind: RemovedKind, { start, end }: { start: number; end: number }): Range {
  return { start, end, kind, replacement: MARK };
}

/** Finds where a text names the person: names in any form, user names, street, initials and day of birth. */
export function identityFinder(identity: Identity): (text: string, words: readonly Word[]) => Range[] {
  const namesWith = ruleFinder(identity.names.map((name) => ({ rule: formsRule(name), of: name })));
  const phrasesIn = phraseFinder(identity.phrases.map((phrase) => ({ phrase })));
  const isName = (word: Word) => namesWith(word).length > 0 || isUserName(word, identity);
  return (text, words) => {
    const names = words.filter(isName).map((word) => withInitials(word, identity, text));
    return [
      ...[...names, ...initials(identity, text)].map((place) => marked('name', place)),
      ...phrasesIn(words, text).map((place) => marked('contact', place)),
      ...birthDays(identity, text).map((place) => marked('personal', place)),
    ];
  };
}

const MIN_PART_LETTERS = 4;

function isUserName(word: Word, { names, handles }: Identity): boolean {
  if (handles.has(word.folded)) return true;
  // kowalski84, jan_kowalski, KowalskiDesign; `milestone` does not name Ms Stone.
  const isMade = /[\p{N}_]|\p{Ll}\p{Lu}/u.test(word.text);
  return isMade && names.some(({ folded }) => folded.length >= MIN_PART_LETTERS && word.folded.includes(folded));
}

/** The place of a name with the initial of another name beside it: "J. Kowalski", "Kowalski J." */
function withInitials({ start, end }: Word, { initials }: Identity, text: string): { start: number; end: number } {
  const letters = [...initials.first, ...initials.last];
  const before = /(?<![\p{L}\p{N}])(\p{L})\.?\s?$/u.exec(text.slice(Math.max(0, start - 4), start));
  const after = /^[\s,]{1,2}(\p{L})\.(?!\p{L})/u.exec(text.slice(end, end + 5));
  return {
    start: before && letters.includes(before[1]!.toUpperCase()) ? start - before[0].length : start,
    end: after && letters.includes(after[1]!.toUpperCase()) ? end + after[0].length : end,
  };
}

/** "J.K." and "J. K." in both orders. Letters without dots may be any abbreviation. */
function initials({ initials: { first, last } }: Identity, text: string): { start: number; end: number }[] {
  if (first.length === 0 || last.length === 0) return [];
  const [one, other] = [first.join(''), last.join('')];
  const pattern = `(?<![\\p{L}\\p{N}.])(?:[${one}]\\.\\s?[${other}]|[${other}]\\.\\s?[${one}])(?:\\.|(?![\\p{L}\\p{N}]))`;
  return places(text, new RegExp(pattern, 'gu'));
}

/** The day of birth in digits or with the month's name. A year alone may be anything. */
function birthDays({ birth }: Identity, text: string): { start: number; end: number }[] {
  if (birth === null) return [];
  const [year, month, day] = birth;
  const [y, m, d] = [`(?:${year}|${String(year).slice(2)})`, `0?${month}`, `0?${day}`];
  const between = '[./\\-\\s]\\s?';
  const patterns = [
    `(?<!\\d)(?:${d}${between}${m}|${m}${between}${d})${between}${y}(?!\\d)`,
    `(?<!\\d)${year}${between}${m}${between}${d}(?!\\d)`,
    `(?<!\\d)${d}\\.?\\s(?:de\\s)?\\p{L}{1,14}\\.?\\s(?:de\\s)?${year}(?!\\d)`,
    `(?<!\\p{L})\\p{L}{1,14}\\.?\\s${d}(?:st|nd|rd|th)?,?\\s${year}(?!\\d)`,
  ];
  return patterns.flatMap((pattern) => places(text, new RegExp(pattern, 'gu')));
}

function places(text: string, pattern: RegExp): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
