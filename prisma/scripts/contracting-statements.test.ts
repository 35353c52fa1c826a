import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findContracting } from './contracting-statements.ts';

const migrations = path.resolve(import.meta.dirname, '../migrations/mysql');
/** Migrations from before the first release, which no earlier release can conflict with. */
const LAST_WITHOUT_RULE = '20261121120100_job-offers';

test('every migration keeps the previous release working, or has a marker that says why it is safe', () => {
  const names = readdirSync(migrations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(names).toContain(LAST_WITHOUT_RULE);
  for (const name of names.filter((one) => one > LAST_WITHOUT_RULE)) {
    expect(findContracting(readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8')), name).toEqual([]);
  }
});

test('the rule finds the contracting statements of the earlier migrations', () => {
  const read = (name: string) => readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8');
  const found = findContracting(read('20261121095733_subscriptions-and-providers')).join('\n');
  expect(found).toContain('ALTER TABLE `subscriptions`: the release before reads the column');
  expect(found).toContain('ALTER TABLE `subscriptions`: the release before writes rows without the column');
  expect(found).toContain(
    'ALTER TABLE `subscription_periods`: the release before writes what the column took until now',
  );
  expect(found).toContain('ALTER TABLE `orders`: the release before writes what is no longer unique');
  expect(found).not.toContain('`payment_attempts`');
  expect(found).not.toContain('`provider_customers`');
});

test.each([
  'DROP TABLE `a`',
  'ALTER TABLE `a`\n    DROP COLUMN `b`',
  'ALTER TABLE `a` RENAME TO `c`',
  'ALTER TABLE `a` RENAME COLUMN `b` TO `c`',
  'ALTER TABLE `a`\n    CHANGE COLUMN `b` `c` INTEGER NULL',
  'ALTER TABLE `a`\n    MODIFY COLUMN `b` VARCHAR(10) NULL',
  'ALTER TABLE `a`\n    ADD COLUMN `b` INTEGER NOT NULL',
  'ALTER TABLE `a`\n    ADD UNIQUE INDEX `a_b_key`(`b`)',
  'ALTER TABLE `a` ADD CONSTRAINT `a_b_fkey` FOREIGN KEY (`b`) REFERENCES `c`(`d`)',
])('%s needs a marker with a reason', (statement) => {
  expect(findContracting(`-- AlterTable\n${statement};\n`)).toHaveLength(1);
  expect(findContracting(`-- contract: since 1.4 nothing uses it\n-- AlterTable\n${statement};\n`)).toEqual([]);
  expect(findContracting(`-- contract:\n-- AlterTable\n${statement};\n`)).toHaveLength(1);
});

test('a marker counts only for its own statement', () => {
  expect(findContracting('-- contract: since 1.4\nDROP TABLE `a`;\n\nDROP TABLE `b`;\n')).toEqual([
    'DROP TABLE `b`: the release before reads the table',
  ]);
});

test.each([
  'CREATE TABLE `a` (\n    `b` INTEGER NOT NULL,\n    UNIQUE INDEX `a_b_key`(`b`)\n);\n\nALTER TABLE `a` ADD CONSTRAINT `x` FOREIGN KEY (`b`) REFERENCES `c`(`d`)',
  "ALTER TABLE `a`\n    ADD COLUMN `b` VARCHAR(8) NOT NULL DEFAULT 'pl',\n    ADD COLUMN `c` INTEGER NULL,\n    ADD INDEX `a_c_idx`(`c`)",
  'ALTER TABLE `a`\n    DROP INDEX `a_b_idx`',
  'UPDATE `a` SET `b` = 1 WHERE `b` IS NULL',
])('%s needs no marker', (statement) => {
  expect(findContracting(`${statement};\n`)).toEqual([]);
});
