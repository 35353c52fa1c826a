import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from '@kreda/site/languages';

interface Range {
  /** In minor units; null if that end is open. */
  min: number | null;
  max: number | null;
  currency: string;
}

/** Formats a salary as a range, or as its only end; `ends` tells which ends are given. */
export function formatSalary(
  { min, max, currency }: Range,
  language: SiteLanguage,
): { text: string; ends: 'both' | 'from' | 'to' } {
  const usual = new Intl.NumberFormat(toBcp47(language), { style: 'currency', currency });
  const units = minorUnitsOf(currency);
  // Show cents only if there are any.
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

/** The number of minor units in one unit of the currency: 100 for PLN, 1 for JPY. */
export function minorUnitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
