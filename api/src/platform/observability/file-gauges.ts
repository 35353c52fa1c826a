import type { Deps } from '../../context.ts';
import { findSweep } from '../files/repo.ts';
import { inTime } from '../in-time.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { SCRAPE_PATIENCE_MS } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';

type FileMetrics = Pick<Metrics, 'filesOrphaned' | 'filesMissing' | 'isSweepHeld' | 'sweepAgeSeconds'>;

/**
 * Asks the database what the last sweep of the file storage found: the same answer in every process. What is returned never rejects, and
 * takes `SCRAPE_PATIENCE_MS` at most.
 */
export function createFileGauges(
  metrics: FileMetrics,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
): () => Promise<void> {
  const { filesOrphaned, filesMissing, isSweepHeld, sweepAgeSeconds } = metrics;
  const ask = oneAtATime(async () => findSweep(db));
  return async () => {
    // What is not known is not told: an old figure would look like a fresh one.
    for (const gauge of [filesOrphaned, filesMissing, isSweepHeld, sweepAgeSeconds]) gauge.remove();
    const asked = await inTime(ask(), SCRAPE_PATIENCE_MS);
    if ('error' in asked) {
      log.warn({ err: asked.error }, 'the database could not be asked for the last sweep');
      return;
    }
    const sweep = asked.value;
    if (!sweep) return;
    filesOrphaned.set(sweep.orphaned);
    filesMissing.set(sweep.missing);
    isSweepHeld.set(sweep.isHeld ? 1 : 0);
    sweepAgeSeconds.set(Math.max(0, (clock().getTime() - sweep.finishedAt.getTime()) / 1000));
  };
}
