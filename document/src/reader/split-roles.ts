import { findDates } from './find-dates.ts';
import type { Fragment } from './piece.ts';
import type { EntryLine, EntryLines } from './split-entries.ts';

/** More roles than anybody has had at one company. */
const MAX_ROLES = 12;
const SAME_X_PT = 4;
const INDENT_PT = 6;

/**
 * Splits an entry of several roles at one company: a company without dates above a role with a period beside it, and below the role's
 * list other roles of the same look with periods. Each role takes the lines of the company.
 */
export function splitRoles(entry: EntryLines): EntryLines[] {
  const { lines, titleLines } = entry;
  const company = lines.slice(0, titleLines);
  const first = lines[titleLines];
  if (company.some(hasPeriod) || !first?.main || !hasPeriod(first)) return [entry];
  const { main: lead } = first;
  const starts = lines.flatMap((line, index) => {
    const above = index > titleLines ? lines[index - 1]! : null;
    // Bullets may be drawn and not written.
    const isBelowList =
      above !== null && (above.isBullet || (above.main !== null && above.main.x > lead.x + INDENT_PT));
    const isRole = line.main !== null && !line.isBullet && hasPeriod(line) && isAlike(line.main, lead);
    return index === titleLines || (isBelowList && isRole) ? [index] : [];
  });
  if (starts.length > MAX_ROLES) return [entry];
  return starts.map((start, index) => ({ lines: [...company, ...lines.slice(start, starts[index + 1])], titleLines }));
}

/** True for a line with a period in a cell of its own. */
function hasPeriod({ extras, gutter }: EntryLine): boolean {
  return [...extras, ...gutter].some(({ text }) => text.length <= 45 && findDates(text).some(({ isRange }) => isRange));
}

function isAlike(a: Fragment, b: Fragment): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.35 && Math.abs(a.x - b.x) < SAME_X_PT
  );
}
