import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { createLog } from '../log.ts';
import { migrate } from '../migrations/migrate.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { enqueue } from './enqueue.ts';
import { type OutboxHandlers, startOutboxWorker } from './worker.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await DATABASES[0]!.create();
  await migrate(database.url);
  db = openDatabase(database.url);
});
afterEach(async () => {
  await db.$disconnect();
  await database.drop();
});

test('a worker that is stopped finishes the message in hand and leaves the rest', async () => {
  const clock = () => new Date();
  for (const key of ['a', 'b', 'c']) await enqueue(db, 'files.remove', { payload: { keys: [key] }, now: clock() });
  const removed: string[][] = [];
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const handlers: Pick<OutboxHandlers, 'files.remove'> = {
    async 'files.remove'({ keys }) {
      removed.push(keys);
      await gate;
    },
  };
  const log = createLog({ logLevel: 'silent' });
  // The others are asked for by no message here.
  const worker = startOutboxWorker({ db, clock, log, handlers: handlers as OutboxHandlers });
  worker.wake();
  await expect.poll(() => removed.length).toBe(1);
  const stopped = worker.stop();
  goOn();
  await stopped;
  expect(removed).toHaveLength(1);
  const states = (await db.outboxMessage.findMany()).map(({ state }) => state).sort();
  expect(states).toEqual(['new', 'new', 'sent']);
});
