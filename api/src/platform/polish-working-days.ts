const DAY_MS = 24 * 60 * 60_000;

/** Days off with a date of their own, as `MM-DD` (Polish Act of 18 January 1951 on days off work, art. 1; Christmas Eve since 2025). */
const FIXED = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];
/** Days off that move with Easter Sunday: Easter Monday and Corpus Christi. Easter and Pentecost are Sundays. */
const AFTER_EASTER = [1, 60];

/** Whether people work in Poland on an ISO date: neither a Saturday, nor a Sunday, nor a day off by law. */
export function isPolishWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false;
  const sinceEaster = (Date.parse(day) - easterSunday(Number(day.slice(0, 4)))) / DAY_MS;
  return !AFTER_EASTER.includes(sinceEaster);
}

/** The first working day on or after an ISO date. */
export function workingDayFrom(day: string): string {
  let found = day;
  while (!isPolishWorkingDay(found)) found = dayAfter(found);
  return found;
}

/** The first working day after an ISO date. */
export function nextWorkingDay(day: string): string {
  return workingDayFrom(dayAfter(day));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** Easter Sunday of a Gregorian year, as time in ms at UTC midnight (the "anonymous" algorithm of Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
