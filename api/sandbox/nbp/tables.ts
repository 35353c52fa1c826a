/** A row of the bank's table A. */
export interface TableRow {
  no: string;
  effectiveDate: string;
  mid: number;
}

/** Holidays of a fixed date on which the bank publishes no table (Act on days off work). Easter and Corpus Christi are left out. */
const HOLIDAYS = new Set('01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26'.split(' '));
const DAY_MS = 24 * 3_600_000;

/** Invented mean rates of the working days from `from` to `to`, both ISO dates. The same day has the same rate every time. */
export function tablesBetween(from: string, to: string): TableRow[] {
  const rows: TableRow[] = [];
  const year = new Date(`${from.slice(0, 4)}-01-01T00:00:00Z`);
  let count = 0;
  for (let day = year; iso(day) <= to; day = new Date(day.getTime() + DAY_MS)) {
    if (iso(day).endsWith('-01-01')) count = 0;
    if (!isWorkingDay(day)) continue;
    count++;
    if (iso(day) >= from) rows.push(rowOf(day, count));
  }
  return rows;
}

function rowOf(day: Date, count: number): TableRow {
  const no = `${String(count).padStart(3, '0')}/A/NBP/${day.getUTCFullYear()}`;
  return { no, effectiveDate: iso(day), mid: (42_000 + ((count * 37) % 1_000)) / 10_000 };
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(iso(day).slice(5));
}

function iso(day: Date): string {
  return day.toISOString().slice(0, 10);
}
