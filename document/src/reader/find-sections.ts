import { isClauseStart } from './clause-words.ts';
import { isContinuedMark, withoutContinuedMark } from './continued-mark.ts';
import { entryLabel, isDutyLabel } from './entry-labels.ts';
import { isJobWord } from './entry-words.ts';
import { largestOf, smallestOf } from './extremes.ts';
import { findDates } from './find-dates.ts';
import { headingMark, withoutHeadingMark } from './heading-mark.ts';
import { exactHeadingKind, type HeadingKind, likelyHeadingKind } from './heading-words.ts';
import { joinLines } from './paragraphs.ts';
import { type Fragment, type Line, lineText } from './piece.ts';
import { findUnknownHeadings, type UnknownHeadings } from './unknown-headings.ts';

export interface LineSection {
  /** `head` is the part above the first heading of its column. */
  kind: HeadingKind | 'head';
  heading: string;
  /** Where the heading stands; null for text without a heading. */
  headingCell: Fragment | null;
  lines: Line[];
  /** The label beside the lines of a group of skills. */
  group?: string;
}

const MAX_HEADING = 60;
const BULLET = /^[•◦▪■□●○‣⁃∙·–—*➢➤►▸✓✔-]\s/u;

/**
 * Splits lines into sections at headings. Headings are recognised by their words and, if there are such headings, by having the same style.
 */
export function findSections(lines: readonly Line[]): LineSection[] {
  const split = joinWrappedHeadings(lines).flatMap(splitGutterHeading);
  const look = headingLooks(split);
  const sections: LineSection[] = [];
  let flow = -1;
  for (const [index, line] of split.entries()) {
    if (line.flow !== flow) {
      flow = line.flow;
      sections.push({ kind: 'head', heading: '', headingCell: null, lines: [] });
    }
    const isInHead = sections.at(-1)?.kind === 'head';
    const below = split[index + 1];
    const isMark = below?.flow === flow && isContinuedMark(lineText(line)) && headingKindOf(below, look, isInHead);
    if (isMark) continue;
    const kind = isLabelOfEntry(line, sections.at(-1)!) ? null : headingKindOf(line, look, isInHead);
    if (kind && isRepeatedHeading(line, { kind, last: sections.at(-1)! })) continue;
    if (kind) sections.push({ kind, heading: headingText(line), headingCell: line.cells[0], lines: [] });
    else if (sections.at(-1)!.kind !== 'clauses' && isClauseStart(lineText(line), followingText(split, index)))
      sections.push({ kind: 'clauses', heading: '', headingCell: null, lines: [line] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}

/** The sections whose entries have descriptions. */
const DESCRIBED: readonly LineSection['kind'][] = ['experience', 'education', 'projects', 'volunteering', 'other'];

/** True for "Tätigkeiten:" inside an entry, however it is set. */
function isLabelOfEntry(line: Line, { kind, lines }: LineSection): boolean {
  const text = lineText(line);
  if (!DESCRIBED.includes(kind) || lines.length === 0 || !isDutyLabel(text)) return false;
  return text.endsWith(':') || exactHeadingKind(text) === null;
}

/** True for a heading that is repeated at the top of a page because its section continues there. */
function isRepeatedHeading(line: Line, { kind, last }: { kind: HeadingKind; last: LineSection }): boolean {
  const above = last.lines.at(-1);
  const isNextPage = above !== undefined && above.cells[0].page < line.cells[0].page;
  return isNextPage && last.kind === kind && last.heading === headingText(line);
}

function followingText(lines: readonly Line[], index: number): string {
  return lines
    .slice(index + 1, index + 5)
    .map(lineText)
    .join(' ');
}

/** Joins headings that take two lines in a narrow column or gutter. */
function joinWrappedHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let isTaken = false;
  for (const [index, line] of lines.entries()) {
    const [first, ...rest] = line.cells;
    const below = lines[index + 1];
    const next = below?.cells[0];
    if (isTaken) {
      isTaken = false;
      const [second, ...others] = rest;
      if (second) joined.push({ ...line, cells: [second, ...others] });
    } else if (next && below.flow === line.flow && isWrappedHeading(first, next)) {
      isTaken = true;
      joined.push({ ...line, cells: [{ ...first, text: joinLines(first.text, next.text) }, ...rest] });
    } else joined.push(line);
  }
  return joined;
}

function isWrappedHeading(upper: Fragment, lower: Fragment): boolean {
  const gap = lower.y - upper.y;
  return (
    lookOf(upper) === lookOf(lower) &&
    upper.page === lower.page &&
    Math.abs(upper.x - lower.x) < 2 &&
    gap > 0 &&
    gap < upper.size * 1.8 &&
    // Headings are compared by their letters alone: a date above or below one is no part of it.
    [upper, lower].every(({ text }) => /\p{L}/u.test(text)) &&
    exactHeadingKind(joinLines(upper.text, lower.text)) !== null
  );
}

/** Splits "Languages   English": a heading in a gutter is on the same line as its section's text. */
function splitGutterHeading(line: Line): Line[] {
  const [first, second, ...rest] = line.cells;
  if (!second || exactHeadingKind(first.text) === null) return [line];
  // "Qualification | Baker" in a table of schools.
  const isPlain = !first.isAllBold && !isCaps(first.text) && first.size <= second.size;
  if (isPlain && entryLabel(first.text) !== null) return [line];
  const isLabel = /:$/.test(first.text) && lookOf(first) === lookOf(second);
  const isSameLook = lookOf(first) === lookOf(second) && first.size <= second.size;
  if (isLabel || (isSameLook && exactHeadingKind(second.text) !== null)) return [line];
  return [
    { ...line, cells: [first] },
    { ...line, cells: [second, ...rest], gapAbove: line.gapAbove },
  ];
}

function headingText(line: Line): string {
  return withoutHeadingMark(withoutContinuedMark(lineText(line)));
}

/** The style that all headings of a resume share: size, weight and case. */
function lookOf({ text, size, isAllBold, italic }: Fragment): string {
  return [
    Math.round(size * 2) / 2,
    isAllBold ? 'b' : '',
    italic ? 'i' : '',
    isCaps(withoutContinuedMark(text)) ? 'c' : '',
  ].join('/');
}

function sizeOf(look: string): number {
  return Number(look.split('/')[0]);
}

function isCaps(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function isCandidate(line: Line): boolean {
  const text = lineText(line);
  const isItem = BULLET.test(text) && !headingMark(text).startsWith('sign');
  return line.cells.length === 1 && text.length <= MAX_HEADING && !isItem && /\p{L}{2}/u.test(text);
}

function isKnownHeading(line: Line): boolean {
  return isCandidate(line) && exactHeadingKind(headingText(line)) !== null;
}

interface Looks {
  bodySize: number;
  bodyLook: string;
  lineStep: number;
  /** Styles of at least two known headings, which few other lines have. */
  headings: Set<string>;
  /** The sizes of headings with those styles in each flow. */
  headingSizes: ReadonlyMap<number, readonly number[]>;
  /** Where these headings stand in each flow. */
  headingEdges: ReadonlyMap<number, readonly Edges[]>;
  /** The headings of each flow that stand out most, if there are several. */
  headingGaps: ReadonlyMap<number, StrongHeadings>;
  unknown: UnknownHeadings;
}

interface StrongHeadings {
  size: number;
  areCaps: boolean;
  /** The smallest gap above one, points. */
  gap: number;
}

/** The horizontal places of a heading, points. */
interface Edges {
  left: number;
  middle: number;
}

function headingLooks(lines: readonly Line[]): Looks {
  const weights = new Map<string, number>();
  const sizes = new Map<number, number>();
  // Known headings are excluded, since in a short resume they may have more letters than all other text.
  for (const { cells } of lines.filter((line) => !isKnownHeading(line)))
    for (const cell of cells) {
      weights.set(lookOf(cell), (weights.get(lookOf(cell)) ?? 0) + cell.text.length);
      const size = Math.round(cell.size * 2) / 2;
      sizes.set(size, (sizes.get(size) ?? 0) + cell.text.length);
    }
  const known = new Map<string, number>();
  const others = new Map<string, number>();
  for (const line of lines.filter(isCandidate)) {
    const look = lookOf(line.cells[0]);
    const counts = exactHeadingKind(headingText(line)) === null ? others : known;
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  const steps = lines
    .flatMap(({ gapAbove }) => (gapAbove !== null && gapAbove > 0 ? [gapAbove] : []))
    .toSorted((a, b) => a - b);
  const bodySize = mostOf(sizes) ?? 10;
  const isHeadings = ([look, count]: [string, number]) => {
    // If the style is much larger than the body, more of its lines may be headings in the person's own words: "Patents", "Invited talks".
    const isLarge = count >= 3 && sizeOf(look) >= bodySize * 1.25;
    return count >= 2 && (others.get(look) ?? 0) <= (isLarge ? count * 2 : count);
  };
  const headings = new Set([...known].filter(isHeadings).map(([look]) => look));
  const found = lines.filter((line) => headings.has(lookOf(line.cells[0])) && isKnownHeading(line));
  const byFlow = Map.groupBy(found, ({ flow }) => flow);
  const page = {
    bodySize,
    bodyLook: mostOf(weights) ?? '',
    lineStep: steps[Math.floor(steps.length * 0.4)] ?? 12,
    lookOf: ({ cells: [cell] }: Line) => lookOf(cell),
  };
  return {
    ...page,
    headings,
    headingSizes: new Map([...byFlow].map(([flow, own]) => [flow, own.map(({ cells: [cell] }) => cell.size)])),
    headingEdges: new Map([...byFlow].map(([flow, own]) => [flow, distinctEdges(own)])),
    headingGaps: new Map([...byFlow].flatMap(([flow, own]) => strongestOf(own).map((one) => [flow, one] as const))),
    unknown: findUnknownHeadings(lines, page),
  };
}

/** The largest headings among these, or those in capitals if sizes are equal; none if there is only one. */
function strongestOf(headings: readonly Line[]): StrongHeadings[] {
  const strength = (line: Line) => Math.round(line.cells[0].size * 2) + (isCaps(headingText(line)) ? 0.5 : 0);
  const most = largestOf(headings.map(strength));
  const own = headings.filter((line) => strength(line) === most);
  const gaps = own.flatMap(({ gapAbove }) => (gapAbove === null ? [] : [gapAbove]));
  const [first] = own;
  if (!first || own.length < 2 || gaps.length === 0) return [];
  return [{ size: first.cells[0].size, areCaps: isCaps(headingText(first)), gap: smallestOf(gaps) }];
}

function mostOf<T>(counts: ReadonlyMap<T, number>): T | undefined {
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function headingKindOf(line: Line, looks: Looks, isInHead: boolean): HeadingKind | null {
  if (!isCandidate(line)) return null;
  const text = headingText(line);
  const [cell] = line.cells;
  const look = lookOf(cell);
  const exact = exactHeadingKind(text);
  const isSet = look !== looks.bodyLook && (cell.isAllBold || isCaps(text) || cell.size > looks.bodySize * 1.08);
  const isApart = line.gapAbove === null || line.gapAbove > looks.lineStep * 1.35;
  if (exact) {
    if (isLabel(line, looks)) return null;
    // A sign before a word in the style of text is a list item's.
    if (BULLET.test(lineText(line)) && !isSet) return null;
    // If all headings of a resume have the same style, the word alone does not make a heading: "Education" may be a company's industry.
    if (looks.headings.size > 0 && !looks.headings.has(look))
      return isSet && isApart && !isSmallerThanHeadings(line, looks) ? exact : null;
    return isSet || isApart || lineText(line).endsWith(':') ? exact : null;
  }
  if (isSmallerThanHeadings(line, looks) || findDates(text).length > 0) return null;
  if (looks.unknown.has(line, isInHead)) return likelyHeadingKind(text);
  if (!looks.headings.has(look) || look === looks.bodyLook || isInHead) return null;
  // "Ausbildung zur Bürokauffrau" in the right column of a table, whose headings are in the left one, is a title.
  if (!isAlignedWithHeadings(line, looks)) return null;
  const kind = likelyHeadingKind(text);
  // Titles of entries may have the style of headings. If the line is not set apart, only words that are typical for headings make it one.
  const isJob = JOB_NOUNS.includes(kind) && isJobWord(text);
  return (kind !== 'other' && !isJob) || (isApart && (isCaps(text) || cell.size > looks.bodySize * 1.15)) ? kind : null;
}

const SAME_EDGE_PT = 4;
/** More places than the headings of one column have. */
const MAX_EDGES = 12;

function edgesOf({ cells: [{ x, right }] }: Line): Edges {
  return { left: x, middle: (x + right) / 2 };
}

function distinctEdges(lines: readonly Line[]): Edges[] {
  const byPlace = Map.groupBy(lines.map(edgesOf), ({ left, middle }) => `${Math.round(left)} ${Math.round(middle)}`);
  return [...byPlace.values()].map(([first]) => first!).slice(0, MAX_EDGES);
}

/** True if the line begins where a known heading of its column begins, or has the same middle. */
function isAlignedWithHeadings(line: Line, { headingEdges }: Looks): boolean {
  const own = edgesOf(line);
  const known = headingEdges.get(line.flow) ?? [];
  const isAt = ({ left, middle }: Edges) =>
    Math.abs(left - own.left) < SAME_EDGE_PT || Math.abs(middle - own.middle) < SAME_EDGE_PT;
  return known.length === 0 || known.some(isAt);
}

/** "Software Engineer" and "Project Manager" have words of such a section, and are titles. */
const JOB_NOUNS: readonly HeadingKind[] = ['software', 'projects', 'skills', 'languages', 'education'];

/** True for a group's label in a weaker look than its column's headings, closer to the text above than these are: "Languages" under "SKILLS". */
function isLabel(line: Line, { headingGaps }: Looks): boolean {
  const own = headingGaps.get(line.flow);
  if (own === undefined || line.gapAbove === null) return false;
  const [cell] = line.cells;
  const isWeaker =
    cell.size < own.size - 0.4 || (own.areCaps && !isCaps(headingText(line)) && cell.size < own.size + 0.4);
  return isWeaker && line.gapAbove < own.gap * 0.9;
}

/**
 * True if the line is smaller than all other headings of its column. A narrow column may have a single heading, smaller than those of the
 * main column. Its headings may also have the style of the main column's entry titles.
 */
function isSmallerThanHeadings({ cells: [cell], flow }: Line, { headingSizes }: Looks): boolean {
  const sizes = headingSizes.get(flow) ?? [];
  return sizes.length > 0 && cell.size < smallestOf(sizes) - 1.5;
}
