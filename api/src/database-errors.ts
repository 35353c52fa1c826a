// What an error of the database means. Prisma has codes for some; for the rest the driver's own stand below it.

/** A broken unique key: somebody else was first. */
export function isUniqueViolation(error: unknown): boolean {
  return codesOf(error).includes('P2002');
}

/** The database gave way to somebody else: the same transaction may succeed when it is tried again. */
export function isConflict(error: unknown): boolean {
  return codesOf(error).some((code) => CONFLICT.has(code));
}

/** The database cannot be reached, or not in time, or has no room left. */
export function isDatabaseDown(error: unknown): boolean {
  return codesOf(error).some((code) => DOWN.has(code));
}

/** A connection of MySQL's driver broke. Now and then, while one is being made, the driver rejects a promise that nobody holds. */
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
  // No room: MySQL's disk or a table, SQLite's file (SQLITE_FULL).
  ...['1021', '1114', '13'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]);

/** The code of an error and of what lies below it. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } };
  };
  return [code, meta?.driverAdapterError?.cause?.originalCode].filter((found) => found !== undefined).map(String);
}
