import { splitBoldTitle } from './bold-title.ts';
import { isCityName } from './city-names.ts';
import { findEmail, findPhone, isLink } from './contact-fields.ts';
import { jobScore } from './entry-words.ts';
import { largestOf, smallestOf } from './extremes.ts';
import { type DateSpan, findDates, withoutDates } from './find-dates.ts';
import { isLocation, mayBeLocation, splitLocation } from './find-location.ts';
import type { FoundDate, FoundPlace } from './found-resume.ts';
import { continuesPeriod } from './gutter.ts';
import { partsOf, SEPARATORS } from './line-parts.ts';
import { type Paragraph, toParagraphs } from './paragraphs.ts';
import type { Fragment, Line } from './piece.ts';
import { type EntryLine, type EntryLines, isDuration, isSideFact } from './split-entries.ts';
import { type HeadLine, isFollowed, splitHead } from './split-head.ts';

/** An entry before its names are assigned to position and company. */
export interface EntryParts {
  /** In line order. Most entries have a title and an organisation. */
  names: string[];
  location: string;
  start: FoundDate | null;
  end: FoundDate | null;
  url: string;
  description: Paragraph[];
  place: FoundPlace;
}

const NO_NAME =
  /^(?:(?:expected |anticipated )?(?:graduation|graduated|grad)\.?(?: date)?|expected|dates?|period|okres|od|seit|since|from|w trakcie|de|du|depuis|von|vom|da|dal|fra|från|з|від)\s*:?$/iu;
const PLACE_WITH_COMMA = /(?:^|\s)[|•·●∙⋅¦]\s+\p{Lu}[^|•·●∙⋅¦\d]{1,40},$/u;

/** Splits the lines of one entry into names, dates, place, address and description. */
export function readEntry(
  { lines, titleLines }: EntryLines,
  { columnRight, textFrom }: { columnRight: number; textFrom: (x: number) => number | null },
): EntryParts {
  const { head, body, headCount } = splitHead(lines, { titleLines, columnRight });
  const sideFacts = body.flatMap(({ gutter, extras }) => [...gutter, ...extras.filter(isSideFact)]);
  const cells: Cell[] = [
    ...head.flatMap(({ cells: [main, ...extras] }, index) => [
      ...(main ? mainCells(main, { isLead: index === 0, isFollowed: isFollowed(lines, index) }) : []),
      ...extras.map(({ text }) => ({ text, role: 'extra' as const })),
    ]),
    ...gutterCells([...head, ...sideGutters(body)]),
    ...body.flatMap(({ extras }) => extras.filter(isSideFact).map(({ text }) => ({ text, role: 'extra' as const }))),
  ];
  const bodyLines = body.flatMap((line) => (line.main ? [bodyLine(line, sideFacts)] : []));
  return {
    ...assemble(joinBrokenPeriods(joinBrokenPlaces(cells))),
    description: toParagraphs(bodyLines, textFrom),
    place: placeOfLines(lines.slice(0, Math.max(1, headCount)).map(({ line }) => line)),
  };
}

interface Cell {
  text: string;
  role: 'lead' | 'line' | 'extra' | 'gutter';
}

function mainCells(main: Fragment, { isLead, isFollowed: hasMore }: { isLead: boolean; isFollowed: boolean }): Cell[] {
  const role = isLead ? 'lead' : 'line';
  const split = splitBoldTitle(main, hasMore);
  return split
    ? [
        { text: split.title, role },
        { text: split.rest, role: 'line' },
      ]
    : [{ text: main.text, role }];
}

/** Joins "July 2013 – August" and "2015" below it: a period at the right may take two lines. */
function joinBrokenPeriods(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const index = cell.role === 'extra' ? joined.findLastIndex(({ role }) => role === 'extra') : -1;
    const above = joined[index];
    const isSecond = cell.role === 'extra' && above !== undefined && continuesPeriod(above.text, cell.text);
    if (isSecond) joined[index] = { ...above, text: `${above.text} ${cell.text}` };
    else joined.push(cell);
  }
  return joined;
}

/**
 * Joins "Fern Ltd · Whitby," with "North Yorkshire" below it: a place after a separator that ends with a comma continues in the next line.
 */
function joinBrokenPlaces(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    // A date may follow at the end of the place's line.
    const index = joined.findLastIndex(({ role }) => role === 'lead' || role === 'line');
    const above = joined[index];
    const isContinued = above !== undefined && cell.role === 'line' && PLACE_WITH_COMMA.test(above.text);
    if (isContinued && mayBeLocation(cell.text)) joined[index] = { ...above, text: `${above.text} ${cell.text}` };
    else joined.push(cell);
  }
  return joined;
}

function sideGutters(body: readonly EntryLine[]): HeadLine[] {
  return body.map(({ gutter }) => ({ cells: [], gutter }));
}

/** The gutter's lines as one text, since a period may take two of them. */
function gutterCells(lines: readonly HeadLine[]): Cell[] {
  const text = lines.flatMap(({ gutter }) => gutter.map((cell) => cell.text)).join(' ');
  return text === '' ? [] : [{ text, role: 'gutter' }];
}

function bodyLine({ line, main, extras }: EntryLine, sideFacts: readonly Fragment[]): Line {
  return { ...line, cells: [main!, ...extras.filter((cell) => !sideFacts.includes(cell))] };
}

interface ChosenDate {
  cell: Cell;
  spans: readonly DateSpan[];
  rank: number;
}

/** Chooses the cell with the entry's dates: preferably only a date, then a period, then any date. */
function chooseDate(cells: readonly Cell[]): ChosenDate | null {
  let best: ChosenDate | null = null;
  for (const cell of cells) {
    const spans = findDates(cell.text.slice(0, 200));
    if (spans.length === 0) continue;
    const { before, after } = withoutDates(cell.text, spans);
    const isOnly = before === '' && after === '';
    const isRange = spans.some((span) => span.isRange);
    const rank =
      (isOnly ? 2 : 0) + (isRange ? 2 : 0) + (cell.role === 'gutter' ? 3 : 0) + (cell.role === 'lead' ? 0 : 0.5);
    if (!best || rank > best.rank) best = { cell, spans, rank };
  }
  return best;
}

type Assembled = Pick<EntryParts, 'names' | 'location' | 'start' | 'end' | 'url'>;

function assemble(cells: readonly Cell[]): Assembled {
  const chosen = chooseDate(cells);
  const result: Assembled = { names: [], location: '', start: null, end: null, url: '' };
  if (chosen) Object.assign(result, periodOf(chosen.spans));
  for (const cell of cells) {
    if (cell === chosen?.cell) {
      const { before, after } = withoutDates(cell.text, chosen.spans);
      for (const text of before.split(SEPARATORS)) addName(result, text, cell.role);
      for (const text of after.split(SEPARATORS)) addAfterDate(result, text, cell.role);
    } else for (const text of partsOf(cell)) addName(result, text, cell.role);
  }
  takeLocation(result, cells);
  return result;
}

export function periodOf(spans: readonly DateSpan[]): { start: FoundDate | null; end: FoundDate | null } {
  const range = spans.find(({ isRange }) => isRange);
  if (range) return { start: range.from, end: range.to };
  const [first] = spans;
  const last = spans.at(-1);
  return { start: first?.from ?? null, end: spans.length > 1 ? (last?.from ?? null) : null };
}

function addName(result: Assembled, part: string, role: Cell['role']): void {
  const text = part.replace(/^[\s,;|·–—-]+|(?<![\s,;|·–—-])[\s,;|·–—-]+$/gu, '').trim();
  if (text === '' || isDuration(text) || NO_NAME.test(text)) return;
  const isPhone = findPhone(text) === text && text.length > 6 && findDates(text).length === 0;
  if (isLink(text) || findEmail(text) === text || isPhone) {
    if (result.url === '') result.url = text;
    return;
  }
  const isAside = role === 'extra' || role === 'gutter';
  if (result.location === '' && (isLocation(text) || (isAside && mayBeLocation(text) && role === 'gutter')))
    result.location = text;
  else result.names.push(text);
}

/** In "May 2022 – present · Bristol" the text after the date is a place. */
function addAfterDate(result: Assembled, part: string, role: Cell['role']): void {
  const text = part.trim();
  const isPlace =
    isLocation(text) || (mayBeLocation(text) && role !== 'lead') || (role === 'gutter' && text.length < 45);
  if (text !== '' && result.location === '' && isPlace && !isDuration(text)) result.location = text;
  else addName(result, text, role);
}

/** A third name that may be a city becomes the location, as does the end of "Beta Systems, Seattle, WA". */
function takeLocation(result: Assembled, cells: readonly Cell[]): void {
  for (const [index, name] of result.names.entries()) {
    if (result.location !== '') break;
    const split = splitLocation(name);
    if (!split) continue;
    result.names[index] = split.rest;
    result.location = split.location;
  }
  // A city at the end of the title's line, with two names beside it.
  const beside = cells.find(({ role, text }) => role === 'extra' && isCityName(text))?.text;
  if (result.location === '' && beside !== undefined && result.names.length >= 3 && result.names.includes(beside)) {
    result.names.splice(result.names.indexOf(beside), 1);
    result.location = beside;
  }
  // "Baker, Fern Ltd" above "Leeds".
  const [lead = '', second = ''] = result.names;
  if (result.location === '' && result.names.length === 2 && lead.includes(', ') && isCityName(second)) {
    result.names.pop();
    result.location = second;
  }
  // "Leeds" in a column of its own, beside the names.
  const apart = cells.find(
    ({ role, text }) =>
      role === 'extra' && result.names.indexOf(text) > 0 && mayBeLocation(text) && jobScore(text) === 0,
  )?.text;
  if (result.location === '' && result.names.length >= 3 && apart !== undefined) {
    result.names.splice(result.names.indexOf(apart), 1);
    result.location = apart;
  }
  if (result.location === '' && result.names.length >= 3) {
    const index = result.names.findIndex((name, at) => at >= 2 && mayBeLocation(name));
    if (index !== -1) [result.location] = result.names.splice(index, 1) as [string];
  }
}

/** The area of lines on the first one's page. */
export function placeOfLines(lines: readonly Line[]): FoundPlace {
  const [first] = lines[0]?.cells ?? [];
  if (!first) return { page: 1, x: 0, y: 0, width: 0, height: 0 };
  const cells = lines.flatMap((line) => line.cells).filter(({ page }) => page === first.page);
  const x = smallestOf(cells.map((cell) => cell.x));
  const top = smallestOf(cells.map(({ y, size }) => y - size));
  const right = largestOf(cells.map((cell) => cell.right));
  const bottom = largestOf(cells.map(({ y, size }) => y + size * 0.3));
  return { page: first.page, x, y: top, width: right - x, height: bottom - top };
}
