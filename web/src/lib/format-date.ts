const two = (value: number) => String(value).padStart(2, '0');

/** A day as day.month.year in the reader's timezone (specification, section 9): 20.11.2026. */
export function formatDate(moment: Date): string {
  return [two(moment.getDate()), two(moment.getMonth() + 1), moment.getFullYear()].join('.');
}

/** A moment as its day and the time: 20.11.2026, 23:09. */
export function formatDateTime(moment: Date): string {
  return `${formatDate(moment)}, ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
