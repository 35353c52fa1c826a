import { BREAKS_IN_WORDS, mayBreakInScript } from './break-in-script.ts';
import type { Hyphenator } from './hyphenator.ts';

/** Values for the place before a character: no break, a possible break, a forced break, or a possible break with a hyphen. */
export const NO_BREAK = 0;
export const MAY_BREAK = 1;
export const MUST_BREAK = 2;
export const MAY_HYPHENATE = 3;

const SPACE = /[ \t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/;
const HYPHEN_OR_DASH = /[-\u2010\u2013\u2014]/;
const DASH = /[\u2013\u2014]/;
/** One-letter words that Polish, Czech, Slovak and Ukrainian typography does not allow at a line's end. */
const LONE_LETTER = /^[wziaoukvsбвєзійоуя]$/i;
const OPENS_WORD = /[\s("'\u201e\u201c\u201d\u00ab\u00bb\u2018\u2019\u00a0]/;
const WORD = /\p{L}{2,}/gu;

function isSpace(character: string | undefined): boolean {
  return character !== undefined && SPACE.test(character);
}

/** True at a space after a one-letter word: "w domu", "i potem". */
function followsLoneLetter(text: string, spaceIndex: number): boolean {
  const letter = text[spaceIndex - 1];
  const before = text[spaceIndex - 2];
  return letter !== undefined && LONE_LETTER.test(letter) && (before === undefined || OPENS_WORD.test(before));
}

interface BreakRules {
  /**
   * Whether words with a hyphen of their own are kept on one line: software that joins lines takes a hyphen at a line's end for a division,
   * and drops it.
   */
  keepsHyphens?: boolean;
  /** Whether numbers stay with their unit or word, and language levels with their language. */
  keepsNumbers?: boolean;
  /**
   * Whether amounts also stay with their currency, and references to laws may break between their parts, but not inside one: "art. 6",
   * "ust. 1". Only with `keepsNumbers`.
   */
  keepsAmounts?: boolean;
  /** Whether no line begins with a spaced dash, dot or bar. */
  keepsSigns?: boolean;
}

/** A sign between spaces that belongs to the words before it. */
const SPACED_SIGN = /^[\u2013\u2014·•|] /;

/** Spaces after a number, after a short word or a sign before a number, and before a language level. */
const SPACE_AT_NUMBER =
  /(?<=(?<![\p{L}\p{N}])(?:\d[\d.,:\u2013]*[%+]?|\p{L}{1,3}\.?|[$€£§№#])) (?=\d)|(?<=(?<![\p{L}\p{N}])\d[\d.,:\u2013]*[%+]?) (?=\p{L}{1,14}(?!\p{L})|[%‰€$£])|(?<=\p{L}) (?=[ABC][12](?![\p{L}\p{N}]))/gu;
/** Spaces between a large amount and its currency: "9,4 Mio. €", "2 mln zł". */
const SPACE_BEFORE_CURRENCY =
  /(?<=(?<![\p{L}\p{N}])\d[\d.,]*[ \u00a0]?(?:tys\.|mln|mld|mio\.?|mrd\.?|tsd\.?|tis\.|mil\.|milj\.?|md\.?|тис\.|млн|млрд|tūkst\.|thousand|[bm]illion|m(?:io|n)|bn|k)) (?=[€$£₴]|(?:zł|pln|eur|usd|gbp|chf|kč|czk|kr\.?|sek|dkk|грн|uah|euro?)(?!\p{L}))/giu;
/** A part of a reference to a law after the number of another part: "ust. 1", "Abs. 2", "lit. a". It belongs to what follows. */
const PART_OF_REFERENCE =
  /^ (?:(?:ust|pkt|poz|abs|nr|odst|ods|bod|para|sec|stk|st|mom|par|apdo|dal|ч|п|абз)\.?|§|s\.|d\.|p\.) \d|^ (?:lit|litt|let|pís[mt]|pkt)\.? \p{L}(?!\p{L})/iu;
/** The space in "lit. a", and the letter after it, which is not a conjunction. */
const LETTER_OF_REFERENCE = /(?<=(?<!\p{L})(?:lit|litt|let|pís[mt]|pkt)\.?) \p{L}(?=[ )](?:\S|$))/giu;
/** A year needs no unit. Abbreviations such as "r." stay with it. */
const YEAR_BEFORE_WORD = /(?<!\d)(?:19|20)\d\d \p{L}{3}/u;
/** Longer pieces without a break would not fit into narrow columns, in characters. */
const LONGEST_KEPT = 18;

function keepNumbers(text: string, result: Uint8Array, keepsAmounts: boolean): void {
  if (keepsAmounts) {
    for (const { index } of text.matchAll(LETTER_OF_REFERENCE)) {
      result[index + 1] = NO_BREAK;
      if (text[index + 2] === ' ') result[index + 3] = MAY_BREAK;
    }
  }
  const amounts = keepsAmounts ? [...text.matchAll(SPACE_BEFORE_CURRENCY)] : [];
  for (const { index } of [...text.matchAll(SPACE_AT_NUMBER), ...amounts]) {
    if (result[index + 1] !== MAY_BREAK || YEAR_BEFORE_WORD.test(text.slice(Math.max(0, index - 4), index + 4)))
      continue;
    if (keepsAmounts && /\d$/.test(text.slice(0, index)) && PART_OF_REFERENCE.test(text.slice(index, index + 10)))
      continue;
    let start = index;
    while (start > 0 && result[start] === NO_BREAK && index - start < LONGEST_KEPT) start--;
    let end = index + 2;
    while (end < text.length && result[end] === NO_BREAK && end - start <= LONGEST_KEPT) end++;
    if (end - start <= LONGEST_KEPT + 1) result[index + 1] = NO_BREAK;
  }
}

/** True for a word joined to a number by a hyphen: "12-godzinne". */
function isCompoundWithNumber(text: string, start: number, end: number): boolean {
  return (
    /\d[-\u2010]$/.test(text.slice(Math.max(0, start - 2), start)) || /^[-\u2010]\d/.test(text.slice(end, end + 2))
  );
}

/**
 * Finds break opportunities. `result[i]` describes the place before UTF-16 unit `i`.
 *
 * Lines may break after white space (except after a one-letter word), after hyphens and dashes between words, and where East Asian scripts
 * and Thai allow it (`mayBreakInScript`). A line feed forces a break. White space stays at the end of its line. With a hyphenator, words
 * may be divided where their language allows.
 */
export function breakOpportunities(
  text: string,
  hyphenator?: Hyphenator,
  { keepsHyphens = false, keepsNumbers = false, keepsAmounts = false, keepsSigns = false }: BreakRules = {},
): Uint8Array {
  const endsLine = keepsHyphens ? DASH : HYPHEN_OR_DASH;
  const result = new Uint8Array(text.length + 1);
  const hasScript = BREAKS_IN_WORDS.test(text);
  for (let index = 1; index < text.length; index++) {
    const previous = text[index - 1]!;
    const current = text[index]!;
    if (previous === '\n') result[index] = MUST_BREAK;
    else if (current === '\n' || isSpace(current)) result[index] = NO_BREAK;
    else if (isSpace(previous)) {
      const isKept =
        followsLoneLetter(text, index - 1) || (keepsSigns && SPACED_SIGN.test(text.slice(index, index + 2)));
      result[index] = isKept ? NO_BREAK : MAY_BREAK;
    } else if (endsLine.test(previous) && index > 1 && /[\p{L}\p{N}]/u.test(text[index - 2]!) && /\p{L}/u.test(current))
      result[index] = MAY_BREAK;
    else if (hasScript && mayBreakInScript(text, index)) result[index] = MAY_BREAK;
  }
  if (keepsNumbers) keepNumbers(text, result, keepsAmounts);
  if (hyphenator) markHyphens(text, result, hyphenator, keepsNumbers);
  result[text.length] = MUST_BREAK;
  return result;
}

function markHyphens(text: string, result: Uint8Array, hyphenator: Hyphenator, keepsNumbers: boolean): void {
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (keepsNumbers && isCompoundWithNumber(text, index, index + word.length)) continue;
    for (const offset of hyphenator.divide(word)) {
      if (result[index + offset] === NO_BREAK) result[index + offset] = MAY_HYPHENATE;
    }
  }
}
