/** Whether, before a character, a line may end, must end, or must not. */
export const NO_BREAK = 0;
export const MAY_BREAK = 1;
export const MUST_BREAK = 2;

const SPACE = /[ \t\u2000-\u200a\u3000]/;
const AFTER_HYPHEN = /[-\u2010\u2013\u2014]/;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** One-letter words that Polish, Czech and Slovak typography does not leave at a line's end. */
const LONE_LETTER = /^[wziaoukvsWZIAOUKVS]$/;

function isSpace(character: string | undefined): boolean {
  return character !== undefined && SPACE.test(character);
}

/** True at a space behind a one-letter word: "w domu", "i potem". */
function followsLoneLetter(text: string, spaceIndex: number): boolean {
  const letter = text[spaceIndex - 1];
  const before = text[spaceIndex - 2];
  return letter !== undefined && LONE_LETTER.test(letter) && (before === undefined || /[\s(\u201e\u00a0]/.test(before));
}

/**
 * Finds where lines may end: `result[i]` speaks of the place before UTF-16 unit `i`.
 *
 * Lines end after white space (not after a one-letter word), after hyphens and dashes between words, and between
 * ideographs; a line feed ends a line always. White space stays at the end of the line it closes.
 */
export function breakOpportunities(text: string): Uint8Array {
  const result = new Uint8Array(text.length + 1);
  for (let index = 1; index < text.length; index++) {
    const previous = text[index - 1]!;
    const current = text[index]!;
    if (previous === '\n') result[index] = MUST_BREAK;
    else if (current === '\n' || isSpace(current)) result[index] = NO_BREAK;
    else if (isSpace(previous)) result[index] = followsLoneLetter(text, index - 1) ? NO_BREAK : MAY_BREAK;
    else if (
      AFTER_HYPHEN.test(previous) &&
      index > 1 &&
      /[\p{L}\p{N}]/u.test(text[index - 2]!) &&
      /\p{L}/u.test(current)
    )
      result[index] = MAY_BREAK;
    else if (IDEOGRAPH.test(previous) && IDEOGRAPH.test(current)) result[index] = MAY_BREAK;
  }
  result[text.length] = MUST_BREAK;
  return result;
}
