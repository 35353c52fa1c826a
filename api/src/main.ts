import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { startTracing } from '@kreda/telemetry/tracing';
import { composeApi } from './app/compose-api.ts';
import { explainStartFailure } from './app/explain-start-failure.ts';
import { readConfig } from './config.ts';
import { isBrokenConnection } from './platform/database-errors.ts';
import { type Lifecycle, shutDown } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';

// Calls leave much garbage, and V8 would let the heap grow by hundreds of MB before it collects, without any gain in speed. So the young
// generation keeps its size: that of the loaded program, which memory-environment.ts bounds, and the first one in the typesetter's
// threads. The old one grows by half of the live objects.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');

/** Starts the API, and shuts it down on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const tracing = await startTracing(config.tracing, (problem) => log.warn({ problem }, 'spans could not be sent'));
  const lifecycle: Lifecycle = { isDraining: false };
  process.on('unhandledRejection', (error) => {
    if (!isBrokenConnection(error)) throw error;
    log.error({ err: error }, 'a connection to the database broke');
  });
  const api = await composeApi({ config, log, lifecycle });
  const end = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'asked to end');
    // Ctrl+C sends a signal from the terminal, and another one from the parent process.
    if (lifecycle.isDraining) return;
    api.metrics.isDraining.set(1);
    await shutDown({
      lifecycle,
      log,
      ...config.shutdown,
      finish: api.finish,
      async release() {
        await api.release();
        await tracing.stop();
      },
      abandon: () => process.exit(1),
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      end(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'could not end in order');
        process.exit(1);
      });
    });
  }
  await api.app.listen({ host: config.host, port: config.port });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}
