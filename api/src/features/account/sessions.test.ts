import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const PASSWORD = 'zielona-kreda';
const DAY_MS = 24 * 3_600_000;

interface Session {
  id: string;
  userAgent: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

onEachDatabase('sessions on $kind', {}, ({ create }) => {
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

  async function register(email: string, more: object = {}): Promise<TestBrowser> {
    const browser = new TestBrowser(api.url);
    const person = { email, firstName: 'A', lastName: 'B', password: PASSWORD, userAgent: 'first', ...more };
    expect((await browser.send('POST', '/api/register', person)).status).toBe(201);
    return browser;
  }
  async function login(email: string, userAgent: string): Promise<TestBrowser> {
    const browser = new TestBrowser(api.url);
    expect((await browser.send('POST', '/api/login', { email, password: PASSWORD, userAgent })).status).toBe(200);
    return browser;
  }
  const list = async (browser: TestBrowser) => (await browser.query('account.sessions')).body as Session[];
  const isIn = async (browser: TestBrowser) =>
    ((await browser.get('/api/me')).body as { data: { isLoggedIn: boolean } }).data.isLoggedIn;

  test('are listed for their user alone, the current one first, without their tokens', async () => {
    const email = 'list@example.pl';
    const first = await register(email);
    await register('somebody-else@example.pl');
    const second = await login(email, 'second');
    expect((await list(first)).map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['first', true],
      ['second', false],
    ]);
    expect((await list(second)).map(({ userAgent }) => userAgent)).toEqual(['second', 'first']);
    const stored = await api.db.session.findMany({ where: { user: { email } } });
    const answered = JSON.stringify(await list(first));
    for (const { tokenHash } of stored) expect(answered).not.toContain(tokenHash);
    for (const browser of [first, second]) expect(answered).not.toContain(browser.cookies.get('session'));
  });

  test('are ended one by one, by their own user alone', async () => {
    const email = 'end@example.pl';
    const mine = await register(email);
    const lost = await login(email, 'lost');
    const other = await register('stranger@example.pl');
    const { id } = (await list(mine)).find(({ userAgent }) => userAgent === 'lost')!;
    expect((await other.mutate('account.endSession', { id })).status).toBe(404);
    expect(await isIn(lost)).toBe(true);
    expect((await mine.mutate('account.endSession', { id })).status).toBe(200);
    expect(await isIn(lost)).toBe(false);
    expect(await isIn(mine)).toBe(true);
    expect((await mine.mutate('account.endSession', { id })).status).toBe(404);
  });

  test('are all ended but the current one', async () => {
    const email = 'others@example.pl';
    const mine = await register(email);
    const others = [await login(email, 'a'), await login(email, 'b')];
    await mine.mutate('account.endOtherSessions');
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await list(mine)).toHaveLength(1);
  });

  test('cannot be used with a cookie stolen before logging out', async () => {
    const victim = await register('victim@example.pl');
    const stolen = victim.cookies.get('session')!;
    const thief = new TestBrowser(api.url);
    thief.setCookie('session', stolen);
    expect(await isIn(thief)).toBe(true);
    await victim.send('POST', '/api/logout');
    expect(await isIn(thief)).toBe(false);
    expect((await thief.query('account.sessions')).status).toBe(401);
  });

  test('live on while they are used, remembered ones for 180 days at most', async () => {
    const start = api.now;
    const browser = await register('long@example.pl', { remember: true });
    let days = 0;
    while (days < 400) {
      days += 20;
      api.now = new Date(start.getTime() + days * DAY_MS);
      if (!(await isIn(browser))) break;
    }
    expect(days).toBe(180);
    api.now = start;
  });

  test('store when they were last used once an hour', async () => {
    const start = api.now;
    const browser = await register('seen@example.pl');
    api.now = new Date(start.getTime() + 30 * 60_000);
    expect((await list(browser))[0]!.lastSeenAt).toBe(start.toISOString());
    api.now = new Date(start.getTime() + 61 * 60_000);
    await isIn(browser);
    expect((await list(browser))[0]!.lastSeenAt).toBe(api.now.toISOString());
    api.now = start;
  });

  test('get a new token at login, so that a planted cookie gives nothing (session fixation)', async () => {
    const email = 'planted@example.pl';
    const attacker = await register('attacker@example.pl');
    await register(email);
    const victim = new TestBrowser(api.url);
    victim.setCookie('session', attacker.cookies.get('session')!);
    await victim.send('POST', '/api/login', { email, password: PASSWORD });
    expect(victim.cookies.get('session')).not.toBe(attacker.cookies.get('session'));
    expect(await isIn(attacker)).toBe(false);
  });
});
