import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { SiteLanguage } from '@kreda/site/languages';

/** Formats an amount in minor units: in Polish 2990 PLN is '29,90 zł' and 0 PLN is '0 zł'. */
export function formatMoney(minorUnits: number, currency: string, language: SiteLanguage): string {
  const format = new Intl.NumberFormat(toBcp47(language), {
    style: 'currency',
    currency,
    ...(minorUnits === 0 && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}
