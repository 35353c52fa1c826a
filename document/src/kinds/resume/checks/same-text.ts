import { foldForPrint } from '../compose/fold-for-print.ts';

/**
 * Characters that typesetting adds or changes: spaces, hyphens and dashes, quotation marks, bullets, soft hyphens. Also joiners and
 * variation selectors, which choose a glyph and are not in the text of a PDF.
 */
const MARKS = /[\s\p{Pd}\p{Pi}\p{Pf}\p{Cf}\p{Variation_Selector}"'`„‚•◦▪·|,;:.()]+/gu;

/** The comparable form of a text: as printed, without case, compatibility forms, and the characters that typesetting changes. */
export function toComparable(text: string): string {
  return foldForPrint(text).normalize('NFKC').toLowerCase().replace(MARKS, '');
}

export function isSameText(a: string, b: string): boolean {
  return toComparable(a) === toComparable(b);
}

/** True if `text` contains all of `part`, and `part` is not empty. */
export function holdsText(text: string, part: string): boolean {
  const wanted = toComparable(part);
  return wanted !== '' && toComparable(text).includes(wanted);
}

/** Compares web addresses without scheme, `www.` and final slash. */
export function isSameAddress(a: string, b: string): boolean {
  const bare = (address: string) =>
    address
      .trim()
      .toLowerCase()
      .replace(/^(https?:\/\/|mailto:|tel:)/, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
  return bare(a) === bare(b);
}

export function isSamePhone(a: string, b: string): boolean {
  return a.replace(/\D/g, '') === b.replace(/\D/g, '');
}
