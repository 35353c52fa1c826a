/**
 * A tax number without blanks, dots, hyphens and slashes, which are no part of it. Nothing else is left out: Austrian, Irish and Dutch
 * VAT numbers may have `+` and `*` (VIES, frequently asked questions), which the form FA(3) takes too (`TNrVatUE`).
 */
export function bareTaxId(taxId: string): string {
  return taxId.replace(/[\s.\-/]/g, '');
}
