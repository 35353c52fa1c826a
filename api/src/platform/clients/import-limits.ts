import type { Reason } from '@kreda/site/reasons';

/** Keys and list entries of a whole file. A file of 1 MB that we exported has about 45,000. */
const MAX_IMPORT_VALUES = 60_000;
/** Line ends in all texts together. A resume of thirty pages has two thousand lines. */
const MAX_IMPORT_LINES = 20_000;
/** A resume that we exported has fourteen levels. */
const MAX_IMPORT_DEPTH = 50;

/**
 * Returns which limit a file exceeds, or null. The time of reading depends on values and lines, not on bytes. Counting ends at the
 * limit.
 */
export function excessOf(json: unknown): Reason | null {
  let values = 0;
  let lines = 0;
  // Not recursive: a deeply nested file would exceed the call stack.
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
