/** `2021-03` as `03.2021`, `2021` as it is: digits, so that Node and every browser print the same (specification, section 9). */
export function formatYearMonth(value: string): string {
  const [year = '', month] = value.split('-');
  return month ? `${month}.${year}` : year;
}

/** `1990-05-31` as `31.05.1990`: day.month.year (specification, section 9). */
export function formatDate(value: string): string {
  return value.split('-').reverse().join('.');
}

/** A range of months with an en dash; one end alone where the other is missing. */
export function formatPeriod(from: string, to: string): string {
  return [from, to].filter((end) => end !== '').join(' – ');
}
