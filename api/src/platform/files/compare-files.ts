import type { Deps } from '../../context.ts';
import { belongsToRow, namedKeys, namedPages } from './named-keys.ts';

/** Where files and rows differ. */
export interface Comparison {
  /** Files that belong to rows, or did. */
  seen: number;
  /** Keys that rows name. */
  named: number;
  /** Old files that no row names: how many there are, and the first of them. */
  orphanedCount: number;
  orphaned: string[];
  /** Keys that a row names, and that have no file: the same of them. */
  missingCount: number;
  missing: string[];
}

/** Thrown when the process shuts down during a sweep. */
export class SweepStopped extends Error {
  override readonly name = 'SweepStopped';
}

const PAGE = 500;
/** What is found is kept in memory: the next sweep finds the rest. */
const MOST_KEPT = 10_000;

/**
 * Compares every file with the rows, a page at a time.
 *
 * @param before files that were put later are left out: their row may be on its way.
 * @param mostKept how many keys are kept of the orphaned files, and of the missing ones. All are counted.
 * @throws {SweepStopped} soon after `isStopped` answers true.
 */
export async function compareFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  {
    before,
    isStopped,
    mostKept = MOST_KEPT,
  }: { before: Date; isStopped: () => boolean; mostKept?: number | undefined },
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
    found.orphaned.push(...orphaned.slice(0, mostKept - found.orphaned.length));
  }
  for await (const keys of namedPages(db)) {
    if (isStopped()) throw new SweepStopped();
    const absent = await files.absent(keys);
    // Its row may have gone since the page was read, and the file with it.
    const named = await namedKeys(db, absent);
    found.named += keys.length;
    const missing = absent.filter((key) => named.has(key));
    found.missingCount += missing.length;
    found.missing.push(...missing.slice(0, mostKept - found.missing.length));
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
