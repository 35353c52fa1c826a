import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../testing/databases.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../testing/start-api.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { forgetOldEvents } from './audit.ts';

const PASSWORD = 'zielona-kreda';
const DAY_MS = 24 * 3_600_000;

onEachDatabase('the audit log on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url, environment: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  test('records what happened to an account, when, from which network and in which request, without names', async () => {
    const email = 'audited@example.pl';
    const proxied = { 'x-forwarded-for': '203.0.113.77' };
    const browser = new TestBrowser(api.url);
    const person = { email, firstName: 'Łucja', lastName: 'Żak', password: PASSWORD };
    const registered = await browser.send('POST', '/api/register', person, proxied);
    const { id } = (registered.body as { data: { id: string } }).data;
    await new TestBrowser(api.url).send('POST', '/api/login', { email, password: 'wrong' }, proxied);
    await browser.mutate('account.rename', { firstName: 'Ola', lastName: 'Lis' });
    await browser.send('POST', '/api/password/change', { oldPassword: PASSWORD, password: 'niebieska-kreda' }, proxied);
    await browser.send('POST', '/api/logout');
    await browser.send('POST', '/api/login', { email, password: 'niebieska-kreda' }, proxied);
    await browser.get('/api/account/export');
    await browser.send('DELETE', '/api/account');

    const events = await api.db.auditEvent.findMany({ where: { userId: id } });
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      'account.deleted',
      'account.exported',
      'account.logged-in',
      'account.logged-out',
      'account.login-failed',
      'account.password-changed',
      'account.registered',
      'account.renamed',
    ]);
    const first = events.find(({ kind }) => kind === 'account.registered')!;
    expect(first).toMatchObject({
      at: api.now,
      requestId: registered.headers.get('x-request-id'),
      network: '203.0.113.0/24',
      details: { by: 'password' },
    });
    expect(JSON.stringify(events)).not.toMatch(/audited|Łucja|Ola|203\.0\.113\.77|kreda/);
  });

  test('records a failed login for an unknown e-mail address without the address', async () => {
    const before = await api.db.auditEvent.count();
    await new TestBrowser(api.url).send('POST', '/api/login', { email: 'ghost@example.pl', password: 'x' });
    const events = await api.db.auditEvent.findMany({ where: { kind: 'account.login-failed', userId: null } });
    expect(await api.db.auditEvent.count()).toBe(before + 1);
    expect(JSON.stringify(events)).not.toContain('ghost');
  });

  test('is limited to thirty events per user, kind and hour', async () => {
    const browser = new TestBrowser(api.url);
    const person = { email: 'renamed@example.pl', firstName: 'A', lastName: 'B', password: PASSWORD };
    const registered = await browser.send('POST', '/api/register', person);
    const { id } = (registered.body as { data: { id: string } }).data;
    const renames = () => api.db.auditEvent.count({ where: { userId: id, kind: 'account.renamed' } });
    for (let count = 0; count < 40; count++) {
      const answer = await browser.mutate('account.rename', { firstName: `Ola ${count}`, lastName: 'Lis' });
      expect(answer).toMatchObject({ status: 200, body: { firstName: `Ola ${count}` } });
    }
    expect(await renames()).toBe(30);
    await browser.send('POST', '/api/logout');
    expect(await api.db.auditEvent.count({ where: { userId: id, kind: 'account.logged-out' } })).toBe(1);
    const start = api.now;
    api.now = new Date(start.getTime() + 3_700_000);
    await browser.send('POST', '/api/login', { email: person.email, password: PASSWORD });
    await browser.mutate('account.rename', { firstName: 'Ola', lastName: 'Lis' });
    expect(await renames()).toBe(31);
    api.now = start;
  });

  test('is kept for a year', async () => {
    const count = await api.db.auditEvent.count();
    const start = api.now;
    api.now = new Date(start.getTime() + 364 * DAY_MS);
    expect(await forgetOldEvents(api.deps)).toBe(0);
    api.now = new Date(start.getTime() + 366 * DAY_MS);
    expect(await forgetOldEvents(api.deps)).toBe(count);
    api.now = start;
  });
});
