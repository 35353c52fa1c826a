import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../platform/database.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { nextNumber } from './next-number.ts';

const COUNT = 8;

onEachDatabase('numbers on $kind', { tags: ['concurrency'] }, ({ create }) => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await create();
    db = openDatabase(database.url);
  });
  afterAll(async () => {
    await db.$disconnect();
    await database.drop();
  });

  const take = (now: Date) => inTransaction(db, (tx) => nextNumber(tx, 'FV', now));

  test('are unique and without gaps, also when the first ones of a year are taken at the same time', async () => {
    for (const year of [2031, 2032, 2033]) {
      const taken = await Promise.all(Array.from({ length: COUNT }, () => take(new Date(`${year}-05-05T12:00:00Z`))));
      expect(taken.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(taken.every((one) => one.year === year)).toBe(true);
    }
  });

  test('of a transaction that rolls back are used again', async () => {
    const now = new Date('2034-05-05T12:00:00Z');
    await take(now);
    const failing = inTransaction(db, async (tx) => {
      await nextNumber(tx, 'FV', now);
      throw new Error('no document after all');
    });
    await expect(failing).rejects.toThrow('no document');
    expect(await take(now)).toEqual({ year: 2034, number: 2 });
  });

  test('start at 1 with each year in Warsaw', async () => {
    expect(await take(new Date('2035-12-31T22:59:59Z'))).toEqual({ year: 2035, number: 1 });
    expect(await take(new Date('2035-12-31T23:00:00Z'))).toEqual({ year: 2036, number: 1 });
  });
});
