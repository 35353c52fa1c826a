import type { SiteLanguage } from './languages.ts';

/** Single-letter words, which typography does not allow at the end of a line: the spaces after them. */
const SPACES_AFTER_SINGLE_LETTERS: Partial<Record<SiteLanguage, RegExp>> = {
  pl: spacesAfter('aiouwz'),
  cz: spacesAfter('aikosuvz'),
  sk: spacesAfter('aikosuvz'),
  ua: spacesAfter('абвєзійоуя'),
};

function spacesAfter(letters: string): RegExp {
  return new RegExp(`(?<=(?:^|[\\s(„"])[${letters}]) (?=\\S)`, 'giu');
}

/** The text with a no-break space after its single-letter words, in languages whose typography asks for it: "w domu", "i potem". */
export function bindSingleLetterWords(text: string, language: SiteLanguage): string {
  const spaces = SPACES_AFTER_SINGLE_LETTERS[language];
  return spaces ? text.replace(spaces, '\u00a0') : text;
}
