import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from '@kreda/site/languages';

/**
 * Formats minor units with the currency's code after them, as mails and confirmations of contracts write them: `1 234,50 PLN` in Polish,
 * `1,234.50 PLN` in English. Invoices have their own format, which is a part of their frozen layout.
 */
export function formatMoney(minorUnits: number, currency: string, language: SiteLanguage): string {
  const format = new Intl.NumberFormat(toBcp47(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  return `${format.format(minorUnits / 100)} ${currency}`;
}
