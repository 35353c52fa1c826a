import type { Language } from '../../../../engine/text/languages.ts';

/** Abbreviations with a vowel, which look like words. */
const ABBREVIATION =
  /^(?:IT|AI|UI|UX|EU|USA|UK|ICT|EDV|NGO|CAD|HR|PR|UE|ONZ|RODO|ESA|NASA|IEEE|ACM|ISO|UEFA|FIFA|OSP|BHP|[IVX]{2,})$/u;
const VOWEL = /[AEIOUYĄĘÓÁÉÍÚŮÝĚÄÖÜÅØÆÀÈÌÒÙĖĮŲŪАЕЄИІЇОУЮЯ]/u;

/**
 * A title in capitals with small letters: "Przebieg zatrudnienia". Abbreviations keep their capitals. German titles stay as they are,
 * since only a dictionary tells which words are nouns.
 */
export function titleInSentenceCase(title: string, language: Language): string {
  if (language === 'de') return title;
  const small = title.replace(/[\p{L}\p{M}]+/gu, (word) =>
    ABBREVIATION.test(word) || (word.length > 1 && !VOWEL.test(word)) ? word : word.toLowerCase(),
  );
  return small.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
