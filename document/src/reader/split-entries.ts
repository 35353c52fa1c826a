import { isDutyLabel } from './entry-labels.ts';
import { smallestOf } from './extremes.ts';
import { findDates, isShortDate, withoutDates } from './find-dates.ts';
import { isLocation } from './find-location.ts';
import type { FoundSectionKind } from './found-resume.ts';
import { gutterEnd, gutterStarts } from './gutter.ts';
import { bulletOf, medianStep } from './paragraphs.ts';
import { type Fragment, isSameParagraph, type Line, lineText } from './piece.ts';

/** A line of a section with entries. */
export interface EntryLine {
  line: Line;
  /** Text in a gutter to the left: dates and places. */
  gutter: Fragment[];
  /** The line's main text; null if only the gutter has text. */
  main: Fragment | null;
  /** Separate text to the right on the same line. */
  extras: Fragment[];
  isBullet: boolean;
}

export interface EntryLines {
  lines: EntryLine[];
  /** How many of the first lines belong to the title. */
  titleLines: number;
}

/** Sections in which a list item may be an entry. */
const LISTS: readonly FoundSectionKind[] = [
  'certificates',
  'courses',
  'awards',
  'projects',
  'publications',
  'volunteering',
  'memberships',
  'references',
  'other',
];
const SAME_X_PT = 4;
const DURATION = /^\(?\d+\s*(?:years?|yrs?|months?|mos?|lat|lata|rok|mies|jahre?|monate?)\b/iu;

/** Splits a section's lines into entries: by the style of titles, or by dates if titles have the same style as other text. */
export function splitEntries(
  lines: readonly Line[],
  { kind, columnRight }: { kind: FoundSectionKind; columnRight: number },
): EntryLines[] {
  const isList = LISTS.includes(kind) && isNumberedList(lines);
  const all = toEntryLines(isList ? lines.map(withoutNumber) : lines).map((line, index) => ({
    ...line,
    // The places of what is read are those of the whole lines.
    line: lines[index]!,
    isBullet: line.isBullet || (isList && LIST_NUMBER.test(lineText(lines[index]!))),
  }));
  const parsed = LISTS.includes(kind) ? withoutGroupHeadings(all) : all;
  if (parsed.length === 0) return [];
  const isDuty = ({ index }: Start) => index > 0 && isDutyLabel(parsed[index]?.main?.text ?? '');
  const starts = entryStarts(parsed, { kind, columnRight }).filter((start) => !isDuty(start));
  return starts.map(({ index, titleLines }, position) => ({
    lines: parsed.slice(index, starts[position + 1]?.index ?? parsed.length),
    titleLines,
  }));
}

const LIST_NUMBER = /^(\d{1,3})[.)]\s+(?=[\p{L}“"„«])/u;

/** True if the first line has a number, and those of the others follow it up or down: "4. …", "3. …". */
function isNumberedList(lines: readonly Line[]): boolean {
  const numbers = lines.flatMap((line) => LIST_NUMBER.exec(lineText(line))?.[1] ?? []).map(Number);
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!);
  const isFirst = lines[0] !== undefined && LIST_NUMBER.test(lineText(lines[0]));
  return isFirst && steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) === 1);
}

function withoutNumber(line: Line): Line {
  const [first, ...rest] = line.cells;
  const text = first.text.replace(LIST_NUMBER, '');
  return { ...line, cells: [{ ...first, text }, ...rest] };
}

/** Drops headings of groups ("Prizes of the school"): lines in a style of their own above many lines with dates. */
function withoutGroupHeadings(lines: readonly EntryLine[]): EntryLine[] {
  const [first] = lines;
  if (!first?.main || first.isBullet || datesOf(first)) return [...lines];
  const isHeading = ({ main, isBullet }: EntryLine) => main !== null && !isBullet && isSameLook(main, first.main!);
  const count = lines.filter(isHeading).length;
  const dated = lines.filter((line) => hasSideDate(line) && !isHeading(line)).length;
  return dated >= 4 && dated >= count * 2 ? lines.filter((line) => !isHeading(line)) : [...lines];
}

/** True for a date next to the line's text. */
function hasSideDate({ gutter, extras }: Pick<EntryLine, 'gutter' | 'extras'>): boolean {
  return [...gutter, ...extras].some(isShortDate);
}

export function isDuration(text: string): boolean {
  return text.length < 30 && DURATION.test(text);
}

function toEntryLines(lines: readonly Line[]): EntryLine[] {
  const mainX = gutterEnd(lines);
  return lines.map((line) => {
    const gutter = mainX === null ? [] : line.cells.filter(({ x, right }) => x < mainX - SAME_X_PT && right < mainX);
    const [main = null, ...rest] = line.cells.filter((cell) => !gutter.includes(cell));
    const bullet = main ? bulletOf({ ...line, cells: [main, ...rest] }) : null;
    // A separate bullet belongs to the text after it.
    const isApart = bullet !== null && main !== null && main.text.length === 1 && rest.length > 0;
    const [words, ...after] = rest;
    if (isApart && words) {
      const whole = { ...words, text: `${main.text} ${words.text}`, x: main.x };
      return { line, gutter, main: whole, extras: after, isBullet: true };
    }
    return { line, gutter, main, extras: rest, isBullet: bullet !== null };
  });
}

/** The approximate width of the first word. A one-letter word is counted with the next one, since it is not left at a line's end. */
export function firstWordWidth({ text, x, right }: Fragment): number {
  const word = /^(?:\p{L} )*\S+/u.exec(text)?.[0] ?? '';
  return ((right - x) * word.length) / Math.max(1, text.length);
}

/** True if the upper line had no room for the lower line's first word. */
export function isWrapped(upper: EntryLine, lower: EntryLine, columnRight: number, slackEm = 0.5): boolean {
  if (!upper.main || !lower.main || lower.isBullet) return false;
  const isSame = isSameParagraph(upper.main, lower.main);
  if (isSame !== null) return isSame;
  const { size } = lower.main;
  if (lower.line.gapAbove !== null && lower.line.gapAbove > size * 1.75) return false;
  // Text keeps a distance to a date next to it.
  const limit = Math.min(columnRight - size * slackEm, ...upper.extras.map(({ x }) => x - size * 3));
  return upper.main.right + size * 0.25 + firstWordWidth(lower.main) > limit;
}

function isSameLook(a: Fragment, b: Fragment): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.35 && Math.abs(a.x - b.x) < SAME_X_PT
  );
}

interface Start {
  index: number;
  titleLines: number;
}

function entryStarts(
  lines: readonly EntryLine[],
  { kind, columnRight }: { kind: FoundSectionKind; columnRight: number },
): Start[] {
  const [first] = lines;
  const lead = lines.find(({ main }) => main !== null)?.main;
  if (!first || !lead) return [{ index: 0, titleLines: 1 }];
  if (first.isBullet && LISTS.includes(kind))
    return lines.flatMap(({ isBullet }, index) => (isBullet || index === 0 ? [{ index, titleLines: 1 }] : []));
  const alike = lines.filter(({ main, isBullet }) => main && !isBullet && isSameLook(main, lead));
  const others = lines.filter(({ main, isBullet }) => main && !isBullet && !isSameLook(main, lead));
  const isDistinct = lead.bold
    ? others.some(({ main }) => !main!.bold) || alike.length <= 1 || others.length === 0
    : others.length > 0 && isTitleLook(lead, others) && alike.length <= Math.max(others.length, 1) * 1.5;
  const looked =
    isDistinct && !(lead.bold && others.length === 0 && alike.length > 2 && hasDates(lines))
      ? byLook(lines, lead, columnRight)
      : null;
  const besideDates = gutterStarts(lines);
  const isEachFound = (starts: readonly Start[]) =>
    besideDates.every((index) => starts.some((start) => start.index === index));
  if (besideDates[0] === 0 && !(looked && isEachFound(looked)))
    return besideDates.map((index) => ({ index, titleLines: titleLinesFrom(lines, index, columnRight) }));
  if (looked) return looked;
  return byDates(lines) ?? byGaps(lines, { kind, columnRight });
}

/** Larger than most other text, or with another font style. */
function isTitleLook(lead: Fragment, others: readonly EntryLine[]): boolean {
  const larger = others.filter(({ main }) => lead.size > main!.size + 0.35).length;
  const upright = others.filter(({ main }) => lead.italic !== main!.italic).length;
  return larger >= others.length * 0.7 || upright >= others.length * 0.9;
}

function hasDates(lines: readonly EntryLine[]): boolean {
  return lines.some((line) => datesOf(line));
}

/** True for a line with a date that is neither a list item nor running text. */
function datesOf({ main, extras, gutter, isBullet }: EntryLine): boolean {
  if (hasSideDate({ gutter, extras })) return true;
  if (isBullet || main === null || main.text.length >= 110 || /[.!?]$/.test(main.text)) return false;
  const [span] = findDates(main.text);
  // "Summer sale of 2024: 11,400 new customers" mentions a year, which is not an entry's date.
  const isTopic = span !== undefined && !span.isRange && span.index > 0 && main.text[span.end] === ':';
  return span !== undefined && !isTopic;
}

function byLook(lines: readonly EntryLine[], lead: Fragment, columnRight: number): Start[] {
  const starts: Start[] = [];
  const isAlike = (one: EntryLine | undefined) => one?.main !== null && one !== undefined && isSameLook(one.main, lead);
  const gaps = lines.flatMap((one, index) =>
    isAlike(one) && !isAlike(lines[index - 1]) && one.line.gapAbove !== null ? [one.line.gapAbove] : [],
  );
  // The first gap is that below the heading.
  const entryGap = smallestOf(gaps.length > 1 ? gaps.slice(1) : gaps);
  for (const [index, one] of lines.entries()) {
    const last = starts.at(-1);
    if (!last) {
      starts.push({ index, titleLines: 1 });
      continue;
    }
    if (!one.main || one.isBullet || !isSameLook(one.main, lead)) continue;
    const isNext = index === last.index + last.titleLines;
    const hasOwnDate = hasSideDate(one);
    // Lines that are closer than entries are one title, even if there was some room.
    const slackEm = (one.line.gapAbove ?? entryGap) < entryGap * 0.85 ? 3.5 : 0.5;
    const isCut =
      isWrapped(lines[index - 1]!, one, columnRight, slackEm) || (slackEm > 1 && isLongTitle(lines[index - 1]!, one));
    if (isNext && !hasOwnDate && isCut) last.titleLines++;
    // Two adjacent bold lines, "Fern Ltd" and "Buyer" below it, are one entry's head.
    else if (isNext && !hasOwnDate && isTightPair(lines, index)) continue;
    else starts.push({ index, titleLines: 1 });
  }
  return starts;
}

/** A title beside a column of dates may end before that column. So many characters are seldom a position or a company. */
const LONG_TITLE = 60;

function isLongTitle({ main: upper, extras }: EntryLine, { main: lower }: EntryLine): boolean {
  if (!upper || !lower || extras.length === 0) return false;
  return upper.text.length >= LONG_TITLE || (upper.text.endsWith('-') && /^\p{Ll}/u.test(lower.text));
}

/** True if the line is close to the one above, closer than entries are. */
function isTightPair(lines: readonly EntryLine[], index: number): boolean {
  const gap = lines[index]!.line.gapAbove;
  const below = lines[index + 1];
  if (gap === null || !below?.main || below.isBullet) return false;
  const size = lines[index]!.main!.size;
  return gap < size * 1.5 && datesOf(below) && !datesOf(lines[index - 1]!);
}

/** How many lines the title that begins at a line takes. */
function titleLinesFrom(lines: readonly EntryLine[], index: number, columnRight: number): number {
  let count = 1;
  for (let next = index + 1; next < lines.length; next++, count++) {
    const [upper, lower] = [lines[next - 1]!, lines[next]!];
    const isOne = upper.main && lower.main?.bold && isSameLook(upper.main, lower.main);
    if (!isOne || !isWrapped(upper, lower, columnRight)) break;
  }
  return count;
}

function isBody({ main, isBullet }: EntryLine): boolean {
  return (
    isBullet ||
    (main !== null && (main.text.length > 75 || (endsSentence(main.text) && main.text.split(' ').length > 6)))
  );
}

/** True for a full stop that ends a sentence; false for "sp. z o.o.". */
export function endsSentence(text: string): boolean {
  return /(?<=[\p{L}\d%)»”"]{3})[.!?]$/u.test(text);
}

/** Splits by dates, for titles in the same style as other lines: each date has as many lines above it as the first one. */
function byDates(lines: readonly EntryLine[]): Start[] | null {
  const dated = lines.flatMap((line, index) =>
    datesOf(line) &&
    (line.gutter.some(isShortDate) || isDatedTitle(line) || isTitleInOne(lines, index) || !isBody(line))
      ? [index]
      : [],
  );
  const [firstDate] = dated;
  if (firstDate === undefined || firstDate > 4) return null;
  const starts: Start[] = [];
  let lastDate = -1;
  for (const date of dated) {
    let start = Math.max(date - firstDate, lastDate + 1);
    for (let index = date - 1; index >= start; index--) if (isBody(lines[index]!)) start = index + 1;
    const isSecondDate = date === lastDate + 1 && firstDate > 0 && !isTitleAgain(lines, date);
    if (!isSecondDate) starts.push({ index: starts.length === 0 ? 0 : start, titleLines: 1 });
    lastDate = date;
  }
  return starts;
}

/** True for bold text with a date beside it: however long, it is a title. */
function isDatedTitle({ main, extras }: EntryLine): boolean {
  return main?.bold === true && extras.some(isShortDate);
}

/** True for "Baker — Fern Ltd, Leeds (June 2016 to May 2019)" apart from text above: however long, it is a title. */
function isTitleInOne(lines: readonly EntryLine[], index: number): boolean {
  const { main, isBullet, line } = lines[index]!;
  const above = lines[index - 1];
  if (!main || isBullet || !/^\p{Lu}/u.test(main.text)) return false;
  const spans = findDates(main.text);
  const { before, after } = withoutDates(main.text, spans);
  const isApart = !above || above.isBullet || (line.gapAbove ?? 0) > main.size * 1.9;
  return isApart && spans.length === 1 && spans[0]!.isRange && after === '' && /\s[–—|·-]\s|,\s/u.test(before);
}

/** True if the line has the style of the first title and the line above it has not: an entry with only a title and a date. */
function isTitleAgain(lines: readonly EntryLine[], index: number): boolean {
  const [title, above, own] = [lines[0]?.main, lines[index - 1]?.main, lines[index]?.main];
  return Boolean(title && above && own && isSameLook(own, title) && !isSameLook(above, title));
}

/** Splits entries without dates: at larger gaps, or at each line that does not continue a list item or paragraph. */
function byGaps(
  lines: readonly EntryLine[],
  { kind, columnRight }: { kind: FoundSectionKind; columnRight: number },
): Start[] {
  const step = medianStep(lines.map(({ line }) => line));
  const hasGaps = lines.some(({ line }, index) => index > 0 && (line.gapAbove ?? 0) > step * 1.3);
  const isList = LISTS.includes(kind) && !hasGaps && !lines.some(isBody);
  return lines.flatMap((one, index) => {
    const above = lines[index - 1];
    if (!above) return [{ index, titleLines: 1 }];
    if (isBody(one) || !one.main) return [];
    const isStart = isList
      ? !isWrapped(above, one, columnRight)
      : (one.line.gapAbove ?? 0) > step * 1.3 || (above.isBullet && one.main.x <= lines[0]!.main!.x + SAME_X_PT);
    return isStart ? [{ index, titleLines: 1 }] : [];
  });
}

/** True for a cell next to a line that is a date, a place or a duration, and not part of the line's sentence. */
export function isSideFact(cell: Fragment): boolean {
  return isShortDate(cell) || isLocation(cell.text) || isDuration(cell.text);
}
