import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { MONTH_NAMES } from '../../model/month-names.ts';
import type { YamlMap } from './read-yaml.ts';

/** The languages that RenderCV has. */
const NAMES: Partial<Record<Language, string>> = {
  en: 'english',
  de: 'german',
  dk: 'danish',
  es: 'spanish',
  it: 'italian',
};

/** The locale of a file. A language that RenderCV does not have is English with words of its own. */
export function writeLocale(language: Language): object {
  const name = NAMES[language];
  if (name !== undefined) return { language: name };
  const { short, long } = MONTH_NAMES[language];
  const { present } = DOCUMENT_LABELS[language];
  return { language: 'english', present, month_abbreviations: [...short], month_names: [...long] };
}

/** The language of a locale; null for one that the product does not have. */
export function readLanguage(locale: YamlMap): Language | null {
  const name = locale.get('language');
  const present = locale.get('present');
  const months = locale.get('month_names');
  const isOf = (language: Language) => JSON.stringify(MONTH_NAMES[language].long) === JSON.stringify(months);
  const own = LANGUAGES.find((language) => DOCUMENT_LABELS[language].present === present && isOf(language));
  return own ?? LANGUAGES.find((language) => NAMES[language] === name) ?? null;
}
