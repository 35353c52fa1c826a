import { toBcp47 } from '@kreda/document/model/languages';
import type { SiteLanguage } from '../../i18n/language.ts';

/** An amount in minor units as people write it: 2990 PLN is '29,90 zł' in Polish. */
export function formatMoney(minorUnits: number, currency: string, language: SiteLanguage): string {
  const format = new Intl.NumberFormat(toBcp47(language), { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}
