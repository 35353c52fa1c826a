import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { startTestApi } from '../testing/start-api.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseDown, isDatabaseFull } from './database-errors.ts';
import { toDomainError } from './errors.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const event = (size: number) => ({
  data: { id: crypto.randomUUID(), at: new Date(), kind: 'test', details: { text: 'x'.repeat(size) } },
});

describe('an error of SQLite', () => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await DATABASES[0]!.create();
    db = openDatabase(database.url);
  });
  afterAll(async () => {
    await db.$disconnect();
    await database.drop();
  });

  test('about a full disk means that the database is full', async () => {
    const error = await failure(
      db.$transaction(async (tx) => {
        await tx.$queryRawUnsafe('PRAGMA max_page_count = 1');
        await tx.auditEvent.create(event(200_000));
      }),
    );
    expect(isDatabaseFull(error)).toBe(true);
    expect(toDomainError(error).code).toBe('unavailable');
  });

  test('about a read-only database means the same', async () => {
    const error = await failure(
      db.$transaction(async (tx) => {
        await tx.$queryRawUnsafe('PRAGMA query_only = 1');
        try {
          await tx.auditEvent.create(event(1));
        } finally {
          // The connection goes back to the pool.
          await tx.$queryRawUnsafe('PRAGMA query_only = 0');
        }
      }),
    );
    expect(isDatabaseFull(error)).toBe(true);
  });

  test('about a wrong statement does not', async () => {
    const one = event(1);
    await db.auditEvent.create(one);
    const error = await failure(db.auditEvent.create(one));
    expect(error).not.toBeNull();
    expect(isDatabaseDown(error)).toBe(false);
  });
});

// As the drivers throw them, from a transaction's commit and from a query.
test.each([
  [{ code: 'SQLITE_FULL' }],
  [{ code: 'SQLITE_IOERR_WRITE' }],
  [{ code: 'SQLITE_READONLY_DBMOVED' }],
  [{ code: 'SQLITE_CANTOPEN' }],
  [{ code: 'ER_OPTION_PREVENTS_STATEMENT', errno: 1290 }],
  [mysql('1021', 'Disk full (/tmp); waiting for someone to free some space')],
  [mysql('1114', "The table 'resumes' is full")],
  [mysql('3', 'Error writing file (Errcode: 28 "No space left on device")')],
  [mysql('1030', 'Got error 28 "No space left on device" from storage engine InnoDB')],
  [mysql('1836', 'Running in read-only mode')],
])('%j means that nothing can be written for now', (facts) => {
  const error = Object.assign(new Error('x'), facts);
  expect(isDatabaseFull(error)).toBe(true);
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  [{ code: 'SQLITE_CONSTRAINT' }],
  [{ code: 'SQLITE_BUSY' }],
  [mysql('1030', 'Got error 124 "Wrong index" from storage engine MyISAM')],
  [mysql('1062', "Duplicate entry '3' for key 'x'")],
])('%j does not', (facts) => {
  expect(isDatabaseFull(Object.assign(new Error('x'), facts))).toBe(false);
});

function mysql(originalCode: string, originalMessage: string) {
  return { code: 'P2039', meta: { driverAdapterError: { cause: { kind: 'mysql', originalCode, originalMessage } } } };
}

test('a session can be used when its last use cannot be stored', async () => {
  const database = await DATABASES[0]!.create();
  const api = await startTestApi({ databaseUrl: database.url });
  try {
    const browser = new TestBrowser(api.url);
    const person = { email: 'read@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    await browser.send('POST', '/api/register', person);
    api.now = new Date(api.now.getTime() + 20 * 24 * 3_600_000);
    await api.db.$queryRawUnsafe('PRAGMA query_only = 1');
    const answer = await browser.get('/api/me');
    expect(answer).toMatchObject({ status: 200, body: { data: { isLoggedIn: true } } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await browser.mutate('account.rename', { firstName: 'Ola', lastName: 'Lis' })).status).toBe(503);
    await api.db.$queryRawUnsafe('PRAGMA query_only = 0');
    expect((await browser.get('/api/me')).headers.getSetCookie()).toHaveLength(1);
  } finally {
    await api.stop();
    await database.drop();
  }
});
