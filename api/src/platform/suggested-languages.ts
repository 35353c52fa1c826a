import { type Language, toBcp47 } from '@kreda/document/engine/text/languages';

// BCP 47. The languages that resumes in Central Europe name most often.
const SUGGESTED_LANGUAGES = [
  ...['en', 'pl', 'de', 'fr', 'es', 'it', 'uk', 'cs', 'sk', 'lt', 'sv', 'da', 'nb', 'nl', 'pt', 'ro', 'hu', 'ru', 'be'],
  ...['lv', 'et', 'fi', 'hr', 'sl', 'bg', 'el', 'tr', 'ar', 'zh', 'ja', 'ko', 'vi', 'hi'],
];

/** The names of the languages that a CV may name, in `language`. */
export function suggestedLanguages(language: Language): string[] {
  const names = new Intl.DisplayNames(toBcp47(language), { type: 'language' });
  return SUGGESTED_LANGUAGES.map((tag) => names.of(tag) ?? tag);
}
