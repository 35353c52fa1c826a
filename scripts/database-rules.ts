/**
 * The reasons for a test to run on every kind of database. Other tests run only on the kind that is nearest to production. The rules are
 * tags of Vitest.
 */
export const DATABASE_RULES = {
  sql: 'Statements without Prisma, migrations, types and collations, and the error codes of the driver.',
  concurrency:
    'What several processes or requests write at the same moment: claims, leases, limits, numbers, unique keys.',
  survival: 'What is committed when a process or the server ends, and what a backup restores.',
} as const;

export type DatabaseRule = keyof typeof DATABASE_RULES;

/** The tag of suites on a kind of database that is further from production than another kind of the same run. */
export const FURTHER_DATABASE = 'further-database';

/** The tests of `make test`, as Vitest's `--tags-filter`. */
export const USUAL_TESTS = `!${FURTHER_DATABASE} || ${Object.keys(DATABASE_RULES).join(' || ')}`;
