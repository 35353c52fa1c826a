/** Chinese characters, kana and other full-width characters. Not Hangul, since Korean breaks lines at spaces. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3001-\u303f\u30fb\u30fc\u3200-\u33ff\uff01-\uff60]/u;
const THAI = /\p{Script=Thai}/u;

/** Matches text with break opportunities that are not at spaces. */
export const BREAKS_IN_WORDS = new RegExp(`${EAST_ASIAN.source}|${THAI.source}`, 'u');

/** Characters that must not begin a line (JIS X 4051): closing brackets and punctuation, small kana, length and repetition marks. */
const BEGINS_NO_LINE =
  /[)\]}/\-\u2010\u2013\u00bb\u2019\u201d,.;:!?%\u00b0\u2030\u2103\u2026\u2025\u00b7\u3001\u3002\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301c\u301e\u301f\u303b\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u3099-\u309e\u30a0\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u30fb-\u30fe\u31f0-\u31ff\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\uff5e\uff60]/;
/** Characters that must not end a line: opening brackets and quotation marks, and currency signs before an amount. */
const ENDS_NO_LINE =
  /[([{\u00ab\u2018\u201c\u201e$\u00a3\u00a5\u20ac\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff04\uff08\uff3b\uff5b\uff5f\uffe1\uffe5]/;
const MARK = /\p{M}/u;
/** Pairs of characters that form one sign: double dashes and ellipses. */
const UNITED = /^(?:\u2014\u2014|\u2026\u2026|\u2025\u2025)$/;

/** Vowels that are written before their consonant. They begin a syllable. */
const THAI_SYLLABLE_BEGINS = /[\u0e40-\u0e44]/;
/** Vowels and signs that end a syllable: sara a, sara am, repetition, abbreviation, silent consonant. */
const THAI_SYLLABLE_ENDS = /[\u0e30\u0e33\u0e46\u0e2f\u0e4c]/;
const THAI_GOES_ON = /[\u0e30-\u0e3a\u0e45-\u0e4e\u0e2f]/;

/**
 * Whether a line may break before that UTF-16 unit in scripts without spaces between words. In Chinese and Japanese it may break next to
 * every character except where their typography forbids it. In Thai it may break where a syllable certainly begins or ends. No dictionary
 * of Thai words is used: dictionaries differ between platforms, and pages would differ with them.
 */
export function mayBreakInScript(text: string, index: number): boolean {
  const previous = characterBefore(text, index);
  const current = String.fromCodePoint(text.codePointAt(index)!);
  // Inside a surrogate pair.
  if (/[\udc00-\udfff]/.test(text[index]!) && previous.length === 1) return false;
  if (THAI.test(previous) && THAI.test(current)) {
    if (THAI_GOES_ON.test(current) || THAI_SYLLABLE_BEGINS.test(previous)) return false;
    return THAI_SYLLABLE_BEGINS.test(current) || THAI_SYLLABLE_ENDS.test(previous);
  }
  if (!EAST_ASIAN.test(previous) && !EAST_ASIAN.test(current)) return false;
  if (/[\u00a0\u202f\u2060]/.test(previous + current) || MARK.test(current)) return false;
  return !BEGINS_NO_LINE.test(current) && !ENDS_NO_LINE.test(previous) && !UNITED.test(previous + current);
}

function characterBefore(text: string, index: number): string {
  const previous = text[index - 1]!;
  const isPair = /[\udc00-\udfff]/.test(previous) && index > 1 && /[\ud800-\udbff]/.test(text[index - 2]!);
  return isPair ? text.slice(index - 2, index) : previous;
}
