import process from 'node:process';
import { parseArgs } from 'node:util';
import { runYear } from '@kreda/api/testing/billing-year';
import { DATABASES } from '@kreda/api/testing/databases';
import { yearTable } from '@kreda/api/testing/year-table';
import { z } from 'zod';

// `npm run --silent year [-- --buyers 1000 --days 395 --join-days 90 --seed N]`: simulates a year of buyers, prints what happened, and ends with
// 1 if anything differs from what was paid. SQLite, or MySQL where TEST_DATABASE_URL names a server. Takes some ten minutes.

const optionsSchema = z.strictObject({
  buyers: z.coerce.number().int().min(1).max(10_000),
  days: z.coerce.number().int().min(1).max(3_650),
  'join-days': z.coerce.number().int().min(0).max(3_650),
  seed: z.coerce.number().int().min(0),
});

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '1000' },
    days: { type: 'string', default: '395' },
    'join-days': { type: 'string', default: '90' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const { buyers, days, 'join-days': joinDays, seed } = optionsSchema.parse(values);
process.stderr.write(`Seed ${seed}: ${buyers} buyers, ${days} days\n`);
const startedAt = performance.now();
const database = await DATABASES.at(-1)!.create();
try {
  const year = await runYear(database, { seed, buyers, days, joinDays }, (day, { differences }) => {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    if (day % 30 === 0) process.stderr.write(`day ${day}, ${seconds} s, ${differences.length} differences\n`);
  });
  process.stdout.write(`${yearTable(year)}\n`);
  if (year.differences.length > 0) process.exitCode = 1;
} finally {
  await database.drop();
}
