import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { certificateExpiry } from './certificate-expiry.ts';
import { clearGauge, type Metrics } from './metrics.ts';
import { storageClockOffset } from './storage-clock.ts';

const EVERY_MS = 60_000;

interface WatchDeps {
  config: Pick<Config, 'publicUrl' | 'isHttps' | 'files'>;
  metrics: Metrics;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Checks the public certificate and the storage's clock, at the start and each minute. */
export function watchCertificateAndClock(deps: WatchDeps): { stop(): Promise<void> } {
  let running = checkCertificateAndClock(deps);
  const timer = setInterval(() => {
    running = running.then(() => checkCertificateAndClock(deps));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Sets the gauges of both. Never rejects: failures are logged. */
export async function checkCertificateAndClock(deps: WatchDeps): Promise<void> {
  await Promise.all([gaugeCertificate(deps), gaugeStorageClock(deps)]);
}

async function gaugeCertificate({ config, metrics, log }: WatchDeps): Promise<void> {
  if (!config.isHttps) return;
  try {
    const end = await certificateExpiry(config.publicUrl);
    metrics.certificateExpires.set(end.getTime() / 1_000);
    metrics.isCertificateSeen.set(1);
  } catch (error) {
    log.warn({ err: error }, 'the certificate of the public address cannot be seen from here');
    clearGauge(metrics.certificateExpires);
    metrics.isCertificateSeen.set(0);
  }
}

async function gaugeStorageClock({ config, metrics, clock, log }: WatchDeps): Promise<void> {
  // A folder uses this machine's clock.
  if (!('s3' in config.files)) return;
  try {
    const offset = await storageClockOffset(config.files.s3.endpoint, clock);
    if (offset !== null) metrics.clockOffsetSeconds.set({ against: 'storage' }, offset);
  } catch (error) {
    log.warn({ err: error }, 'the clock of the file storage cannot be seen');
    metrics.clockOffsetSeconds.remove({ against: 'storage' });
  }
}
