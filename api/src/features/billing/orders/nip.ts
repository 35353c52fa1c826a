const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Whether it is a Polish tax number: ten digits, blanks and hyphens between them as one likes, with the right check digit. */
export function isNip(text: string): boolean {
  const digits = nipDigits(text);
  if (!/^\d{10}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  // A remainder of 10 is given to nobody.
  return sum % 11 === Number(digits[9]);
}

/** A tax number without blanks, hyphens and the country's letters. */
export function nipDigits(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/^PL/i, '');
}
