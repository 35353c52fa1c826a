/** The product's language codes (specification, section 1). */
export const LANGUAGES = ['pl', 'en', 'de', 'cz', 'ua', 'dk', 'es', 'it', 'lt', 'se', 'sk'] as const;
export type Language = (typeof LANGUAGES)[number];

const BCP47: Partial<Record<Language, string>> = { cz: 'cs', ua: 'uk', dk: 'da', se: 'sv' };

/** The BCP 47 tag of a product language, for `lang` attributes, Intl and fonts. */
export function toBcp47(language: Language): string {
  return BCP47[language] ?? language;
}
