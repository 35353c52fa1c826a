import type { SiteLanguage } from '@kreda/site/languages';

/** Words of one letter that typography does not leave at a line's end: they belong to what follows. */
const LONE_LETTERS: Partial<Record<SiteLanguage, RegExp>> = {
  pl: loneLetters('aiouwz'),
  cz: loneLetters('aikosuvz'),
  sk: loneLetters('aikosuvz'),
  ua: loneLetters('абвєзійоуя'),
};

function loneLetters(letters: string): RegExp {
  return new RegExp(`(?<=(?:^|[\\s(„"])[${letters}]) (?=\\S)`, 'giu');
}

/** The text with a no-break space behind its words of one letter, in languages that want it: "w domu", "i potem". */
export function holdLoneLetters(text: string, language: SiteLanguage): string {
  const spaces = LONE_LETTERS[language];
  return spaces ? text.replace(spaces, '\u00a0') : text;
}
