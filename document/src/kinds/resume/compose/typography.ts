import type { Language } from '../../../engine/text/languages.ts';
import { QUOTATION_MARKS } from './quotation.ts';

/** The inner quotation marks of each document language, for straight single marks. */
const INNER_MARKS: Readonly<Record<Language, { open: string; close: string }>> = {
  pl: { open: '‚', close: '’' },
  en: { open: '‘', close: '’' },
  de: { open: '‚', close: '‘' },
  cz: { open: '‚', close: '‘' },
  ua: { open: '“', close: '”' },
  dk: { open: '›', close: '‹' },
  es: { open: '“', close: '”' },
  it: { open: '“', close: '”' },
  lt: { open: '‚', close: '‘' },
  se: { open: '’', close: '’' },
  sk: { open: '‚', close: '‘' },
};

const APOSTROPHE = '’';
const EN_DASH = '–';
const MARK = /["']/g;
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** What may precede an opening mark. Typographic marks count like straight ones, so that setting a text twice changes nothing more. */
const OPENS_AFTER = /^$|[\s([{\u2013\u2014/"'„“”«»‚‘’‹›-]/u;
/** The beginning of a shortened year: '24, '90s. */
const SHORT_YEAR = /^'\d\d(?:s|\b)(?!')/;

/** Words that people copy as they are: addresses, file names, commands, formulas. */
const CODE = /[@\\_=<>{}[\]`~^*|]|:\/\/|^www\.|\p{L}\.\p{L}+\/|^--?\p{L}|^\/|\(\)|::/u;
const WORD = /\S+/gu;

/** A hyphen between spaces, used as a dash. At the beginning of a line it is a bullet. */
const SPACED_HYPHEN = /(?<=[^\s\-–—][ \u00a0])-(?=[ \u00a0][^\s\-–—])/gu;
const YEAR = String.raw`(?:19|20)\d\d`;
const TIME = String.raw`\d{1,2}:\d\d`;
const MONTH = `(?:0?[1-9]|1[0-2])[./]${YEAR}`;
/**
 * Ranges of years, months and times, or of numbers of one or two digits before a word or a percent sign.
 *
 * @param number what a range does not follow: a number, since both would be parts of a telephone number.
 */
const rangesNotAfter = (number: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:/+\-–]|${number}[ \u00a0])(?:(${YEAR})-(${YEAR})|(?:${MONTH})-(?:${MONTH})|(?:${TIME})-(?:${TIME})|(\d{1,2})-(\d{1,2})(?=%|[ \u00a0](?:%|\p{Ll})))(?![\p{L}\p{N}/\-–]|[.,:]\p{N})`,
    'gu',
  );

/** What differs between versions of the typography. */
interface Rules {
  range: RegExp;
  /** Words shortened at both ends, whose two marks are apostrophes. */
  contraction: RegExp | null;
}

const FROZEN: Rules = { range: rangesNotAfter(String.raw`\d`), contraction: null };
/** A digit that ends a word, as in B2, is not a number. The shortened word is the one of "rock 'n' roll". */
const PRECISE: Rules = {
  range: rangesNotAfter(String.raw`(?<![\p{L}\p{N}])\p{N}+`),
  contraction: /(?<=\p{L}[ \u00a0])'n'(?=[ \u00a0]\p{L})/giu,
};

/**
 * Sets typed text by the typography of a language: quotation marks, apostrophes, and en dashes for spaced hyphens and in ranges. Each
 * character is replaced by one character, so positions stay. Addresses and code are not changed. Setting a text twice changes nothing more.
 * Frozen: released versions of templates before `precise` use it.
 *
 * @param texts the runs of one paragraph; a pair of marks may open in one and close in another.
 */
export function setTypography(texts: readonly string[], language: Language): string[] {
  return setByRules(texts, language, FROZEN);
}

/** The same, with a dash in ranges after words that end with a digit, and apostrophes in "rock 'n' roll". */
export function setPreciseTypography(texts: readonly string[], language: Language): string[] {
  return setByRules(texts, language, PRECISE);
}

/** Sets quotation marks and apostrophes of a person's name. Hyphens stay: they join two surnames, spaced or not. */
export function setNameTypography(name: string, language: Language): string {
  const characters = name.split('');
  setMarks(name, characters, { isCode: codeIn(name), language });
  return characters.join('');
}

function setByRules(texts: readonly string[], language: Language, { range, contraction }: Rules): string[] {
  const whole = texts.join('');
  if (!/["'-]/.test(whole)) return [...texts];
  const isCode = codeIn(whole);
  const contracted = contraction ? whole.replace(contraction, (word) => word.replaceAll("'", APOSTROPHE)) : whole;
  const characters = contracted.split('');
  setDashes(contracted, characters, { isCode, range });
  setMarks(contracted, characters, { isCode, language });
  let end = 0;
  return texts.map(({ length }) => {
    end += length;
    return characters.slice(end - length, end).join('');
  });
}

function codeIn(whole: string): (index: number) => boolean {
  const ranges = [
    ...whole.matchAll(/`[^`\n]*`/g),
    ...[...whole.matchAll(WORD)].filter(([word]) => CODE.test(word)),
  ].map(({ index, 0: part }) => ({ start: index, end: index + part.length }));
  return (index) => ranges.some(({ start, end }) => start <= index && index < end);
}

function setDashes(
  whole: string,
  characters: string[],
  { isCode, range: ranges }: { isCode(index: number): boolean; range: RegExp },
): void {
  for (const { index } of whole.matchAll(SPACED_HYPHEN)) {
    // Between a command and its argument a hyphen has a meaning of its own.
    if (!isCode(index) && !isCode(index - 2) && !isCode(index + 2)) characters[index] = EN_DASH;
  }
  for (const { index, 0: range, 1: fromYear, 2: toYear, 3: from, 4: to } of whole.matchAll(ranges)) {
    const isRising = fromYear ? fromYear < toYear! : !from || (Number(from) < Number(to) && !/^0/.test(to!));
    if (isRising && !isCode(index)) characters[index + range.indexOf('-')] = EN_DASH;
  }
}

function setMarks(
  whole: string,
  characters: string[],
  { isCode, language }: { isCode(index: number): boolean; language: Language },
): void {
  const pairs = { '"': QUOTATION_MARKS[language], "'": INNER_MARKS[language] };
  const opened: Record<'"' | "'", number[]> = { '"': [], "'": [] };
  for (const { index, 0: found } of whole.matchAll(MARK)) {
    const mark = found as '"' | "'";
    const before = whole[index - 1] ?? '';
    const after = whole[index + 1] ?? '';
    if (isCode(index)) continue;
    if (mark === "'" && LETTER.test(before) && LETTER.test(after)) characters[index] = APOSTROPHE;
    else if (mark === "'" && OPENS_AFTER.test(before) && SHORT_YEAR.test(whole.slice(index, index + 5)))
      characters[index] = APOSTROPHE;
    else if (OPENS_AFTER.test(before) && after !== '' && !/\s/.test(after) && !isClosing(before, after))
      opened[mark].push(index);
    else if (before !== '' && !/\s/.test(before) && !LETTER_OR_DIGIT.test(after)) {
      const start = opened[mark].pop();
      if (start !== undefined) {
        characters[start] = pairs[mark].open;
        characters[index] = pairs[mark].close;
      } else if (mark === "'" && LETTER.test(before)) characters[index] = APOSTROPHE;
    }
  }
}

/** True between another mark and the end of a quotation: the outer mark of `"the 'best'"`. */
function isClosing(before: string, after: string): boolean {
  return /["'„“”«»‚‘’‹›]/.test(before) && !LETTER_OR_DIGIT.test(after);
}
