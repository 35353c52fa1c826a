import type { Reason } from '@kreda/site/reasons';

/** The most keys and list entries of a file. A file of 1 MB that we exported has about 45,000. */
const MAX_IMPORT_VALUES = 60_000;
/** The most line ends in all texts together. A resume of thirty pages has two thousand. */
const MAX_IMPORT_LINES = 20_000;
/** The most levels. Our own export of a resume has fourteen. */
const MAX_IMPORT_DEPTH = 50;

/**
 * Which limit a file exceeds, null for none. The limits count values and lines, since the time of reading grows with them and not with
 * bytes. Counting ends at the first exceeded limit.
 */
export function findExcess(json: unknown): Reason | null {
  let values = 0;
  let lines = 0;
  // An explicit stack and no recursion: a file may be nested deeper than the call stack.
  const open: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') lines += lineEnds(value, MAX_IMPORT_LINES - lines);
    if (lines > MAX_IMPORT_LINES) return { code: 'file-has-too-many-lines', max: MAX_IMPORT_LINES };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_IMPORT_DEPTH) return { code: 'file-nested-too-deep', max: MAX_IMPORT_DEPTH };
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inner.length;
    if (values > MAX_IMPORT_VALUES) return { code: 'file-has-too-many-values', max: MAX_IMPORT_VALUES };
    for (const one of inner) open.push({ value: one, depth: depth + 1 });
  }
  return null;
}

const LINE_END = /[\n\r\u2028\u2029]/g;

/** The number of line ends in a text. Counting stops at one more than `most`. */
function lineEnds(text: string, most: number): number {
  let count = 0;
  for (const _ of text.matchAll(LINE_END)) if (++count > most) break;
  return count;
}
