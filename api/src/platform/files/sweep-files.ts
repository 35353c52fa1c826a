import type { Deps } from '../../context.ts';
import { type Comparison, compareFiles, SweepStopped } from './compare-files.ts';
import { recordMissing, repairRows } from './missing-files.ts';
import { enqueueRemoval } from './remove-files.ts';
import { claimSweep, finishSweep, insertMissingSweep, rescheduleSweep } from './repo.ts';

export type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'wakeOutbox'>;

/** A younger file may still get its row, ms. Many times longer than any request, and more than clocks differ. */
const GRACE_MS = 24 * 60 * 60_000;
const EVERY_MS = 24 * 60 * 60_000;
/** The lease of a sweep, ms: after a crash another process sweeps then. */
const CLAIM_MS = 6 * 60 * 60_000;
/** The delay after a failed sweep, ms: shorter than the hour between rounds of housekeeping. */
const RETRY_MS = 50 * 60_000;

/** `limited` repairs up to this many, or up to this part of all. */
const FEW = 20;
const PART = 0.1;

/** What a sweep may repair: nothing, a small part, or everything. */
export type Repair = 'none' | 'limited' | 'all';

/** The result of a sweep. */
export interface SweepReport extends Comparison {
  /** True: too much differed, so nothing was repaired. The database and the storage may not belong together. */
  isHeld: boolean;
  /** Keys whose rows were repaired. */
  repaired: string[];
}

interface SweepLimits {
  isStopped?: () => boolean;
  /** See `compareFiles`. Other differences are not repaired: the next sweep finds them. */
  maxKept?: number;
}

/** Sweeps once a day, in one of the processes. Null when no sweep is due, or the process ends. */
export async function sweepWhenDue(deps: SweepDeps, limits: SweepLimits): Promise<SweepReport | null> {
  if (!(await claimDueSweep(deps))) return null;
  const next = (ms: number) => new Date(deps.clock().getTime() + ms);
  try {
    const report = await sweepFiles(deps, { ...limits, repair: 'limited' });
    await finish(deps, report, next(EVERY_MS));
    return report;
  } catch (error) {
    const isEnding = error instanceof SweepStopped;
    await rescheduleSweep(deps.db, next(isEnding ? 0 : RETRY_MS));
    if (isEnding) return null;
    throw error;
  }
}

/** Claims the sweep if it is due. True in one process at a time. */
async function claimDueSweep({ db, clock }: SweepDeps): Promise<boolean> {
  const now = clock();
  await insertMissingSweep(db, now);
  return claimSweep(db, { now, until: new Date(now.getTime() + CLAIM_MS) });
}

async function finish({ db, clock }: SweepDeps, report: SweepReport, nextAt: Date): Promise<void> {
  const { seen, orphanedCount, missingCount, isHeld } = report;
  const figures = { seen, orphaned: orphanedCount, missing: missingCount, isHeld };
  await finishSweep(db, figures, { now: clock(), nextAt });
}

/**
 * Compares the file storage with the rows. Orphaned files, which no row names, are removed by the outbox; rows whose file is missing are
 * repaired after a week.
 *
 * @param repair `limited` repairs nothing when more than a tenth, and more than a few, differ: a database restored from an old backup, or
 *   a wrong bucket, must not delete files.
 * @throws {StorageDown}; {SweepStopped} soon after `isStopped` answers true.
 */
export async function sweepFiles(
  deps: SweepDeps,
  { repair, isStopped = () => false, maxKept }: { repair: Repair } & SweepLimits,
): Promise<SweepReport> {
  const { clock, log } = deps;
  const before = new Date(clock().getTime() - GRACE_MS);
  const found = await compareFiles(deps, { before, isStopped, maxKept });
  const { seen, named, orphanedCount, missingCount } = found;
  const isHeld = repair === 'limited' && (isTooMuch(orphanedCount, seen) || isTooMuch(missingCount, named));
  const figures = { seen, named, orphaned: orphanedCount, missing: missingCount };
  if (isHeld) {
    const examples = [...found.orphaned.slice(0, FEW), ...found.missing.slice(0, FEW)];
    log.error({ ...figures, examples }, 'files and rows differ too much: nothing was repaired');
    return { ...found, isHeld, repaired: [] };
  }
  const repaired = repair === 'none' ? [] : await repairBoth(deps, found, before);
  log.info({ ...figures, repaired: repaired.length }, 'swept the file storage');
  return { ...found, isHeld, repaired };
}

/** Removes orphaned files and repairs rows of missing ones. Returns the keys of the repaired rows. */
async function repairBoth(deps: SweepDeps, { orphaned, missing }: Comparison, before: Date): Promise<string[]> {
  const { db, files, clock, log, wakeOutbox } = deps;
  await files.removeUnfinished(before);
  await enqueueRemoval(db, orphaned, { now: clock() });
  if (orphaned.length > 0) wakeOutbox();
  for (const fileKey of orphaned) log.warn({ fileKey }, 'removing an orphaned file');
  for (const fileKey of await recordMissing(deps, missing)) log.warn({ fileKey }, 'a row names a file that is missing');
  const repaired = await repairRows(deps);
  for (const fileKey of repaired) log.warn({ fileKey }, 'repaired the row of a file that was missing for a week');
  return repaired;
}

function isTooMuch(count: number, all: number): boolean {
  return count > FEW && count > all * PART;
}
