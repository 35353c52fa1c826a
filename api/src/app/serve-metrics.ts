import { startMetricsServer } from '@kreda/telemetry/metrics-server';
import type { Deps } from '../context.ts';
import { createFileGauges } from '../platform/observability/file-gauges.ts';
import { gaugeWrites } from '../platform/observability/gauge-writes.ts';
import { watchCertificateAndClock } from '../platform/observability/watch-certificate-and-clock.ts';
import { createAppGauges } from './metrics.ts';

/** Serves the metrics at an address of their own. */
export async function serveMetrics(
  listen: string,
  deps: Pick<Deps, 'config' | 'metrics' | 'db' | 'files' | 'clock' | 'log' | 'probeWrites'>,
): Promise<{ close(): Promise<void> }> {
  const { metrics, log } = deps;
  const gaugeDatabase = createAppGauges(metrics, deps);
  const gaugeFiles = createFileGauges(metrics, deps);
  const server = await startMetricsServer({
    listen,
    registry: metrics.registry,
    refresh: async () => {
      await Promise.all([gaugeDatabase(), gaugeWrites(metrics, deps.probeWrites), gaugeFiles()]);
    },
  });
  const surroundings = watchCertificateAndClock(deps);
  log.info({ listen, port: server.port }, 'metrics listen');
  return {
    async close() {
      await Promise.all([server.close(), surroundings.stop()]);
    },
  };
}
