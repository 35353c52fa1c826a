/** Minor units as tax forms write them: `1234.50`, with a minus sign below zero. */
export function taxAmount(minorUnits: number): string {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
