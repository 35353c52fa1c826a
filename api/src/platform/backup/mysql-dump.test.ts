import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { DATABASES } from '../../testing/databases.ts';
import { inTransaction, openDatabase } from '../database.ts';
import { mysqlDump } from './mysql-dump.ts';

// SQLite copies itself under its own lock.
test.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))(
  'a dump of $kind is a snapshot, whatever others write meanwhile',
  async ({ create }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kreda-dump-'));
    const database = await create();
    const db = openDatabase(database.url);
    let isWriting = true;
    // Every message has a limit of the same name, written with it: a table that is read later would have more of them.
    const writing = (async () => {
      for (let number = 0; isWriting; number++) {
        const now = new Date();
        await inTransaction(db, async (tx) => {
          await tx.outboxMessage.create({
            data: {
              id: `${number}`,
              kind: 'test',
              payload: {},
              state: 'dead',
              tries: 0,
              nextTryAt: now,
              createdAt: now,
            },
          });
          await tx.rateLimit.create({ data: { key: `${number}`, points: 1, expire: now } });
        });
      }
    })();
    try {
      await vi.waitFor(async () => expect(await db.rateLimit.count()).toBeGreaterThan(20), { timeout: 30_000 });
      const { rows } = await mysqlDump.write(database.url, folder);
      expect(rows.outbox).toBeGreaterThan(20);
      expect(rows.rate_limits).toBe(rows.outbox);
    } finally {
      isWriting = false;
      await writing;
      await db.$disconnect();
      await database.drop();
      await rm(folder, { recursive: true });
    }
  },
);
