import type { Deps } from '../context.ts';
import { SWEEP_ID } from '../files/sweep-files.ts';
import type { Metrics } from './metrics.ts';

type FileMetrics = Pick<Metrics, 'filesOrphaned' | 'filesMissing' | 'isSweepHeld' | 'sweepAgeSeconds'>;

/** Asks the database what the last sweep of the file storage found: the same answer in every process. Never rejects. */
export async function gaugeFiles(
  metrics: FileMetrics,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const { filesOrphaned, filesMissing, isSweepHeld, sweepAgeSeconds } = metrics;
  // What is not known is not told: an old figure would look like a fresh one.
  for (const gauge of [filesOrphaned, filesMissing, isSweepHeld, sweepAgeSeconds]) gauge.remove();
  try {
    const sweep = await db.fileSweep.findUnique({ where: { id: SWEEP_ID } });
    if (!sweep) return;
    filesOrphaned.set(sweep.orphaned);
    filesMissing.set(sweep.missing);
    isSweepHeld.set(sweep.isHeld ? 1 : 0);
    sweepAgeSeconds.set(Math.max(0, (clock().getTime() - sweep.finishedAt.getTime()) / 1000));
  } catch (error) {
    log.warn({ err: error }, 'the database could not be asked for the last sweep');
  }
}
