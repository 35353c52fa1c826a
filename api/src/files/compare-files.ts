import type { Deps } from '../context.ts';
import { belongsToRow, namedKeys, namedPages } from './named-keys.ts';

/** Where files and rows differ. */
export interface Comparison {
  /** Files that belong to rows, or did. */
  seen: number;
  /** Keys that rows name. */
  named: number;
  /** Old files that no row names. */
  orphaned: string[];
  /** Keys that a row names, and that have no file. */
  missing: string[];
}

/** Thrown when the process shuts down during a sweep. */
export class SweepStopped extends Error {
  override readonly name = 'SweepStopped';
}

const PAGE = 500;
/** A sweep keeps what it finds in memory: up to this many of each; the next sweep finds the rest. */
const MOST = 10_000;

/**
 * Compares every file with the rows, a page at a time.
 *
 * @param before files that were put later are left out: their row may be on its way.
 * @throws {SweepStopped} soon after `isStopped` answers true.
 */
export async function compareFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { before, isStopped }: { before: Date; isStopped: () => boolean },
): Promise<Comparison> {
  const found: Comparison = { seen: 0, named: 0, orphaned: [], missing: [] };
  for await (const page of inPages(files.list())) {
    if (isStopped()) throw new SweepStopped();
    const own = page.filter(({ key }) => belongsToRow(key));
    const old = own.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
    const named = await namedKeys(db, old);
    found.seen += own.length;
    found.orphaned.push(...old.filter((key) => !named.has(key)).slice(0, MOST - found.orphaned.length));
  }
  for await (const keys of namedPages(db)) {
    if (isStopped()) throw new SweepStopped();
    const absent = await files.absent(keys);
    // Its row may have gone since the page was read, and the file with it.
    const named = await namedKeys(db, absent);
    found.named += keys.length;
    found.missing.push(...absent.filter((key) => named.has(key)).slice(0, MOST - found.missing.length));
  }
  return found;
}

async function* inPages<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
