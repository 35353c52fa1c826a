const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * Whether a text is a Polish tax number (NIP): ten digits with the right check digit. Blanks and hyphens may stand anywhere. The first three
 * digits name a tax office; they are as the ministry's forms demand (TNrNIP).
 */
export function isNip(text: string): boolean {
  const digits = nipDigits(text);
  if (!/^[1-9](\d[1-9]|[1-9]\d)\d{7}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  // No number with a remainder of 10 is ever issued.
  return sum % 11 === Number(digits[9]);
}

/** A tax number without blanks, hyphens and the country code. */
export function nipDigits(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/^PL/i, '');
}
