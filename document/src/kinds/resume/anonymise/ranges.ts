import type { Inline } from '../model/rich-text.ts';

/** What a resume loses when it is made anonymous. */
export type RemovedKind =
  | 'name'
  | 'contact'
  | 'link'
  | 'photo'
  | 'personal'
  | 'reference'
  | 'author'
  | 'publication'
  | 'employer'
  | 'school'
  | 'clause'
  | 'own-word'
  | 'document-name';

/** Something that was taken out, as it was typed; a photo has no text. */
export interface Removed {
  kind: RemovedKind;
  text: string;
}

/** A part of a text that is replaced, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
  kind: RemovedKind;
  replacement: string;
}

/** What stands in a text where something was taken out. It has no letters, so it is part of no word. */
export const MARK = '[…]';

/**
 * The ranges in order, without overlap. Ranges that overlap become one, and so do names with only a space or a hyphen between them: a full
 * name gets one mark.
 */
export function joinedRanges(ranges: readonly Range[], text: string): Range[] {
  const sorted = ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const joined: Range[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last === undefined || !isJoined(last, range, text)) {
      joined.push({ ...range });
      continue;
    }
    // A name inside of an employer's name goes with it. Where each covers a part, neither replacement would be true of both.
    if (range.end > last.end && last.replacement !== range.replacement) last.replacement = MARK;
    last.end = Math.max(last.end, range.end);
  }
  return joined;
}

function isJoined(last: Range, next: Range, text: string): boolean {
  if (next.start < last.end) return true;
  return (
    last.kind === 'name' && next.kind === 'name' && /^[ \u00a0\u2010'’-]{0,2}$/u.test(text.slice(last.end, next.start))
  );
}

/**
 * Runs of text with the ranges of their joined text replaced. A range may begin in one run and end in another.
 *
 * @param ranges in order, without overlap.
 */
export function replaceInInlines(inlines: readonly Inline[], ranges: readonly Range[]): Inline[] {
  let offset = 0;
  return inlines.flatMap((inline) => {
    const from = offset;
    offset += inline.text.length;
    const text = replacePart(inline.text, from, ranges);
    return text === '' && inline.text !== '' ? [] : [{ ...inline, text }];
  });
}

/** @param ranges in order, without overlap. */
export function replaceRanges(text: string, ranges: readonly Range[]): string {
  return replacePart(text, 0, ranges);
}

/** @param from where the part begins in the text that the ranges refer to. The replacement stands in the part where its range begins. */
function replacePart(part: string, from: number, ranges: readonly Range[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, replacement } of ranges) {
    const [first, last] = [start - from, end - from];
    if (last <= at || first >= part.length) continue;
    result += part.slice(at, Math.max(at, first));
    if (first >= 0) result += replacement;
    at = Math.min(part.length, last);
  }
  return result + part.slice(at);
}

/** The ranges with replacements that are no longer than what they replace: for texts that have no room for longer ones. */
export function withoutGrowth(ranges: readonly Range[]): Range[] {
  return ranges.map((range) => ({
    ...range,
    replacement: range.replacement.slice(0, range.end - range.start),
  }));
}
