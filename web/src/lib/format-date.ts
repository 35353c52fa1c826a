const two = (value: number) => String(value).padStart(2, '0');

/** A day as day.month.year in the browser's timezone (specification, section 9): 20.11.2026. */
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

/** A day in the format of `formatDate`, in Warsaw's timezone: the server and every browser write the same. */
export function formatDateInWarsaw(moment: Date): string {
  return POLISH_DAY.format(moment);
}

/** A date with its time: 20.11.2026, 23:09. */
export function formatDateTime(moment: Date): string {
  return `${formatDate(moment)}, ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
