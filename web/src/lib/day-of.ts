const two = (part: number) => String(part).padStart(2, '0');

/** A moment's day in the browser's time zone: `2026-11-26`. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
