import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { forgetFigures, type Metrics } from './metrics.ts';
import { shownCertificateEnd } from './shown-certificate.ts';
import { storageClockOffset } from './storage-clock.ts';

const EVERY_MS = 60_000;

interface WatchDeps {
  config: Pick<Config, 'publicUrl' | 'isHttps' | 'files'>;
  metrics: Metrics;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Looks, from the start on and each minute, at what ends or drifts beside the product: the public certificate and the storage's clock. */
export function watchSurroundings(deps: WatchDeps): { stop(): Promise<void> } {
  let running = lookAround(deps);
  const timer = setInterval(() => {
    running = running.then(() => lookAround(deps));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Never rejects: what cannot be seen is told as such. */
export async function lookAround(deps: WatchDeps): Promise<void> {
  await Promise.all([gaugeCertificate(deps), gaugeStorageClock(deps)]);
}

async function gaugeCertificate({ config, metrics, log }: WatchDeps): Promise<void> {
  if (!config.isHttps) return;
  try {
    const end = await shownCertificateEnd(config.publicUrl);
    metrics.certificateExpires.set(end.getTime() / 1_000);
    metrics.isCertificateSeen.set(1);
  } catch (error) {
    log.warn({ err: error }, 'the certificate of the public address cannot be seen from here');
    forgetFigures(metrics.certificateExpires);
    metrics.isCertificateSeen.set(0);
  }
}

async function gaugeStorageClock({ config, metrics, clock, log }: WatchDeps): Promise<void> {
  // A folder has this machine's clock.
  if (!('s3' in config.files)) return;
  try {
    const offset = await storageClockOffset(config.files.s3.endpoint, clock);
    if (offset !== null) metrics.clockOffsetSeconds.set({ against: 'storage' }, offset);
  } catch (error) {
    log.warn({ err: error }, 'the clock of the file storage cannot be seen');
    metrics.clockOffsetSeconds.remove({ against: 'storage' });
  }
}
