import { ConfigError } from '../config.ts';
import { StorageDown, WrongClock } from '../platform/clients/file-storage.ts';
import { ConnectionLimitError } from '../platform/connection-limit.ts';
import { MigrationError } from '../platform/migrations/ledger.ts';
import { DatabaseRefused } from '../platform/mysql-connection.ts';

/** A sentence with advice for known failures of a start, otherwise the stack. */
export function explainStartFailure(error: unknown): string {
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
