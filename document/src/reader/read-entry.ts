import { findEmail, findPhone, isLink } from './contact-fields.ts';
import { degreeScore } from './entry-words.ts';
import { largestOf, smallestOf } from './extremes.ts';
import { type DateSpan, findDates, withoutDates } from './find-dates.ts';
import { isLocation, mayBeLocation, splitLocation } from './find-location.ts';
import type { FoundDate, FoundPlace } from './found-resume.ts';
import { bulletOf, joinLines, toParagraphs } from './paragraphs.ts';
import type { Fragment, Line } from './piece.ts';
import {
  type EntryLine,
  type EntryLines,
  endsSentence,
  isDuration,
  isShortDate,
  isSideFact,
  isWrapped,
} from './split-entries.ts';

/** An entry before it is known which of its names is the position and which the company. */
export interface EntryParts {
  /** In the order of the lines: of most entries a title and an organisation. */
  names: string[];
  location: string;
  start: FoundDate | null;
  end: FoundDate | null;
  url: string;
  description: string[];
  place: FoundPlace;
}

const SEPARATORS = /\s*[|•·●∙⋅¦]\s+|\s+[|•·●∙⋅¦]\s*/u;
const NO_NAME =
  /^(?:(?:expected |anticipated )?(?:graduation|graduated|grad)\.?(?: date)?|expected|dates?|period|okres|od|seit|since|from|w trakcie)\s*:?$/iu;
const PLACE_WITH_COMMA = /(?:^|\s)[|•·●∙⋅¦]\s+\p{Lu}[^|•·●∙⋅¦\d]{1,40},$/u;
const MAX_HEAD_LINES = 7;

/** A line of an entry's head, with the lines it goes on in. */
interface HeadLine {
  cells: Fragment[];
  gutter: Fragment[];
}

/** Parts the lines of one entry into names, dates, place, address and description. */
export function readEntry({ lines, titleLines }: EntryLines, columnRight: number): EntryParts {
  const { head, body, headCount } = splitHead(lines, { titleLines, columnRight });
  const sideFacts = body.flatMap(({ gutter, extras }) => [...gutter, ...extras.filter(isSideFact)]);
  const cells: Cell[] = [
    ...head.flatMap(({ cells: [main, ...extras] }, index) => [
      ...(main ? [{ text: main.text, role: index === 0 ? ('lead' as const) : ('line' as const) }] : []),
      ...extras.map(({ text }) => ({ text, role: 'extra' as const })),
    ]),
    ...gutterCells([...head, ...sideGutters(body)]),
    ...body.flatMap(({ extras }) => extras.filter(isSideFact).map(({ text }) => ({ text, role: 'extra' as const }))),
  ];
  const bodyLines = body.flatMap((line) => (line.main ? [bodyLine(line, sideFacts)] : []));
  return {
    ...assemble(joinBrokenPlaces(cells)),
    description: toParagraphs(bodyLines),
    place: placeOf(lines.slice(0, Math.max(1, headCount))),
  };
}

interface Cell {
  text: string;
  role: 'lead' | 'line' | 'extra' | 'gutter';
}

/** "Fern Ltd · Whitby," and under it "North Yorkshire": a place that follows a sign and ends with a comma goes on. */
function joinBrokenPlaces(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    // A date may stand at the end of the place's line.
    const index = joined.findLastIndex(({ role }) => role === 'lead' || role === 'line');
    const above = joined[index];
    const goesOn = above !== undefined && cell.role === 'line' && PLACE_WITH_COMMA.test(above.text);
    if (goesOn && mayBeLocation(cell.text)) joined[index] = { ...above, text: `${above.text} ${cell.text}` };
    else joined.push(cell);
  }
  return joined;
}

function sideGutters(body: readonly EntryLine[]): HeadLine[] {
  return body.map(({ gutter }) => ({ cells: [], gutter }));
}

/** The gutter's lines as one text: a period may take two of them. */
function gutterCells(lines: readonly HeadLine[]): Cell[] {
  const text = lines.flatMap(({ gutter }) => gutter.map((cell) => cell.text)).join(' ');
  return text === '' ? [] : [{ text, role: 'gutter' }];
}

function bodyLine({ line, main, extras }: EntryLine, sideFacts: readonly Fragment[]): Line {
  return { ...line, cells: [main!, ...extras.filter((cell) => !sideFacts.includes(cell))] };
}

function splitHead(
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
  const isPlain = !hasDate(one) && one.main !== null && !isLink(one.main.text) && findEmail(one.main.text) === '';
  // A school's name that fills its line, and the degree under it, are two.
  const isDegree = one.main !== null && degreeScore(above.main?.text ?? '') < 0 && degreeScore(one.main.text) > 0;
  return (
    isClose && isPlain && !isDegree && !isShortDateOnly(above.main ?? one.main!) && isWrapped(above, one, columnRight)
  );
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
  const words = text.split(' ').length;
  if (text.length > 75 || (endsSentence(text) && (words > 6 || (words > 3 && seen.names > 1)))) return true;
  const isFull = seen.names >= 2 && seen.hasDate;
  if (isFull) return !(isLocation(text) || isDuration(text) || isSmallFact(lines, index));
  if (hasDate(one) && !seen.hasDate && text.length < 75) return false;
  const next = lines[index + 1];
  const goesOn = next !== undefined && isWrapped(one, next, columnRight) && isSameCellLook(one.main, next.main);
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

interface ChosenDate {
  cell: Cell;
  spans: DateSpan[];
  rank: number;
}

/** The cell that says when: nothing but a date first, then a period, then a date at all. */
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
  takeLocation(result);
  return result;
}

function partsOf({ text }: Pick<Cell, 'text'>): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function periodOf(spans: readonly DateSpan[]): { start: FoundDate | null; end: FoundDate | null } {
  const range = spans.find(({ isRange }) => isRange);
  if (range) return { start: range.from, end: range.to };
  const [first] = spans;
  const last = spans.at(-1);
  return { start: first?.from ?? null, end: spans.length > 1 ? (last?.from ?? null) : null };
}

function addName(result: Assembled, part: string, role: Cell['role']): void {
  const text = part.replace(/^[\s,;|·–—-]+|(?<![\s,;|·–—-])[\s,;|·–—-]+$/gu, '').trim();
  if (text === '' || isDuration(text) || NO_NAME.test(text)) return;
  if (isLink(text) || findEmail(text) === text || (findPhone(text) === text && text.length > 6)) {
    if (result.url === '') result.url = text;
    return;
  }
  const isAside = role === 'extra' || role === 'gutter';
  if (result.location === '' && (isLocation(text) || (isAside && mayBeLocation(text) && role === 'gutter')))
    result.location = text;
  else result.names.push(text);
}

/** "May 2022 – present · Bristol": what follows a date says where. */
function addAfterDate(result: Assembled, part: string, role: Cell['role']): void {
  const text = part.trim();
  const isPlace =
    isLocation(text) || (mayBeLocation(text) && role !== 'lead') || (role === 'gutter' && text.length < 45);
  if (text !== '' && result.location === '' && isPlace && !isDuration(text)) result.location = text;
  else addName(result, text, role);
}

/** A third name that looks like a city's is one; so is what ends "Beta Systems, Seattle, WA". */
function takeLocation(result: Assembled): void {
  for (const [index, name] of result.names.entries()) {
    if (result.location !== '') break;
    const split = splitLocation(name);
    if (!split) continue;
    result.names[index] = split.rest;
    result.location = split.location;
  }
  if (result.location === '' && result.names.length >= 3) {
    const index = result.names.findIndex((name, at) => at >= 2 && mayBeLocation(name));
    if (index !== -1) [result.location] = result.names.splice(index, 1) as [string];
  }
}

function placeOf(lines: readonly EntryLine[]): FoundPlace {
  const [first] = lines[0]?.line.cells ?? [];
  if (!first) return { page: 1, x: 0, y: 0, width: 0, height: 0 };
  const cells = lines.flatMap(({ line }) => line.cells).filter(({ page }) => page === first.page);
  const x = smallestOf(cells.map((cell) => cell.x));
  const top = smallestOf(cells.map(({ y, size }) => y - size));
  const right = largestOf(cells.map((cell) => cell.right));
  const bottom = largestOf(cells.map(({ y, size }) => y + size * 0.3));
  return { page: first.page, x, y: top, width: right - x, height: bottom - top };
}
