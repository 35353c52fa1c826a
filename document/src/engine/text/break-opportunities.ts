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

/**
 * Finds break opportunities. `result[i]` describes the place before UTF-16 unit `i`.
 *
 * Lines may break after white space (except after a one-letter word), after hyphens and dashes between words, and where East Asian scripts
 * and Thai allow it (`mayBreakInScript`). A line feed forces a break. White space stays at the end of its line. With a hyphenator, words
 * may be divided where their language allows.
 *
 * @param keepsHyphens whether words with a hyphen of their own are kept on one line: software that joins lines takes a hyphen at a line's
 * end for a division, and drops it.
 */
export function breakOpportunities(text: string, hyphenator?: Hyphenator, keepsHyphens = false): Uint8Array {
  const endsLine = keepsHyphens ? DASH : HYPHEN_OR_DASH;
  const result = new Uint8Array(text.length + 1);
  const hasScript = BREAKS_IN_WORDS.test(text);
  for (let index = 1; index < text.length; index++) {
    const previous = text[index - 1]!;
    const current = text[index]!;
    if (previous === '\n') result[index] = MUST_BREAK;
    else if (current === '\n' || isSpace(current)) result[index] = NO_BREAK;
    else if (isSpace(previous)) result[index] = followsLoneLetter(text, index - 1) ? NO_BREAK : MAY_BREAK;
    else if (endsLine.test(previous) && index > 1 && /[\p{L}\p{N}]/u.test(text[index - 2]!) && /\p{L}/u.test(current))
      result[index] = MAY_BREAK;
    else if (hasScript && mayBreakInScript(text, index)) result[index] = MAY_BREAK;
  }
  if (hyphenator) markHyphens(text, result, hyphenator);
  result[text.length] = MUST_BREAK;
  return result;
}

function markHyphens(text: string, result: Uint8Array, hyphenator: Hyphenator): void {
  for (const { index, 0: word } of text.matchAll(WORD)) {
    for (const offset of hyphenator.divide(word)) {
      if (result[index + offset] === NO_BREAK) result[index + offset] = MAY_HYPHENATE;
    }
  }
}
