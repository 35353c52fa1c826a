import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../../prisma/seed/packages.ts';
import { readConfig } from '../config.ts';
import { listOffers } from '../features/jobs/jobs.ts';
import { folderStorage } from '../platform/clients/folder-storage.ts';
import { openDatabase } from '../platform/database.ts';
import { DATABASES, NEAREST_DATABASE } from '../testing/databases.ts';
import { PRODUCTION_SETTINGS } from '../testing/production-settings.ts';
import { seedDatabase } from './seed-database.ts';

const PROCESSES = 5;

test.each(DATABASES)('several processes may seed a new database at the same time, on $kind', async ({ create }) => {
  const database = await create();
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-seed-'));
  const opened = Array.from({ length: PROCESSES }, () => openDatabase(database.url));
  const seed = (db: (typeof opened)[number]) =>
    seedDatabase({
      db,
      files: folderStorage(folder),
      clock: () => new Date('2026-03-01T12:00:00Z'),
      config: readConfig({ NODE_ENV: 'test' }),
    });
  try {
    await Promise.all(opened.map(seed));
    const [first] = opened;
    expect(await first!.package.count()).toBe(PACKAGES.length);
    expect(await first!.voucher.count()).toBe(1);
    const counts = [await first!.jobOffer.count(), await first!.magazinePost.count()];
    await seed(first!);
    expect([await first!.jobOffer.count(), await first!.magazinePost.count()]).toEqual(counts);
    for (const count of counts) expect(count).toBeGreaterThan(0);
  } finally {
    for (const db of opened) await db.$disconnect();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('there are sample offers in development, and none in production', async () => {
  const database = await NEAREST_DATABASE.create();
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-seed-'));
  const db = openDatabase(database.url);
  const offersAfter = async (environment: Record<string, string>) => {
    const clock = () => new Date();
    await seedDatabase({ db, files: folderStorage(folder), clock, config: readConfig(environment) });
    return (await listOffers({ db, clock }, { page: 1 })).count;
  };
  try {
    expect(await offersAfter(PRODUCTION_SETTINGS)).toBe(0);
    expect(await offersAfter({})).toBeGreaterThanOrEqual(40);
  } finally {
    await db.$disconnect();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
