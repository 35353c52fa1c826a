/** Parameters that only the driver of `database.ts` knows: settings of its pool and its connections. */
const OTHER_DRIVERS = [
  'connectionLimit',
  'acquireTimeout',
  'minimumIdle',
  'minDelayValidation',
  'idleTimeout',
  'socketTimeout',
];

/** The database's address for the driver mysql2, which warns of parameters that it does not know. */
export function mysqlAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl.replace(/^mariadb:/, 'mysql:'));
  for (const name of OTHER_DRIVERS) url.searchParams.delete(name);
  return url.href;
}
