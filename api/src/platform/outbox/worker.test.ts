import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { createLog } from '../log.ts';
import { enqueue } from './enqueue.ts';
import { Postponed } from './postponed.ts';
import { type OutboxHandlers, processOutbox, startOutboxWorker } from './worker.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await DATABASES[0]!.create();
  db = openDatabase(database.url);
});
afterEach(async () => {
  await db.$disconnect();
  await database.drop();
});

test('a stopped worker finishes its present message and leaves the rest', async () => {
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
  // No message here needs the other handlers.
  const worker = startOutboxWorker({ db, clock, log, handlers: handlers as OutboxHandlers }, { onDone: () => {} });
  worker.wake();
  await expect.poll(() => removed.length).toBe(1);
  const stopped = worker.stop();
  goOn();
  await stopped;
  expect(removed).toHaveLength(1);
  const states = (await db.outboxMessage.findMany()).map(({ state }) => state).sort();
  expect(states).toEqual(['new', 'new', 'sent']);
});

test('a postponed message waits for its time, and the try does not count', async () => {
  let now = new Date('2026-03-01T12:00:00Z');
  const clock = () => now;
  const until = new Date('2026-03-02T00:00:00Z');
  await enqueue(db, 'files.remove', { payload: { keys: ['a'] }, now });
  const removed: string[][] = [];
  const handlers: Pick<OutboxHandlers, 'files.remove'> = {
    async 'files.remove'({ keys }) {
      if (now < until) throw new Postponed(until);
      removed.push(keys);
    },
  };
  const deps = { db, clock, log: createLog({ logLevel: 'silent' }), handlers: handlers as OutboxHandlers };
  await processOutbox(deps);
  expect(await db.outboxMessage.findFirst()).toMatchObject({ state: 'new', tries: 0, nextTryAt: until });
  await processOutbox(deps);
  expect(removed).toEqual([]);
  now = until;
  await processOutbox(deps);
  expect(removed).toEqual([['a']]);
  expect(await db.outboxMessage.findFirst()).toMatchObject({ state: 'sent', tries: 1 });
});
