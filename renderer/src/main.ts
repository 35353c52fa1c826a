import { setFlagsFromString } from 'node:v8';
import { createLogOutput } from '@kreda/telemetry/log-output';
import { startMetricsServer } from '@kreda/telemetry/metrics-server';
import { startTracing } from '@kreda/telemetry/tracing';
import { pino } from 'pino';
import { startRasterPool } from './raster/raster-pool.ts';
import { cacheTiles } from './raster/tile-cache.ts';
import { growYoungGeneration } from './raster/young-generation.ts';
import { createAdmission } from './service/admission.ts';
import { ConfigError, readConfig } from './service/config.ts';
import { createJoinService } from './service/join-service.ts';
import { createMetrics } from './service/metrics.ts';
import { ListenError, startServer } from './service/server.ts';
import { createRenderService, type RenderService } from './service/service.ts';
import { warmUp } from './service/warm-up.ts';

// A render makes much garbage. By default V8 lets the old generation grow by some 200 MB before it collects. At 50% growth over the live
// objects it collects every 27 renders, which took a tenth of all processor time; at 100%, half as often, for 20 MB more.
// young-generation.ts bounds the young generation. The main thread collects it alone: it would have to wait for V8's helper threads, and on
// a busy machine they start late.
setFlagsFromString('--heap-growing-percent=100');
setFlagsFromString('--no-parallel-scavenge');

/** Starts the service; it runs until a signal ends it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: { service: 'renderer' } }, createLogOutput());

  // Two renders more than workers: they are read and shaped while the others are drawn. At least three, since the API lets one user have
  // two renders at a time, and another user must always find a place.
  const places = { running: config.workers + 2, waiting: config.queue };
  const admission = createAdmission(places);
  const metrics = createMetrics(admission, places);

  const pool = await startRasterPool({
    workers: config.workers,
    pageDeadlineMs: config.pageDeadlineMs,
    onReplaced: (why) => {
      metrics.workersReplaced.inc();
      log.warn({ why }, 'a worker was replaced');
    },
  });
  const renders = createRenderService({ pool: cacheTiles(pool), admission });
  const service: RenderService = {
    render: (...call) => {
      growYoungGeneration();
      return renders.render(...call);
    },
  };
  if (config.hasWarmUp)
    await warmUp(service, ({ message }) =>
      log.warn({ why: message }, 'the first renders will be slow: warming up took too long'),
    );
  const tracing = await startTracing(config.tracing, (problem) => log.warn({ problem }, 'spans could not be sent'));
  // One at a time, for the memory of its process.
  const joins = createJoinService({ admission: createAdmission({ running: 1, waiting: config.queue }) });
  const server = await startServer({ listen: config.listen, tls: config.tls, service, joins, log, metrics });
  const metricsServer =
    config.metricsListen &&
    (await startMetricsServer({
      listen: config.metricsListen,
      registry: metrics.registry,
      isServing: server.isServing,
    }));
  if (metricsServer) log.info({ listen: config.metricsListen, port: metricsServer.port }, 'metrics listen');
  const { listen, tls, workers } = config;
  log.info({ listen, port: server.port, isMutualTls: tls !== null, workers }, 'listening');

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing the renders in flight');
    const drainTimer = setTimeout(() => {
      log.warn('renders in flight took too long and are dropped');
      server.forceShutdown();
    }, config.drainMs);
    await server.drain();
    clearTimeout(drainTimer);
    await pool.close();
    if (metricsServer) await metricsServer.close();
    await tracing.stop();
    log.info('stopped');
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
}

try {
  await main();
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof ListenError;
  const reason = error instanceof Error ? (isKnown ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
