import { type Language, toBcp47 } from '@kreda/document/engine/text/languages';

/** The name of a language in another one, as it stands in a sentence: `niemiecki`, `German`. */
export function languageName(language: Language, inLanguage: Language): string {
  const tag = toBcp47(language);
  return new Intl.DisplayNames([toBcp47(inLanguage)], { type: 'language' }).of(tag) ?? tag;
}

/** The name with a capital letter, as it stands alone. */
export function languageTitle(language: Language, inLanguage: Language): string {
  const name = languageName(language, inLanguage);
  return name.charAt(0).toLocaleUpperCase(toBcp47(inLanguage)) + name.slice(1);
}
