import { describe } from 'vitest';
import { type DatabaseRule, FURTHER_DATABASE } from '../../../scripts/database-rules.ts';
import { DATABASES, type DatabaseKind, NEAREST_DATABASE } from './databases.ts';

interface Options {
  /** Why all of the suite runs on every kind of database. Without one, each test may name its own. */
  tags?: DatabaseRule[];
  /** In milliseconds. */
  timeout?: number;
}

/**
 * A suite on each kind of database. `make test` runs on every kind only what names a rule (scripts/database-rules.ts), and everything
 * else on the nearest to production alone; `make test-all` runs all of it on every kind.
 *
 * @param name `$kind` in it stands for the kind.
 */
export function onEachDatabase(name: string, options: Options, suite: (database: DatabaseKind) => void): void {
  for (const database of DATABASES) {
    const further = database === NEAREST_DATABASE ? [] : [FURTHER_DATABASE];
    const tags = [...(options.tags ?? []), ...further];
    describe(name.replace('$kind', database.kind), { ...options, tags }, () => suite(database));
  }
}
