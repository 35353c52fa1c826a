import type { Deps } from '../../context.ts';
import { findSweep } from '../files/repo.ts';
import { singleFlight } from '../single-flight.ts';
import { withTimeout } from '../with-timeout.ts';
import { SCRAPE_TIMEOUT_MS } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';

type FileMetrics = Pick<Metrics, 'filesOrphaned' | 'filesMissing' | 'isSweepHeld' | 'sweepAgeSeconds'>;

/**
 * Returns a function that reads the result of the last sweep of the file storage from the database. Every process reports the same. It
 * never rejects and takes `SCRAPE_TIMEOUT_MS` at most.
 */
export function createFileGauges(
  metrics: FileMetrics,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
): () => Promise<void> {
  const { filesOrphaned, filesMissing, isSweepHeld, sweepAgeSeconds } = metrics;
  const ask = singleFlight(async () => findSweep(db));
  return async () => {
    // Unknown values are cleared: an old value would look like a new one.
    for (const gauge of [filesOrphaned, filesMissing, isSweepHeld, sweepAgeSeconds]) gauge.remove();
    const asked = await withTimeout(ask(), SCRAPE_TIMEOUT_MS);
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
