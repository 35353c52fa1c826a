import { describe } from 'vitest';
import { type DatabaseRule, FURTHER_DATABASE } from '../../../scripts/database-rules.ts';
import { DATABASES, type DatabaseKind, NEAREST_DATABASE } from './databases.ts';

interface Options {
  /** The rules for which the whole suite runs on every kind of database. Single tests may have tags of their own. */
  tags?: DatabaseRule[];
  /** In milliseconds. */
  timeout?: number;
}

/**
 * Defines a suite for each kind of database. `make test` runs tests with a rule (scripts/database-rules.ts) on every kind, and all
 * others only on the kind nearest to production. `make test-all` runs all tests on every kind.
 *
 * @param name may contain `$kind`, which is replaced by the kind.
 */
export function onEachDatabase(name: string, options: Options, suite: (database: DatabaseKind) => void): void {
  for (const database of DATABASES) {
    const further = database === NEAREST_DATABASE ? [] : [FURTHER_DATABASE];
    const tags = [...(options.tags ?? []), ...further];
    describe(name.replace('$kind', database.kind), { ...options, tags }, () => suite(database));
  }
}
