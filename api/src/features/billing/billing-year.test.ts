import { expect, test } from 'vitest';
import { runYear } from '../../testing/billing-year/run-year.ts';
import { NEAREST_DATABASE } from '../../testing/databases.ts';

// Simulates a month of a few buyers. `make fuzz` simulates half a year of sixty, and `npm run year` a year of a thousand (docs/billing-year.md).
test('a month of buyers, their banks, outages and lost events: money, access, documents and mails are as they should be', {
  timeout: 180_000,
}, async () => {
  const database = await NEAREST_DATABASE.create();
  try {
    const { differences, counts } = await runYear(database, { seed: 5, buyers: 12, days: 26, joinDays: 6 });
    expect(differences).toEqual([]);
    expect(counts.get('acts: buy: fulfilled')).toBeGreaterThan(6);
    expect(counts.get('report: runs')).toBe(2);
  } finally {
    await database.drop();
  }
});
