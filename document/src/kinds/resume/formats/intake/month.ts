import { yearMonthSchema } from '../../model/section.ts';

/** `2021`, `2021-03`, `2021-03-14` or a time on that day, as year and month; empty for empty text, null for anything else. */
export function readMonth(text: string): string | null {
  if (text === '') return '';
  const [, month] = /^(\d{4}(?:-\d{2})?)(?:-\d{2}(?:T.*)?)?$/.exec(text) ?? [];
  return month !== undefined && yearMonthSchema.safeParse(month).success ? month : null;
}
