import { formatDate } from '../../../lib/format-date.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** A moment's day in the browser's time zone: `2026-11-26`. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** A day as it is shown: `26.11.2026`. */
export function shownDay(day: string): string {
  return formatDate(new Date(`${day}T12:00`));
}
