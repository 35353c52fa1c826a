import type { Language } from '../../../engine/text/languages.ts';

/** Where sender, recipient, place and date stand, by the custom of a country. */
export const LETTER_FORMS = ['pl', 'din-5008', 'uk', 'us'] as const;
export type LetterForm = (typeof LETTER_FORMS)[number];

/**
 * The form of a new letter. Czech, Slovak, Lithuanian, Ukrainian, Spanish and Italian letters put place and date at the right, as Polish
 * ones do. Danish and Swedish ones follow block letters with everything at the left.
 */
const USUAL_FORMS: Readonly<Record<Language, LetterForm>> = {
  pl: 'pl',
  en: 'uk',
  de: 'din-5008',
  cz: 'pl',
  sk: 'pl',
  ua: 'pl',
  lt: 'pl',
  es: 'pl',
  it: 'pl',
  dk: 'uk',
  se: 'uk',
};

export function usualForm(language: Language): LetterForm {
  return USUAL_FORMS[language];
}
