import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');

/** A query by Prisma: of a client or of a transaction, which are called `db` and `tx` everywhere. */
const QUERY =
  /\b(?:db|tx)(?:\.\w+\.(?:find\w+|create|createMany|update|updateMany|upsert|delete|deleteMany|count|aggregate|groupBy)\(|\.\$(?:query|execute)Raw)/;
/** An import of what Prisma generates. */
const GENERATED = /from '[^']*prisma\/generated/;

/** Files that query the database without being repositories: they check whether it is usable. Add none. */
const EXCEPTIONS = ['features/site/readiness.ts', 'platform/connection-limit.ts', 'platform/write-probe.ts'];

/** Matching files of the product that are no repositories, by their paths below `src`. */
function matching(pattern: RegExp): string[] {
  return globSync(['*.ts', '{app,features,platform,commands}/**/*.ts'], { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.ts') && !/(^|[/\\-])repo\.ts$/.test(file))
    .filter((file) => pattern.test(readFileSync(path.join(SOURCE, file), 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

test('queries stand in repositories', () => {
  expect(matching(QUERY)).toEqual(EXCEPTIONS);
});

test('repositories alone know the types that Prisma generates', () => {
  expect(matching(GENERATED)).toEqual(['platform/database.ts']);
});
