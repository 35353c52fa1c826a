// What a database error means. Prisma has codes for some errors; for others its cause has the driver's code.

/** A violated unique key: another transaction inserted the row first. */
export function isUniqueViolation(error: unknown): boolean {
  return codesOf(error).includes('P2002');
}

/** A conflict with another transaction, such as a deadlock: a retry of the same transaction may succeed. */
export function isConflict(error: unknown): boolean {
  return codesOf(error).some((code) => CONFLICT.has(code));
}

/** False after a conflict, too: nothing was written then, as where `write` found an outdated revision. */
export async function unlessConflict(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** The database cannot be reached, does not answer in time, or accepts no writes. */
export function isDatabaseDown(error: unknown): boolean {
  return isDatabaseFull(error) || codesOf(error).some((code) => DOWN.has(code));
}

/** The database accepts no writes: its disk is full, over its quota, read-only or broken. Reading may work. */
export function isDatabaseFull(error: unknown): boolean {
  return codesOf(error).some((code) => FULL.has(code) || SQLITE_FULL.test(code));
}

/** A connection of MySQL's driver broke. While it connects, the driver sometimes rejects a promise that no code awaits. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof Error && 'fatal' in error && error.fatal === true && 'sqlState' in error;
}

// Write conflict or deadlock; SQLite's busy; a transaction that could not start in time; MySQL's lock wait.
const CONFLICT = new Set(['P2034', 'P1008', 'P2028', '1205', '1213']);

const DOWN = new Set([
  // Prisma: not reached, timed out, closed by the server, no connection to spare.
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'],
  // MySQL's driver: connection closed, unexpectedly closed, not made in time, none in the pool.
  ...['45001', '45009', '45012', '45013', '45019', '45026', '45028', '45060', '45061'],
  // MySQL: too many connections, shutting down.
  ...['1040', '1053', '1203'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]);

// MySQL: a full disk, a full table, an error while writing a file, started or switched to read-only.
const FULL = new Set(['1021', '1114', 'EE_WRITE', '1026', '1290', '1836']);

// SQLite's error names and extended ones such as SQLITE_IOERR_WRITE. CANTOPEN: a log or a journal cannot be created.
const SQLITE_FULL = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)(_|$)/;

/** The codes of an error and of its driver's error. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, errno, meta } = error as {
    code?: unknown;
    errno?: unknown;
    meta?: { driverAdapterError?: { cause?: DriverError } };
  };
  const driver = meta?.driverAdapterError?.cause;
  return [code, errno, ...(driver ? driverCodes(driver) : [])].filter((found) => found !== undefined).map(String);
}

interface DriverError {
  kind?: string;
  originalCode?: unknown;
  originalMessage?: string;
}

function driverCodes({ kind, originalCode, originalMessage = '' }: DriverError): unknown[] {
  // SQLite's error name begins its message. MySQL's 3 is an error of its files, and 1030 quotes the system's error.
  if (kind === 'sqlite') return [/^SQLITE_\w+/.exec(originalMessage)?.[0]];
  const isFull = originalCode === '3' || (originalCode === '1030' && /error (28|30|122)\b/.test(originalMessage));
  return isFull ? [originalCode, 'EE_WRITE'] : [originalCode];
}
