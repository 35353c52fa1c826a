import { toBcp47 } from '@kreda/document/engine/text/languages';
import { activeLanguage } from '../../../i18n/active-language.ts';

/** Megabytes of a million bytes, as portals count them, with a digit after the point; at least 0.1. */
export function formatMegabytes(bytes: number): string {
  const format = new Intl.NumberFormat(toBcp47(activeLanguage()), { maximumFractionDigits: 1 });
  return format.format(Math.max(0.1, bytes / 1_000_000));
}
