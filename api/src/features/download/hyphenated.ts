import type { Language } from '@kreda/document/engine/text/languages';
import { UNDECOMPOSED_LETTERS } from '../../platform/undecomposed-letters.ts';

/** German writes umlauts with two letters where there are none. */
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The words of the texts, joined by hyphens for the name of a file: letters and digits alone, Latin letters without diacritics, since some
 * portals refuse others. `Łucja Żak` and `Charité` give `Lucja-Zak-Charite`. Empty for texts without letters and digits.
 */
export function hyphenated(texts: readonly string[], language: Language, maxCharacters: number): string {
  const words = texts.map((text) => inPlainLetters(text, language).replace(/[^\p{L}\p{N}]+/gu, '-'));
  return trimmed(trimmed(words.map(trimmed).filter(Boolean).join('-')).slice(0, maxCharacters));
}

function trimmed(text: string): string {
  return text.replace(/^-+|[-\uD800-\uDBFF]+$/g, '');
}

function inPlainLetters(text: string, language: Language): string {
  const letters = language === 'de' ? { ...UNDECOMPOSED_LETTERS, ...GERMAN } : UNDECOMPOSED_LETTERS;
  return (
    text
      .normalize('NFC')
      .replace(/\p{L}/gu, (letter) => inCaseOf(letter, letters[letter.toLowerCase()]))
      .normalize('NFD')
      // Letters of other scripts keep their marks: й is not и.
      .replace(/([a-z])\p{Mn}+/giu, '$1')
      .normalize('NFC')
      .replace(/['’]/g, '')
  );
}

function inCaseOf(letter: string, plain = letter): string {
  return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
