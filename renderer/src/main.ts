import { setFlagsFromString } from 'node:v8';
import { createLogOutput } from '@kreda/telemetry/log-output';
import { startMetricsServer } from '@kreda/telemetry/metrics-server';
import { startTracing } from '@kreda/telemetry/tracing';
import { pino } from 'pino';
import { startRasterPool } from './raster/raster-pool.ts';
import { rememberTiles } from './raster/tile-memory.ts';
import { holdYoungGeneration } from './raster/young-generation.ts';
import { createAdmission } from './service/admission.ts';
import { ConfigError, readConfig } from './service/config.ts';
import { createMetrics } from './service/metrics.ts';
import { ListenError, startServer } from './service/server.ts';
import { createRenderService, type RenderService } from './service/service.ts';
import { warmUp } from './service/warm-up.ts';

// Renders leave much garbage, and V8 would let the heap of old objects grow by some 200 MB before it looks, for no render that is any
// faster: half as much again as lives is enough. Young ones are held in young-generation.ts, and collected by the thread that made
// them: its helpers are waited for, and on a machine that is busy they are late.
setFlagsFromString('--heap-growing-percent=50');
setFlagsFromString('--no-parallel-scavenge');

/** Starts the service; it runs until a signal ends it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: { service: 'renderer' } }, createLogOutput());

  // Two renders more than there are workers: they are read and shaped while the others are drawn. At least three, since the API
  // lets one user have two: somebody else's always finds a place.
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
  const renders = createRenderService({ pool: rememberTiles(pool), admission });
  const service: RenderService = {
    render: (...call) => {
      holdYoungGeneration();
      return renders.render(...call);
    },
  };
  await warmUp(service);
  const tracing = await startTracing(config.tracing, (problem) => log.warn({ problem }, 'spans could not be sent'));
  const server = await startServer({ listen: config.listen, tls: config.tls, service, log, metrics });
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
    log.info({ signal }, 'stopping: finishing what has begun');
    const patience = setTimeout(() => {
      log.warn('renders under way took too long and are dropped');
      server.forceShutdown();
    }, config.drainMs);
    await server.drain();
    clearTimeout(patience);
    await pool.close();
    if (metricsServer) await metricsServer.close();
    await tracing.stop();
    log.info('stopped');
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'could not stop in order');
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
