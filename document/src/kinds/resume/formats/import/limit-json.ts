import { UnreadableFileError } from '../intake/unreadable-file-error.ts';

/** Keys and list entries of a whole file. A file of 1 MB that we exported has about 45,000. */
const MAX_VALUES = 60_000;
/** Line ends in all texts of a file together. A resume of thirty pages has two thousand lines. */
const MAX_LINES = 20_000;
/** A resume that we exported has fourteen levels. */
const MAX_LEVELS = 50;

/**
 * Refuses JSON with more values, lines or levels than a resume has: the time of reading depends on them, not on bytes. Counting
 * ends at the limit.
 *
 * @throws {UnreadableFileError}
 */
export function limitJson(json: unknown): void {
  let values = 0;
  let lines = 0;
  // Not recursive: a deeply nested file would exceed the call stack.
  const open: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') lines += count(LINE_END, value, MAX_LINES - lines);
    refuseAbove({ values, lines, levels: 0 });
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inner.length;
    refuseAbove({ values, lines, levels: depth + 1 });
    for (const one of inner) open.push({ value: one, depth: depth + 1 });
  }
}

const LINE_END = /[\n\r\u2028\u2029]/g;

function refuseAbove({ values, lines, levels }: { values: number; lines: number; levels: number }): void {
  if (values > MAX_VALUES) throw new UnreadableFileError('too-many-values', { max: MAX_VALUES });
  if (lines > MAX_LINES) throw new UnreadableFileError('too-many-lines', { max: MAX_LINES });
  if (levels > MAX_LEVELS) throw new UnreadableFileError('too-deep', { max: MAX_LEVELS });
}

/** How often the pattern is in a text. Counting stops at one more than `most`. */
function count(pattern: RegExp, text: string, most: number): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) if (++found > most) break;
  return found;
}
