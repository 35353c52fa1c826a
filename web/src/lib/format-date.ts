/** A moment as day.month.year and the time, in the reader's timezone (specification, section 9): 20.11.2026, 23:09. */
export function formatDateTime(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [two(moment.getDate()), two(moment.getMonth() + 1), moment.getFullYear()].join('.');
  return `${date}, ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
