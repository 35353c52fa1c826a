import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { startTracing } from '@kreda/telemetry/tracing';
import { composeApi } from './app/compose-api.ts';
import { ConfigError, readConfig } from './config.ts';
import { StorageDown, WrongClock } from './platform/clients/file-storage.ts';
import { ConnectionLimitError } from './platform/connection-limit.ts';
import { isBrokenConnection } from './platform/database-errors.ts';
import { type Lifecycle, shutDown } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { makeFolder } from './platform/make-folder.ts';
import { MigrationError } from './platform/migrations/ledger.ts';
import { DatabaseRefused } from './platform/mysql-connection.ts';

// Calls leave much garbage, and V8 would let the heap grow by hundreds of MB before it collects, without any gain in speed. So the young
// generation keeps its first size, and the old one grows by half of the live objects. This applies to the typesetter's threads too.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');

/** Starts the API, and shuts it down on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const tracing = await startTracing(config.tracing, (problem) => log.warn({ problem }, 'spans could not be sent'));
  const lifecycle: Lifecycle = { isDraining: false };
  await makeFolder(config.dataDir).catch((error: Error) => {
    throw new ConfigError([`DATA_DIR: the folder cannot be made (${error.message})`]);
  });
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
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** A sentence with advice for known failures of a start, otherwise the stack. */
function explain(error: unknown): string {
  const isKnown =
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof ConnectionLimitError ||
    error instanceof DatabaseRefused;
  if (isKnown) return error.message;
  if (error instanceof WrongClock) return `${error.message}. Set it, and keep it right by NTP.`;
  if (error instanceof StorageDown) return `${error.message}. Check the S3_ variables.`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const { port } = error as { port?: number };
    return `The port ${port} is taken: end what listens on it, or set PORT to another (METRICS_LISTEN for that of the metrics).`;
  }
  if (code === 'EADDRNOTAVAIL') {
    const { address } = error as { address?: string };
    return `The address ${address} is none of this machine: set HOST to one of its own, or to 0.0.0.0 for all.`;
  }
  if (code === 'ENOTFOUND') {
    const { hostname } = error as { hostname?: string };
    return `No address is known for the name ${hostname}: check HOST and DATABASE_URL.`;
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return `No permission to write: ${(error as Error).message}. Set DATA_DIR to a folder of yours.`;
  }
  if (code === 'SQLITE_CANTOPEN')
    return `The database cannot be opened: ${(error as Error).message}. Check DATABASE_URL.`;
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT')
    return `The database does not answer: ${(error as Error).message}. Check DATABASE_URL.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
