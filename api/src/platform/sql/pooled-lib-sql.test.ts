import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';

let folder: string;
/** The clients of two processes. */
let [one, other]: Database[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-pool-'));
  const url = `file:${path.join(folder, 'test.db')}`;
  await migrate(url);
  [one, other] = [openDatabase(url), openDatabase(url)];
});
afterEach(async () => {
  for (const db of [one, other]) await db!.$disconnect();
  await rm(folder, { recursive: true, force: true });
});

const visitor = (tokenHash: string) => {
  const now = new Date();
  return { data: { id: crypto.randomUUID(), tokenHash, createdAt: now } };
};

test('later transactions can write after one that failed with SQLITE_BUSY', async () => {
  const givesWay = one!.$transaction(async (tx) => {
    await tx.visitor.count();
    await other!.visitor.create(visitor('a'));
    await tx.visitor.create(visitor('b'));
  });
  await expect(givesWay).rejects.toThrow();
  for (const tokenHash of ['c', 'd', 'e']) await one!.$transaction((tx) => tx.visitor.create(visitor(tokenHash)));
  expect(await one!.visitor.count()).toBe(4);
});
