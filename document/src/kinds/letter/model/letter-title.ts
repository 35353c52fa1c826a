import type { Language } from '../../../engine/text/languages.ts';

/** What a letter to an employer is called, in its own language. */
const TITLES: Readonly<Record<Language, string>> = {
  pl: 'List motywacyjny',
  en: 'Cover letter',
  de: 'Anschreiben',
  cz: 'Motivační dopis',
  sk: 'Motivačný list',
  ua: 'Супровідний лист',
  lt: 'Motyvacinis laiškas',
  es: 'Carta de presentación',
  it: 'Lettera di presentazione',
  dk: 'Ansøgning',
  se: 'Personligt brev',
};

/** What a letter is called where its owner gave it no name. */
export function letterTitle(language: Language): string {
  return TITLES[language];
}
