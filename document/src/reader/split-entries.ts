import { smallestOf } from './extremes.ts';
import { findDates } from './find-dates.ts';
import { isLocation } from './find-location.ts';
import type { FoundSectionKind } from './found-resume.ts';
import { bulletOf, medianStep } from './paragraphs.ts';
import type { Fragment, Line } from './piece.ts';

/** A line of a section that consists of entries. */
export interface EntryLine {
  line: Line;
  /** What stands in a gutter left of the text: dates and places. */
  gutter: Fragment[];
  /** The line's text; null where only the gutter has some. */
  main: Fragment | null;
  /** What stands right of the text on the same line, apart from it. */
  extras: Fragment[];
  isBullet: boolean;
}

export interface EntryLines {
  lines: EntryLine[];
  /** How many of the first lines are the title's own. */
  titleLines: number;
}

/** Sections in which a list item may be an entry. */
const LISTS: readonly FoundSectionKind[] = [
  'certificates',
  'courses',
  'awards',
  'projects',
  'volunteering',
  'references',
  'other',
];
const SAME_X_PT = 4;
const DURATION = /^\(?\d+\s*(?:years?|yrs?|months?|mos?|lat|lata|rok|mies|jahre?|monate?)\b/iu;

/** Cuts a section's lines into entries: by the look of their titles, or by their dates where titles look like all else. */
export function splitEntries(
  lines: readonly Line[],
  { kind, columnRight }: { kind: FoundSectionKind; columnRight: number },
): EntryLines[] {
  const all = toEntryLines(lines);
  const parsed = LISTS.includes(kind) ? withoutGroupHeadings(all) : all;
  if (parsed.length === 0) return [];
  const starts = entryStarts(parsed, { kind, columnRight });
  return starts.map(({ index, titleLines }, position) => ({
    lines: parsed.slice(index, starts[position + 1]?.index ?? parsed.length),
    titleLines,
  }));
}

/** Lines in a look of their own over many lines with dates are headings of groups: "Prizes of the school". */
function withoutGroupHeadings(lines: readonly EntryLine[]): EntryLine[] {
  const [first] = lines;
  if (!first?.main || first.isBullet || datesOf(first)) return [...lines];
  const isHeading = ({ main, isBullet }: EntryLine) => main !== null && !isBullet && isSameLook(main, first.main!);
  const count = lines.filter(isHeading).length;
  const dated = lines.filter((line) => hasSideDate(line) && !isHeading(line)).length;
  return dated >= 4 && dated >= count * 2 ? lines.filter((line) => !isHeading(line)) : [...lines];
}

/** A date that stands beside the line's text. */
function hasSideDate({ gutter, extras }: Pick<EntryLine, 'gutter' | 'extras'>): boolean {
  return [...gutter, ...extras].some(isShortDate);
}

export function isShortDate({ text }: Pick<Fragment, 'text'>): boolean {
  return text.length <= 45 && findDates(text).length > 0;
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
    // A bullet that stands apart belongs to its words.
    const isApart = bullet !== null && main !== null && main.text.length === 1 && rest.length > 0;
    const [words, ...after] = rest;
    if (isApart && words) {
      const whole = { ...words, text: `${main.text} ${words.text}`, x: main.x };
      return { line, gutter, main: whole, extras: after, isBullet: true };
    }
    return { line, gutter, main, extras: rest, isBullet: bullet !== null };
  });
}

/** Where the text begins, right of dates that stand in a gutter; null without a gutter. */
function gutterEnd(lines: readonly Line[]): number | null {
  const dated = lines.filter(({ cells }) => cells.length > 1 && isShortDate(cells[0]));
  const plain = lines.filter(({ cells: [first] }) => isShortDate(first));
  if (dated.length === 0 || dated.length < plain.length * 0.5) return null;
  const xs = dated.map(({ cells }) => cells[1]!.x).toSorted((a, b) => a - b);
  const x = xs[Math.floor(xs.length / 2)]!;
  const gutterX = dated[0]!.cells[0].x;
  // Text that begins where the gutter does is no text beside a gutter.
  const wide = lines.filter(({ cells: [first] }) => first.x < x - SAME_X_PT && first.right > x);
  return wide.length > lines.length * 0.3 || x - gutterX < 30 ? null : x;
}

/** Roughly how wide the first word is; a word of one letter does not stand at a line's end and brings the next one along. */
export function firstWordWidth({ text, x, right }: Fragment): number {
  const word = /^(?:\p{L} )*\S+/u.exec(text)?.[0] ?? '';
  return ((right - x) * word.length) / Math.max(1, text.length);
}

/** True where the upper line had no room for the lower one's first word. */
export function isWrapped(upper: EntryLine, lower: EntryLine, columnRight: number, slackEm = 0.5): boolean {
  if (!upper.main || !lower.main || lower.isBullet) return false;
  const { size } = lower.main;
  if (lower.line.gapAbove !== null && lower.line.gapAbove > size * 1.75) return false;
  // Text keeps a distance from a date beside it.
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
  if (isDistinct && !(lead.bold && others.length === 0 && alike.length > 2 && hasDates(lines)))
    return byLook(lines, lead, columnRight);
  return byDates(lines) ?? byGaps(lines, { kind, columnRight });
}

/** Larger, or in another style than most other text. */
function isTitleLook(lead: Fragment, others: readonly EntryLine[]): boolean {
  const larger = others.filter(({ main }) => lead.size > main!.size + 0.35).length;
  const upright = others.filter(({ main }) => lead.italic !== main!.italic).length;
  return larger >= others.length * 0.7 || upright >= others.length * 0.9;
}

function hasDates(lines: readonly EntryLine[]): boolean {
  return lines.some((line) => datesOf(line));
}

/** True where a line that is no list item or running text has a date. */
function datesOf({ main, extras, gutter, isBullet }: EntryLine): boolean {
  if (hasSideDate({ gutter, extras })) return true;
  if (isBullet || main === null || main.text.length >= 110 || /[.!?]$/.test(main.text)) return false;
  const [span] = findDates(main.text);
  // "Summer sale of 2024: 11,400 new customers" says something about a year, and no entry's date.
  const isTopic = span !== undefined && !span.isRange && span.index > 0 && main.text[span.end] === ':';
  return span !== undefined && !isTopic;
}

function byLook(lines: readonly EntryLine[], lead: Fragment, columnRight: number): Start[] {
  const starts: Start[] = [];
  const isAlike = (one: EntryLine | undefined) => one?.main !== null && one !== undefined && isSameLook(one.main, lead);
  const gaps = lines.flatMap((one, index) =>
    isAlike(one) && !isAlike(lines[index - 1]) && one.line.gapAbove !== null ? [one.line.gapAbove] : [],
  );
  const entryGap = smallestOf(gaps);
  for (const [index, one] of lines.entries()) {
    const last = starts.at(-1);
    if (!last) {
      starts.push({ index, titleLines: 1 });
      continue;
    }
    if (!one.main || one.isBullet || !isSameLook(one.main, lead)) continue;
    const isNext = index === last.index + last.titleLines;
    const hasOwnDate = hasSideDate(one);
    // Lines that stand closer than entries do are one title even where there was some room.
    const slackEm = (one.line.gapAbove ?? entryGap) < entryGap * 0.85 ? 3.5 : 0.5;
    if (isNext && !hasOwnDate && isWrapped(lines[index - 1]!, one, columnRight, slackEm)) last.titleLines++;
    // Two bold lines without anything between them: "Fern Ltd" and under it "Buyer", which make one entry's head.
    else if (isNext && !hasOwnDate && isTightPair(lines, index)) continue;
    else starts.push({ index, titleLines: 1 });
  }
  return starts;
}

/** The line stands close under the one above, though entries stand further apart. */
function isTightPair(lines: readonly EntryLine[], index: number): boolean {
  const gap = lines[index]!.line.gapAbove;
  const below = lines[index + 1];
  if (gap === null || !below?.main || below.isBullet) return false;
  const size = lines[index]!.main!.size;
  return gap < size * 1.5 && datesOf(below) && !datesOf(lines[index - 1]!);
}

function isBody({ main, isBullet }: EntryLine): boolean {
  return (
    isBullet ||
    (main !== null && (main.text.length > 75 || (endsSentence(main.text) && main.text.split(' ').length > 6)))
  );
}

/** True where a full stop ends a sentence, and not "sp. z o.o.". */
export function endsSentence(text: string): boolean {
  return /(?<=[\p{L}\d%)»”"]{3})[.!?]$/u.test(text);
}

/** Where titles look like other lines: each date has as many lines above it as the first one. */
function byDates(lines: readonly EntryLine[]): Start[] | null {
  const dated = lines.flatMap((line, index) =>
    datesOf(line) && (line.gutter.some(isShortDate) || !isBody(line)) ? [index] : [],
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

/** The line looks as the first title does, and the one above it does not: an entry that has nothing but a title and a date. */
function isTitleAgain(lines: readonly EntryLine[], index: number): boolean {
  const [title, above, own] = [lines[0]?.main, lines[index - 1]?.main, lines[index]?.main];
  return Boolean(title && above && own && isSameLook(own, title) && !isSameLook(above, title));
}

/** Without dates: where there is more room above a line, or none of the lists and paragraphs goes on. */
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

/** True for a cell beside a line that says when, where or how long, and is no part of the line's sentence. */
export function isSideFact(cell: Fragment): boolean {
  return isShortDate(cell) || isLocation(cell.text) || isDuration(cell.text);
}

export function entryLineText({ main, extras }: EntryLine): string {
  return [main, ...extras].flatMap((cell) => (cell ? [cell.text] : [])).join(' ');
}
