import type { Deps } from '../../context.ts';
import { type Comparison, compareFiles, SweepStopped } from './compare-files.ts';
import { recordMissing, repairRows } from './missing-files.ts';
import { enqueueRemoval } from './remove-files.ts';
import { claimSweep, finishSweep, insertMissingSweep, putSweepOff } from './repo.ts';

export type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'wakeOutbox'>;

/** A younger file may still get its row, ms. Many times the longest request, and more than clocks differ. */
const GRACE_MS = 24 * 60 * 60_000;
const EVERY_MS = 24 * 60 * 60_000;
/** A sweep that did not end within this, ms, ended with its process: another begins. */
const CLAIM_MS = 6 * 60 * 60_000;
/** When one is tried again that failed, ms: at the next look of housekeeping, each hour. */
const RETRY_MS = 50 * 60_000;

/** `bounded` repairs up to this many; beyond that, only up to this part of all. */
const FEW = 20;
const PART = 0.1;

/** What a sweep may repair: nothing, only a small part, or everything. */
export type Repair = 'none' | 'bounded' | 'all';

/** What a sweep found and did. */
export interface SweepReport extends Comparison {
  /** Too much differed, so nothing was repaired: the database and the storage may not belong together. */
  isHeld: boolean;
  /** Keys whose rows were repaired. */
  repaired: string[];
}

/** How a sweep is told to end early, and how much it keeps of what it finds. */
interface SweepBounds {
  isStopped?: () => boolean;
  /** See `compareFiles`. What is not kept is not repaired: the next sweep finds it. */
  mostKept?: number;
}

/** Sweeps once a day, whichever process comes first. Null when it is not time, or the process ends. */
export async function sweepWhenDue(deps: SweepDeps, bounds: SweepBounds): Promise<SweepReport | null> {
  if (!(await takeTurn(deps))) return null;
  const next = (ms: number) => new Date(deps.clock().getTime() + ms);
  try {
    const report = await sweepFiles(deps, { ...bounds, repair: 'bounded' });
    await finish(deps, report, next(EVERY_MS));
    return report;
  } catch (error) {
    const isEnding = error instanceof SweepStopped;
    await putSweepOff(deps.db, next(isEnding ? 0 : RETRY_MS));
    if (isEnding) return null;
    throw error;
  }
}

/** True for one process at a time, when a sweep is due. */
async function takeTurn({ db, clock }: SweepDeps): Promise<boolean> {
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
 * @param repair `bounded` repairs nothing when more than a tenth differs, and more than a few: a database that was restored to an
 *   older day, or a wrong bucket, must cost no files.
 * @throws {StorageDown}; {SweepStopped} soon after `isStopped` answers true.
 */
export async function sweepFiles(
  deps: SweepDeps,
  { repair, isStopped = () => false, mostKept }: { repair: Repair } & SweepBounds,
): Promise<SweepReport> {
  const { clock, log } = deps;
  const before = new Date(clock().getTime() - GRACE_MS);
  const found = await compareFiles(deps, { before, isStopped, mostKept });
  const { seen, named, orphanedCount, missingCount } = found;
  const isHeld = repair === 'bounded' && (isTooMuch(orphanedCount, seen) || isTooMuch(missingCount, named));
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

/** Has orphaned files removed and rows of missing ones repaired. Returns the keys of the repaired rows. */
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
