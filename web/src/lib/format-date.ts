const two = (value: number) => String(value).padStart(2, '0');

/** A day as day.month.year in the reader's timezone (specification, section 9): 20.11.2026. */
export function formatDate(moment: Date): string {
  return [two(moment.getDate()), two(moment.getMonth() + 1), moment.getFullYear()].join('.');
}

/** Day, month and year in this order, with dots. */
const POLISH_DAY = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A day as `formatDate` writes it, as it is where the product is at home: the same for every reader, and for the server. */
export function formatDateInWarsaw(moment: Date): string {
  return POLISH_DAY.format(moment);
}

/** A moment as its day and the time: 20.11.2026, 23:09. */
export function formatDateTime(moment: Date): string {
  return `${formatDate(moment)}, ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
