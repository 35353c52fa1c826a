import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOutdated } from './housekeeping.ts';
import { DATABASES, type TestDatabase } from './testing/databases.ts';
import { startTestApi, type TestApi } from './testing/start-api.ts';
import { TestBrowser } from './testing/test-browser.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('housekeeping on $kind', ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  test('removes what has run out, and nothing that has not', async () => {
    // The limits count by the machine's own clock.
    const start = new Date();
    api.now = start;
    const person = { firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    const register = (email: string, remember: boolean) =>
      new TestBrowser(api.url).send('POST', '/api/register', { ...person, email, remember });
    await register('short@example.pl', false);
    await register('long@example.pl', true);
    await new TestBrowser(api.url).send('POST', '/api/password/reset', { email: 'short@example.pl' });
    await api.mails();
    const counts = async () => ({
      sessions: await api.db.session.count(),
      resets: await api.db.passwordReset.count(),
      mails: await api.db.outboxMessage.count(),
    });
    expect(await counts()).toEqual({ sessions: 2, resets: 1, mails: 3 });
    await forgetOutdated(api.deps);
    expect(await counts()).toEqual({ sessions: 2, resets: 1, mails: 3 });

    api.now = new Date(start.getTime() + 2 * DAY_MS);
    await forgetOutdated(api.deps);
    expect(await counts()).toEqual({ sessions: 1, resets: 0, mails: 3 });
    expect(await api.db.rateLimit.count()).toBe(0);

    // Waiting to be sent, however long: not forgotten.
    await register('waiting@example.pl', false);
    api.now = new Date(start.getTime() + 60 * DAY_MS);
    await forgetOutdated(api.deps);
    expect(await counts()).toEqual({ sessions: 0, resets: 0, mails: 1 });
    api.now = start;
  });
});
