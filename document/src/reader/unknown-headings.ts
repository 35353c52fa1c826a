import { findEmail, findPhone } from './contact-fields.ts';
import { isJobWord } from './entry-words.ts';
import { smallestOf } from './extremes.ts';
import { findDates } from './find-dates.ts';
import { headingMark, withoutHeadingMark } from './heading-mark.ts';
import { exactHeadingKind, likelyHeadingKind } from './heading-words.ts';
import { type Line, lineText } from './piece.ts';

/** The lines of one look that may be headings. */
interface Group {
  /** Headings with usual words. */
  known: Line[];
  others: Line[];
}

/** Tells headings in a person's own words by their look. */
export interface UnknownHeadings {
  /** @param isInHead the line is above the first heading of its column. */
  has(line: Line, isInHead: boolean): boolean;
}

interface Page {
  bodySize: number;
  lineStep: number;
  /** The style of a line's letters; text has another one than headings. */
  lookOf: (line: Line) => string;
  bodyLook: string;
}

const MAX_WORDS = 8;
const MAX_CHARACTERS = 60;
/** Headings are that much larger than text, if their size tells them. */
const LARGE = 1.15;
/** Headings of a resume without any usual words: fewer are not sure to be headings, and no resume has more. */
const BLIND_HEADINGS = { least: 3, most: 12 };
const SAME_X_PT = 3;
const SAME_CENTRE_PT = 8;

/**
 * Headings that a resume has in common with those whose words are known: size, weight, case, mark, space above and alignment. Titles of entries
 * that look the same are told by their number, or by less space above.
 */
export function findUnknownHeadings(lines: readonly Line[], page: Page): UnknownHeadings {
  const groups = new Map<string, Group>();
  const indexes = new Map<Line, number>();
  const keyOf = (line: Line) => `${page.lookOf(line)} ${headingMark(lineText(line))}`;
  let contactsAt = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    indexes.set(line, index);
    const text = lineText(line);
    if (contactsAt > index && (findEmail(text) !== '' || findPhone(text) !== '')) contactsAt = index;
    if (!mayBeHeading(line)) continue;
    const group = groups.get(keyOf(line)) ?? { known: [], others: [] };
    (exactHeadingKind(withoutHeadingMark(text)) === null ? group.others : group.known).push(line);
    groups.set(keyOf(line), group);
  }
  const isApart = ({ gapAbove }: Line, least = page.lineStep * 1.25) => gapAbove === null || gapAbove >= least;
  const isSet = (line: Line) => isLarge(line) || isCapital(line) || headingMark(lineText(line)) !== '';
  const isLarge = ({ cells: [{ size }] }: Line) => size >= page.bodySize * LARGE;
  const isMuchLarger = ({ cells: [{ size, isAllBold }] }: Line) => isAllBold && size >= page.bodySize * 1.35;
  const strongest = new Map<number, number>();
  for (const [look, { known }] of groups)
    for (const line of look === `${page.bodyLook} ` ? [] : known)
      strongest.set(line.flow, Math.max(strongest.get(line.flow) ?? 0, strengthOf(line)));
  const hasKnown = [...groups].some(([look, { known }]) => !look.startsWith(`${page.bodyLook} `) && known.length > 0);
  const isBoldCapital = (line: Line) =>
    isCapital(line) && line.cells[0].isAllBold && line.cells[0].size > page.bodySize * 1.05;
  const isBlind = (group: Group) =>
    !hasKnown &&
    group.others.length >= BLIND_HEADINGS.least &&
    group.others.length <= BLIND_HEADINGS.most &&
    group.others.every((line) => isApart(line, page.lineStep * (isMuchLarger(line) ? 1.2 : 1.4)));

  const contacts = lines[contactsAt];
  /** True for a line in capitals, smaller than the name, if the contacts are in another column, which is read later. */
  const isBesideContacts = (line: Line) =>
    contacts !== undefined &&
    contacts.flow !== line.flow &&
    isCapital(line) &&
    lines.some(({ cells: [{ size }] }) => size > line.cells[0].size * LARGE);

  /** The headings in small letters that a large line in capitals has the look of; its own group if there are none. */
  function groupOf(line: Line): Group | undefined {
    const own = groups.get(keyOf(line));
    if (own?.known.length !== 0 || !isCapital(line) || !isLarge(line) || isJobWord(lineText(line))) return own;
    const small = groups.get(keyOf(line).replace('/c ', '/ '));
    return small && small.known.length * 2 >= own.others.length ? { known: small.known, others: own.others } : own;
  }

  /** The least gap above a heading. Between paragraphs a short page may have no smaller gaps than above its large headings. */
  function leastGap(known: readonly number[], isLargeLine: boolean): number {
    const smallest = known.length === 0 ? 0 : smallestOf(known);
    const step = page.lineStep * 1.25;
    return Math.max(isLargeLine && smallest > 0 ? Math.min(step, smallest * 0.95) : step, smallest * 0.75);
  }

  /** True if headings are the rule in this look, and titles of entries are not. */
  function isOfHeadings({ known, others }: Group, line: Line): boolean {
    const certain = known.length + others.filter((one) => likelyHeadingKind(lineText(one)) !== 'other').length / 2;
    const unsure = others.length - (certain - known.length);
    if (isLarge(line) || isBoldCapital(line)) return unsure <= certain * 4 + 1;
    return isSet(line) ? certain >= 2 && unsure <= certain * 2 : known.length >= 2 && unsure <= certain;
  }

  return {
    has(line, isInHead) {
      const index = indexes.get(line);
      const group = groupOf(line);
      if (index === undefined || !group || !mayBeHeading(line)) return false;
      const isOfBody = keyOf(line) === `${page.bodyLook} `;
      const [cell] = line.cells;
      if (isOfBody || !(isSet(line) || cell.isAllBold)) return false;
      // Below headings, labels of groups have a weaker look.
      if (strengthOf(line) < (strongest.get(line.flow) ?? 0)) return false;
      if (isInHead && ((index < contactsAt && !isBesideContacts(line)) || isJobWord(lineText(line)))) return false;
      const below = lines[index + 1];
      if (below?.flow !== line.flow || keyOf(below) === keyOf(line)) return false;
      if (group.known.length === 0) return isSet(line) && isBlind(group);
      const gaps = group.known.flatMap(({ gapAbove }) => (gapAbove === null ? [] : [gapAbove]));
      return isApart(line, leastGap(gaps, isLarge(line))) && isOfHeadings(group, line) && isAligned(line, group.known);
    },
  };
}

function mayBeHeading(line: Line): boolean {
  const text = withoutHeadingMark(lineText(line));
  return (
    line.cells.length === 1 &&
    text.length <= MAX_CHARACTERS &&
    text.split(' ').length <= MAX_WORDS &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/[.,;!?@]$/u.test(text) &&
    findDates(text).length === 0 &&
    findEmail(text) === '' &&
    findPhone(text) === ''
  );
}

/** How much a line stands out: its size in half points, and more for capitals. */
function strengthOf(line: Line): number {
  return Math.round(line.cells[0].size * 2) + (isCapital(line) ? 0.5 : 0);
}

function isCapital(line: Line): boolean {
  const text = lineText(line);
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** True if the line begins where other headings begin, or has its middle where theirs are. */
function isAligned({ cells: [own] }: Line, headings: readonly Line[]): boolean {
  const middle = (own.x + own.right) / 2;
  return headings.some(
    ({ cells: [one] }) =>
      Math.abs(one.x - own.x) < SAME_X_PT || Math.abs((one.x + one.right) / 2 - middle) < SAME_CENTRE_PT,
  );
}
