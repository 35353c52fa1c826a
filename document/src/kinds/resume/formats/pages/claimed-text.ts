import type { FoundPlace } from '../../../../reader/found-resume.ts';
import { LONE_BULLET } from '../../../../reader/paragraphs.ts';
import type { Fragment } from '../../../../reader/piece.ts';

/** Text on the pages, while fields take their words from it: it tells where a field stands, and what no field has taken. */
export interface ClaimedText {
  /** Takes the first words that equal the text and are still free. Returns their place, or null if they are not there. */
  claim(text: string): FoundPlace | null;
  /** Takes the characters of one fragment from one index up to another. */
  claimRange(cell: Fragment, from: number, to: number): FoundPlace;
  /** What is still free: the words of each fragment. */
  rest(): { cell: Fragment; text: string }[];
}

/** Letters, digits and symbols. The reader may change spaces, punctuation and hyphens at line ends. */
const COUNTED = /[\p{L}\p{M}\p{N}\p{S}]/u;
/** From so many claims on, a text is only searched for after the last one, so that hostile files take no quadratic time. */
const MAX_SEARCHES = 2_000;

/** Longer than the words that are hyphenated, in characters. */
const LONGEST_PART = 40;

export function claimedText(cells: readonly Fragment[]): ClaimedText {
  const letters: string[] = [];
  const owners: { cell: Fragment; index: number; isStart: boolean }[] = [];
  const firstOf = new Map<Fragment, number>();
  for (const cell of cells) {
    if (firstOf.has(cell)) continue;
    firstOf.set(cell, owners.length);
    let isStart = true;
    let index = 0;
    for (const character of cell.text) {
      const letter = comparable(character);
      for (const unit of letter.split('')) {
        letters.push(unit);
        owners.push({ cell, index, isStart });
        isStart = false;
      }
      isStart = letter === '';
      index += character.length;
    }
  }
  const all = letters.join('');
  const taken = new Uint8Array(owners.length);
  let searches = 0;
  let end = 0;

  const isFree = (from: number, to: number) => taken.subarray(from, to).every((one) => one === 0);
  const isWhole = (from: number, to: number) =>
    owners[from]!.isStart && (to >= owners.length || owners[to]!.isStart || owners[to]!.cell !== owners[to - 1]!.cell);

  function find(key: string, start: number): number {
    for (let at = all.indexOf(key, start); at !== -1; at = all.indexOf(key, at + 1))
      if (isWhole(at, at + key.length) && isFree(at, at + key.length)) return at;
    return -1;
  }

  function take(from: number, to: number): FoundPlace {
    taken.fill(1, from, to);
    end = to;
    return placeOf(owners.slice(from, to));
  }

  function claimKey(key: string): FoundPlace | null {
    if (key === '') return null;
    const next = find(key, end);
    searches++;
    const at = next !== -1 || searches > MAX_SEARCHES ? next : find(key, 0);
    return at === -1 ? null : take(at, at + key.length);
  }

  /** Takes a word that is hyphenated at the end of a line. */
  function claimParts(key: string): FoundPlace[] {
    for (let length = Math.min(key.length, LONGEST_PART) - 2; length >= 2; length--) {
      searches++;
      if (searches > MAX_SEARCHES) return [];
      const at = find(key.slice(0, length), end);
      const next = at === -1 ? undefined : owners[at + length];
      if (next === undefined || next.cell === owners[at]!.cell) continue;
      const rest = find(key.slice(length), at + length);
      if (rest !== -1) return [take(at, at + length), take(rest, rest + key.length - length)];
    }
    return [];
  }

  return {
    claim(text) {
      const whole = claimKey(comparable(text));
      if (whole) return whole;
      // A date or another field may stand between the words, and between the two parts of a hyphenated word.
      const places = text.split(/\s+/).flatMap((word) => claimKey(comparable(word)) ?? claimParts(comparable(word)));
      return places.length === 0 ? null : places.reduce(union);
    },
    claimRange(cell, from, to) {
      const start = firstOf.get(cell) ?? owners.length;
      for (let at = start; at < owners.length && owners[at]!.cell === cell; at++)
        if (owners[at]!.index >= from && owners[at]!.index < to) taken[at] = 1;
      return partPlace(cell, from, to);
    },
    rest() {
      const free = new Map<Fragment, Set<number>>();
      for (const [at, { cell, index }] of owners.entries())
        if (taken[at] === 0) free.set(cell, (free.get(cell) ?? new Set<number>()).add(index));
      return [...free].flatMap(([cell, indexes]) => {
        const words = [...cell.text.matchAll(/\S+/gu)].filter((word) =>
          Array.from(word[0], (_, offset) => word.index + offset).some((index) => indexes.has(index)),
        );
        const left = words.map(([word]) => word).filter((word) => !LONE_BULLET.test(word));
        return left.length === 0 ? [] : [{ cell, text: left.join(' ') }];
      });
    },
  };
}

/** The characters by which texts are compared. */
function comparable(text: string): string {
  return Array.from(text.toLowerCase())
    .filter((character) => COUNTED.test(character))
    .join('');
}

function placeOf(owners: readonly { cell: Fragment; index: number }[]): FoundPlace {
  const spans = new Map<Fragment, { from: number; to: number }>();
  for (const { cell, index } of owners) {
    const span = spans.get(cell);
    if (span) span.to = index + 1;
    else spans.set(cell, { from: index, to: index + 1 });
  }
  return [...spans].map(([cell, { from, to }]) => partPlace(cell, from, to)).reduce(union);
}

function partPlace({ page, text, x, right, y, size }: Fragment, from: number, to: number): FoundPlace {
  const perCharacter = (right - x) / Math.max(1, text.length);
  return {
    page,
    x: x + from * perCharacter,
    y: y - size,
    width: (to - from) * perCharacter,
    height: size * 1.3,
  };
}

/** The area of both; only the first one's page if they are on two. */
export function union(a: FoundPlace, b: FoundPlace): FoundPlace {
  if (a.page !== b.page) return a;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    page: a.page,
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
