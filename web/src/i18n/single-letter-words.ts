import type { SiteLanguage } from '@kreda/site/languages';

/** Words of one letter that typography does not leave at a line's end: they belong to what follows. */
const SPACES_AFTER_SINGLE_LETTERS: Partial<Record<SiteLanguage, RegExp>> = {
  pl: spacesAfter('aiouwz'),
  cz: spacesAfter('aikosuvz'),
  sk: spacesAfter('aikosuvz'),
  ua: spacesAfter('абвєзійоуя'),
};

function spacesAfter(letters: string): RegExp {
  return new RegExp(`(?<=(?:^|[\\s(„"])[${letters}]) (?=\\S)`, 'giu');
}

/** The text with a no-break space behind its words of one letter, in languages that want it: "w domu", "i potem". */
export function bindSingleLetterWords(text: string, language: SiteLanguage): string {
  const spaces = SPACES_AFTER_SINGLE_LETTERS[language];
  return spaces ? text.replace(spaces, '\u00a0') : text;
}
