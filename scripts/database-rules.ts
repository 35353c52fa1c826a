/**
 * Why a test runs on every kind of database. A test that none of them concerns runs on the nearest to production; Vitest knows the rules
 * as tags.
 */
export const DATABASE_RULES = {
  sql: 'Statements past Prisma, migrations, types and collations, and the codes of the driver’s errors.',
  concurrency:
    'What several processes or requests take at the same moment: claims, leases, limits, numbers, unique keys.',
  survival: 'What is committed when a process or the server ends, and what a backup brings back.',
} as const;

export type DatabaseRule = keyof typeof DATABASE_RULES;

/** The tag of suites on a kind of database that is further from production. */
export const FURTHER_DATABASE = 'further-database';

/** Which tests `make test` runs, as Vitest's `--tags-filter`. */
export const USUAL_TESTS = `!${FURTHER_DATABASE} || ${Object.keys(DATABASE_RULES).join(' || ')}`;
