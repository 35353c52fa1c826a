import { isTitleWithName } from './bold-title.ts';
import { findEmail, findPhone, isLink } from './contact-fields.ts';
import { isDutyLabel } from './entry-labels.ts';
import { degreeScore } from './entry-words.ts';
import { findDates, isShortDate, withoutDates } from './find-dates.ts';
import { isLocation, mayBeLocation } from './find-location.ts';
import { partsOf } from './line-parts.ts';
import { bulletOf, joinLines } from './paragraphs.ts';
import { type Fragment, isSameParagraph } from './piece.ts';
import { type EntryLine, endsSentence, isDuration, isWrapped } from './split-entries.ts';

const MAX_HEAD_LINES = 7;
/** The end of a name: "(inż.)". A longer text between parentheses may be about the name. */
const SHORT_NOTE = /^\([^()]{1,12}\)$/u;

/** A line of an entry's head, joined with its continuation lines. */
export interface HeadLine {
  cells: Fragment[];
  gutter: Fragment[];
}

/**
 * Splits an entry's lines into its head (names, dates, place) and its description.
 *
 * @param titleLines how many of the first lines belong to the title.
 * @returns also the number of lines in the head. A name broken over several lines is one line of the head.
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
      (isSameCellLook(last.cells[0], one.main) || endsPlain(last.cells[0], one.main)) &&
      (isTitle || continuesName(above, one, { columnRight, step }));
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
      if (one.main && !isShortDateOnly(one.main))
        seen.names += isTitleWithName(one.main, isFollowed(lines, index)) ? 2 : 1;
    }
    if (hasDate(one)) seen.hasDate = true;
    count = index + 1;
  }
  return { head, body: lines.slice(count), headCount: count };
}

/** True if the next line may be a name of the same entry. */
export function isFollowed(lines: readonly EntryLine[], index: number): boolean {
  const below = lines[index + 1];
  return below?.main != null && !below.isBullet;
}

/** True for the continuation of a name that did not fit on the line above. Lines of one name are as close as lines can be. */
function continuesName(
  above: EntryLine,
  one: EntryLine,
  { columnRight, step }: { columnRight: number; step: number },
): boolean {
  const isClose = one.line.gapAbove === null || one.line.gapAbove <= step * 1.09;
  const isPlain = one.main !== null && !isLink(one.main.text) && findEmail(one.main.text) === '';
  // "… Directorate for" above "Rural Communities · Mar 2020 – present": the end of a name, followed by its dates.
  const isDated = hasDate(one) && (hasDate(above) || !endsWithDate(one));
  // A school's name that fills its line, and the degree below it, are two names.
  const isDegree =
    one.main !== null &&
    degreeScore(above.main?.text ?? '') < 0 &&
    degreeScore(one.main.text) > 0 &&
    !SHORT_NOTE.test(one.main.text);
  const isCut = isWrapped(above, one, columnRight) || isCutWithin(above, one, columnRight);
  return isClose && isPlain && !isDated && !isDegree && !isShortDateOnly(above.main ?? one.main!) && isCut;
}

/**
 * "Directorate for" above "Rural Communities", or "Manufactures" above "and Commerce": no name ends or begins with such a word. If the
 * upper line leaves half of its column empty, it is complete, and a description begins below it.
 */
function isCutWithin({ main: upper }: EntryLine, { main: lower }: EntryLine, columnRight: number): boolean {
  if (upper === null || lower === null || isSameParagraph(upper, lower) === false) return false;
  // "Logistyka Wielkopolska sp. z o.o.," above "Poznań".
  if (upper.text.endsWith(',')) return true;
  const isLong = upper.right - upper.x > (columnRight - upper.x) / 2;
  return (
    isLong &&
    (/(?:\s\p{Ll}{1,4}|\s&)$/u.test(upper.text) || /^(?:\p{Ll}+|&)\s/u.test(lower.text) || SHORT_NOTE.test(lower.text))
  );
}

/** True for words, a separator, and then a date. */
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

/** True for a line that begins bold and ends as the next one is set: "**Buyer**, Fern Ltd," above "Leeds". */
function endsPlain(upper: Fragment, lower: Fragment | null): boolean {
  const isCut = upper.boldLength > 0 && upper.boldLength < upper.text.length;
  return lower !== null && isCut && isSameCellLook({ ...upper, bold: false }, lower);
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

/** True where the description begins: at a list, at running text, or when the head is complete. */
function isBodyStart(lines: readonly EntryLine[], index: number, { leadX, columnRight, seen }: BodyContext): boolean {
  const one = lines[index]!;
  // "Mar 2021 – present" above "• Staff Engineer, Globex": the first list item is the entry's name.
  if (one.isBullet) return seen.names > 0 && !isSmallFact(lines, index);
  if (!one.main) return false;
  const { text, x } = one.main;
  if (isLink(text) || findEmail(text) !== '' || (text.length < 60 && findPhone(text) !== '')) return false;
  const dates = findDates(text);
  if (dates.length > 0 && !seen.hasDate && text.length < 90) return false;
  if (seen.names === 0) return false;
  if (isDutyLabel(text)) return true;
  if (x > leadX + 6 && !hasDate(one) && seen.names > 0 && Math.abs(x - leadX) < 60) return true;
  // A long name under a title, with dates next to it or at its end.
  const next = lines[index + 1];
  const continuesBelow = next !== undefined && isWrapped(one, next, columnRight) && isSameCellLook(one.main, next.main);
  const isDateBelow = next?.main != null && isShortDateOnly(next.main);
  const isOwnDate =
    [...one.extras, ...one.gutter].some(isShortDate) ||
    endsWithDate(one) ||
    isDateBelow ||
    (continuesBelow && endsWithDate(next));
  if (seen.names === 1 && !seen.hasDate && isOwnDate && !endsSentence(text)) return false;
  const words = text.split(' ').length;
  if (text.length > 75 || (endsSentence(text) && (words > 6 || (words > 3 && seen.names > 1)))) return true;
  const isFull = seen.names >= 2 && seen.hasDate;
  if (isFull) return !(isLocation(text) || isDuration(text) || isSmallFact(lines, index));
  if (hasDate(one) && !seen.hasDate && text.length < 75) return false;
  // If a date follows, this is still the head, however long it is.
  const isDateAhead =
    !seen.hasDate &&
    lines
      .slice(index + 1, index + 4)
      .some((line) => !line.isBullet && hasDate(line) && (line.main?.text.length ?? 0) < 60);
  if (continuesBelow) return !isDateAhead && text.length > 45;
  return seen.names >= 2 && !isDateAhead && (words > 6 || seen.names >= 3);
}

/** True for a city in smaller text than the names above it, or after a separator. */
function isSmallFact(lines: readonly EntryLine[], index: number): boolean {
  const { main, line } = lines[index]!;
  if (!main) return false;
  // The gap between names and description is larger than the gaps between names.
  const headGap = index >= 2 ? (lines[index - 1]!.line.gapAbove ?? 0) : 0;
  if (headGap > 0 && line.gapAbove !== null && line.gapAbove > headGap * 1.12) return false;
  // "Lund · lab.example.com/people": the web address shows that this is not part of the description.
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
