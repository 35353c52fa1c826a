import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from '@kreda/site/languages';
import { COUNTRIES } from '@kreda/site/tax/countries';

/** All countries with their names in a language, in the order of the names. */
export function countryOptions(language: SiteLanguage): { value: string; label: string }[] {
  const locale = toBcp47(language);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    compare(a.label, b.label),
  );
}
