import { findEmail, findPhone, isLink } from './contact-fields.ts';
import { degreeScore } from './entry-words.ts';
import { findDates, withoutDates } from './find-dates.ts';
import { isLocation, mayBeLocation } from './find-location.ts';
import { partsOf } from './line-parts.ts';
import { bulletOf, joinLines } from './paragraphs.ts';
import type { Fragment } from './piece.ts';
import { type EntryLine, endsSentence, isDuration, isShortDate, isWrapped } from './split-entries.ts';

const MAX_HEAD_LINES = 7;

/** A line of an entry's head, with the lines it goes on in. */
export interface HeadLine {
  cells: Fragment[];
  gutter: Fragment[];
}

/**
 * Divides an entry's lines into its head (names, dates, place) and its description.
 *
 * @param titleLines how many of the first lines are the title's own.
 * @returns also how many lines the head takes: names that are broken over lines are one of its lines.
 */
export function splitHead(
  lines: readonly EntryLine[],
  { titleLines, columnRight }: { titleLines: number; columnRight: number },
): { head: HeadLine[]; body: EntryLine[]; headCount: number } {
  const head: HeadLine[] = [];
  let count = 0;
  const seen = { names: 0, hasDate: false };
  const step = Math.min(
    ...lines.flatMap(({ line }) => (line.gapAbove !== null && line.gapAbove > 3 ? [line.gapAbove] : [])),
  );
  const leadX = lines[0]?.main?.x ?? 0;
  for (const [index, one] of lines.entries()) {
    if (index > MAX_HEAD_LINES) break;
    const isTitle = index < titleLines;
    const above = lines[index - 1];
    const last = head.at(-1);
    const isContinued =
      above !== undefined &&
      last?.cells[0] !== undefined &&
      isSameCellLook(last.cells[0], one.main) &&
      (isTitle || goesOnFrom(above, one, { columnRight, step }));
    if (!isTitle && !isContinued && isBodyStart(lines, index, { leadX, columnRight, seen })) break;
    if (isContinued && one.main) {
      const [main, ...extras] = last.cells;
      last.cells = [
        { ...main!, text: joinLines(main!.text, one.main.text), right: one.main.right },
        ...extras,
        ...one.extras,
      ];
      last.gutter.push(...one.gutter);
    } else {
      head.push({ cells: [...(one.main ? [withoutBullet(one)] : []), ...one.extras], gutter: [...one.gutter] });
      if (one.main && !isShortDateOnly(one.main)) seen.names++;
    }
    if (hasDate(one)) seen.hasDate = true;
    count = index + 1;
  }
  return { head, body: lines.slice(count), headCount: count };
}

/** A name that the line above had no room for. Lines of one name stand as close as any. */
function goesOnFrom(
  above: EntryLine,
  one: EntryLine,
  { columnRight, step }: { columnRight: number; step: number },
): boolean {
  const isClose = one.line.gapAbove === null || one.line.gapAbove <= step * 1.09;
  const isPlain = one.main !== null && !isLink(one.main.text) && findEmail(one.main.text) === '';
  // "… Directorate for" over "Rural Communities · Mar 2020 – present": a name's end, and then its dates.
  const isDated = hasDate(one) && (hasDate(above) || !endsWithDate(one));
  // A school's name that fills its line, and the degree under it, are two.
  const isDegree = one.main !== null && degreeScore(above.main?.text ?? '') < 0 && degreeScore(one.main.text) > 0;
  const isCut = isWrapped(above, one, columnRight) || isCutWithin(above, one, columnRight);
  return isClose && isPlain && !isDated && !isDegree && !isShortDateOnly(above.main ?? one.main!) && isCut;
}

/**
 * "Directorate for" over "Rural Communities", "Manufactures" over "and Commerce": no name ends or begins with such a word. A line that
 * leaves half of its column empty is not cut: under it begins a description.
 */
function isCutWithin({ main: upper }: EntryLine, { main: lower }: EntryLine, columnRight: number): boolean {
  if (upper === null || lower === null) return false;
  const isLong = upper.right - upper.x > (columnRight - upper.x) / 2;
  return isLong && (/(?:\s\p{Ll}{1,4}|\s&)$/u.test(upper.text) || /^(?:\p{Ll}+|&)\s/u.test(lower.text));
}

/** Words, a separator and then a date. */
function endsWithDate({ main }: EntryLine): boolean {
  if (main === null || main.text.length > 110) return false;
  const parts = partsOf(main);
  return parts.length > 1 && !isShortDate({ text: parts[0]! }) && isShortDate({ text: parts[1]! });
}

function withoutBullet(one: EntryLine): Fragment {
  const main = one.main!;
  return one.isBullet ? { ...main, text: bulletOf({ ...one.line, cells: [main] })?.text ?? main.text } : main;
}

function isSameCellLook(a: Fragment, b: Fragment | null): boolean {
  return (
    b !== null &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    Math.abs(a.size - b.size) < 0.35 &&
    Math.abs(a.x - b.x) < 4
  );
}

function isShortDateOnly(cell: Fragment): boolean {
  const spans = findDates(cell.text);
  const { before, after } = withoutDates(cell.text, spans);
  return spans.length > 0 && before === '' && after === '';
}

function hasDate({ main, extras, gutter }: EntryLine): boolean {
  return (
    [...extras, ...gutter].some(isShortDate) ||
    (main !== null && main.text.length < 110 && findDates(main.text).length > 0)
  );
}

interface BodyContext {
  leadX: number;
  columnRight: number;
  seen: { names: number; hasDate: boolean };
}

/** Where the description begins: at a list, at running text, or when all that a head says was said. */
function isBodyStart(lines: readonly EntryLine[], index: number, { leadX, columnRight, seen }: BodyContext): boolean {
  const one = lines[index]!;
  // "Mar 2021 – present" over "• Staff Engineer, Globex": the first item names the entry.
  if (one.isBullet) return seen.names > 0 && !isSmallFact(lines, index);
  if (!one.main) return false;
  const { text, x } = one.main;
  if (isLink(text) || findEmail(text) !== '' || (text.length < 60 && findPhone(text) !== '')) return false;
  const dates = findDates(text);
  if (dates.length > 0 && !seen.hasDate && text.length < 90) return false;
  if (seen.names === 0) return false;
  if (x > leadX + 6 && !hasDate(one) && seen.names > 0 && Math.abs(x - leadX) < 60) return true;
  // A long name under a title, with its dates beside it or at its end.
  const next = lines[index + 1];
  const goesOn = next !== undefined && isWrapped(one, next, columnRight) && isSameCellLook(one.main, next.main);
  const isDateBelow = next?.main != null && isShortDateOnly(next.main);
  const isOwnDate =
    [...one.extras, ...one.gutter].some(isShortDate) ||
    endsWithDate(one) ||
    isDateBelow ||
    (goesOn && endsWithDate(next));
  if (seen.names === 1 && !seen.hasDate && isOwnDate && !endsSentence(text)) return false;
  const words = text.split(' ').length;
  if (text.length > 75 || (endsSentence(text) && (words > 6 || (words > 3 && seen.names > 1)))) return true;
  const isFull = seen.names >= 2 && seen.hasDate;
  if (isFull) return !(isLocation(text) || isDuration(text) || isSmallFact(lines, index));
  if (hasDate(one) && !seen.hasDate && text.length < 75) return false;
  // A date will follow: then this is still the head, however long.
  const isDateAhead =
    !seen.hasDate &&
    lines
      .slice(index + 1, index + 4)
      .some((line) => !line.isBullet && hasDate(line) && (line.main?.text.length ?? 0) < 60);
  if (goesOn) return !isDateAhead && text.length > 45;
  return seen.names >= 2 && !isDateAhead && (words > 6 || seen.names >= 3);
}

/** A city in smaller letters than the names above it, or after a separator. */
function isSmallFact(lines: readonly EntryLine[], index: number): boolean {
  const { main, line } = lines[index]!;
  if (!main) return false;
  // A description stands further below the names than they do below each other.
  const headGap = index >= 2 ? (lines[index - 1]!.line.gapAbove ?? 0) : 0;
  if (headGap > 0 && line.gapAbove !== null && line.gapAbove > headGap * 1.12) return false;
  // "Lund · lab.example.com/people": the address says enough that this is none of the description.
  const parts = partsOf(main);
  const facts = parts.filter((part) => !isLink(part));
  const hasLink = facts.length === 1 && parts.length > 1;
  const text = hasLink ? facts[0]! : main.text;
  if (text.length > 45) return false;
  const above = lines[index - 1]?.main;
  const below = lines[index + 1]?.main;
  const isSmaller = (other: Fragment | null | undefined) => !other || main.size < other.size - 0.15;
  if (/^[·|]\s?\p{Lu}/u.test(main.text)) return mayBeLocation(main.text.slice(1).trim()) && isSmaller(above);
  return (
    mayBeLocation(text) &&
    isSmaller(below) &&
    (isSmaller(above) || (above !== undefined && above !== null && isShortDateOnly(above)))
  );
}
