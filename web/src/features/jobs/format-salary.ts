import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from '@kreda/site/languages';

interface Range {
  /** Minor units; null: that end is open. */
  min: number | null;
  max: number | null;
  currency: string;
}

/** The ends of a salary as people write them: what is between both, or the one there is, with which it is. */
export function formatSalary(
  { min, max, currency }: Range,
  language: SiteLanguage,
): { text: string; ends: 'both' | 'from' | 'to' } {
  const usual = new Intl.NumberFormat(toBcp47(language), { style: 'currency', currency });
  const units = minorUnitsOf(currency);
  // Salaries are round; cents are shown where there are some.
  const isWhole = [min, max].every((end) => end === null || end % units === 0);
  const format = isWhole
    ? new Intl.NumberFormat(toBcp47(language), { style: 'currency', currency, maximumFractionDigits: 0 })
    : usual;
  if (min !== null && max !== null) {
    const text = min === max ? format.format(min / units) : format.formatRange(min / units, max / units);
    return { text, ends: 'both' };
  }
  return min === null
    ? { text: format.format((max ?? 0) / units), ends: 'to' }
    : { text: format.format(min / units), ends: 'from' };
}

/** How many minor units a unit of the currency has: a hundred grosze a złoty, and of a yen one. */
export function minorUnitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
