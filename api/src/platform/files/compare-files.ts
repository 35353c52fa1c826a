import type { Deps } from '../../context.ts';
import { belongsToRow, namedKeys, namedPages } from './named-keys.ts';

/** The differences between files and rows. */
export interface Comparison {
  /** How many files belong to rows, or did. */
  seen: number;
  /** How many keys rows name. */
  named: number;
  /** Orphaned files, which are old and named by no row: their number, and the first of them. */
  orphanedCount: number;
  orphaned: string[];
  /** Missing files, which a row names: their number, and the first of them. */
  missingCount: number;
  missing: string[];
}

/** Thrown when the process shuts down during a sweep. */
export class SweepStopped extends Error {
  override readonly name = 'SweepStopped';
}

const PAGE = 500;
/** A limit for memory: the next sweep finds the rest. */
const MAX_KEPT = 10_000;

/**
 * Compares every file with the rows, a page at a time.
 *
 * @param before files that were written later are left out: their row may follow.
 * @param maxKept how many keys of orphaned files, and of missing files, are returned. All are counted.
 * @throws {SweepStopped} soon after `isStopped` answers true.
 */
export async function compareFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { before, isStopped, maxKept = MAX_KEPT }: { before: Date; isStopped: () => boolean; maxKept?: number | undefined },
): Promise<Comparison> {
  const found: Comparison = { seen: 0, named: 0, orphanedCount: 0, orphaned: [], missingCount: 0, missing: [] };
  for await (const page of inPages(files.list())) {
    if (isStopped()) throw new SweepStopped();
    const own = page.filter(({ key }) => belongsToRow(key));
    const old = own.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
    const named = await namedKeys(db, old);
    found.seen += own.length;
    const orphaned = old.filter((key) => !named.has(key));
    found.orphanedCount += orphaned.length;
    found.orphaned.push(...orphaned.slice(0, maxKept - found.orphaned.length));
  }
  for await (const keys of namedPages(db)) {
    if (isStopped()) throw new SweepStopped();
    const absent = await files.absent(keys);
    // The row and its file may have been removed since the page was read.
    const named = await namedKeys(db, absent);
    found.named += keys.length;
    const missing = absent.filter((key) => named.has(key));
    found.missingCount += missing.length;
    found.missing.push(...missing.slice(0, maxKept - found.missing.length));
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
