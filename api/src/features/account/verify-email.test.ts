import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const PASSWORD = 'zielona-kreda';
const EXPIRED = 'The link has expired or is invalid';
const DAY_MS = 24 * 3_600_000;

onEachDatabase('addresses on $kind', {}, ({ create }) => {
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

  async function register(email: string): Promise<TestBrowser> {
    const browser = new TestBrowser(api.url);
    const person = { email, firstName: 'Łucja', lastName: 'Żak', password: PASSWORD };
    expect((await browser.send('POST', '/api/register', person)).status).toBe(201);
    return browser;
  }
  const tokenOf = (mail: Mail | undefined) => /potwierdz-adres\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const verify = (browser: TestBrowser, token: string) => browser.mutate('account.verifyEmail', { token });
  const isNeeded = async (browser: TestBrowser) => (await browser.query('account.emailVerification')).body;
  /** Changes the password, as an event that sends a mail. */
  async function changePassword(browser: TestBrowser, oldPassword: string, password: string) {
    const answer = await browser.send('POST', '/api/password/change', { oldPassword, password });
    expect(answer.status).toBe(200);
  }

  test('are verified by the link in the welcome, which works once', async () => {
    const browser = await register('nowa@example.pl');
    const mails = await api.mails();
    expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'nowa@example.pl', subject: 'Witamy w serwisie Kreda' },
    ]);
    const token = tokenOf(mails[0]);
    expect(token).not.toBe('');
    expect(JSON.stringify(await api.db.emailVerification.findMany())).not.toContain(token);
    expect(await isNeeded(browser)).toEqual({ isNeeded: true });
    // Opening the link verifies nothing: mail scanners do it, too.
    await new TestBrowser(api.url).get(`/potwierdz-adres/${token}`);
    await browser.get(`/potwierdz-adres/${token}`);
    expect(await isNeeded(browser)).toEqual({ isNeeded: true });
    expect((await verify(browser, token)).status).toBe(200);
    expect(await isNeeded(browser)).toEqual({ isNeeded: false });
    expect(await api.db.emailVerification.count()).toBe(0);
    // The same token again changes nothing, and verifies no other account.
    expect((await verify(browser, token)).status).toBe(200);
    expect(await verify(await register('druga@example.pl'), token)).toMatchObject({ status: 400 });
    await api.mails();
  });

  test('are verified by their own account alone, while the link is valid', async () => {
    const owner = await register('wlasna@example.pl');
    const token = tokenOf((await api.mails())[0]);
    const other = await register('obca@example.pl');
    await api.mails();
    expect((await verify(new TestBrowser(api.url), token)).status).toBe(401);
    expect(await verify(other, token)).toMatchObject({ status: 400, body: { message: EXPIRED } });
    const start = api.now;
    api.now = new Date(start.getTime() + 7 * DAY_MS);
    // The session of seven days ago has expired.
    await owner.send('POST', '/api/login', { email: 'wlasna@example.pl', password: PASSWORD });
    expect(await verify(owner, token)).toMatchObject({ status: 400, body: { message: EXPIRED } });
    expect(await isNeeded(owner)).toEqual({ isNeeded: true });
    api.now = start;
  });

  test('get only verification and reset links before they are verified, and all mails afterwards', async () => {
    const email = 'cicha@example.pl';
    const browser = await register(email);
    const token = tokenOf((await api.mails())[0]);
    await changePassword(browser, PASSWORD, 'niebieska-kreda');
    expect(await api.mails()).toEqual([]);
    await browser.send('POST', '/api/password/reset', { email });
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Ustaw nowe hasło']);
    await verify(browser, token);
    await changePassword(browser, 'niebieska-kreda', PASSWORD);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Hasło zostało zmienione']);
  });

  test('are verified by a reset link, too', async () => {
    const email = 'reset@example.pl';
    await register(email);
    await api.mails();
    await new TestBrowser(api.url).send('POST', '/api/password/reset', { email });
    const token = /reset-hasla\/([\w-]{43})/.exec((await api.mails())[0]!.text)![1]!;
    await new TestBrowser(api.url).send('POST', '/api/password/save', { token, password: 'niebieska-kreda' });
    const browser = new TestBrowser(api.url);
    await browser.send('POST', '/api/login', { email, password: 'niebieska-kreda' });
    expect(await isNeeded(browser)).toEqual({ isNeeded: false });
    expect(await api.db.emailVerification.count({ where: { user: { email } } })).toBe(0);
    await api.mails();
  });

  test('get three more links on request, each valid until one is used', async () => {
    const browser = await register('znowu@example.pl');
    const first = tokenOf((await api.mails())[0]);
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await browser.mutate('account.sendVerification', undefined));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    const again = await api.mails();
    expect(again.map(({ subject }) => subject)).toEqual(Array(3).fill('Potwierdź swój adres e-mail'));
    expect((await verify(browser, tokenOf(again[2]))).status).toBe(200);
    expect(
      await api.db.emailVerification.count({ where: { tokenHash: { not: '' }, user: { email: 'znowu@example.pl' } } }),
    ).toBe(0);
    expect(first).not.toBe(tokenOf(again[2]));
    expect((await browser.mutate('account.sendVerification', undefined)).status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  test('get four mails a day at most, however often an account is registered and deleted with them', async () => {
    const email = 'obcy@example.pl';
    for (let count = 0; count < 10; count++) {
      const browser = await register(count % 2 === 0 ? email : email.toUpperCase());
      await browser.mutate('account.sendVerification', undefined);
      await changePassword(browser, PASSWORD, 'niebieska-kreda');
      await api.mails().then((mails) => sent.push(...mails));
      expect((await browser.send('DELETE', '/api/account', { password: 'niebieska-kreda' })).status).toBe(204);
    }
    sent.push(...(await api.mails()));
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([email]));
  });
  const sent: Mail[] = [];

  test('get three mails a day at most about changed passwords', async () => {
    const email = 'zmiany@example.pl';
    const browser = await register(email);
    await verify(browser, tokenOf((await api.mails())[0]));
    for (let count = 0; count < 6; count++) {
      await changePassword(browser, PASSWORD, 'niebieska-kreda');
      await changePassword(browser, 'niebieska-kreda', PASSWORD);
    }
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(Array(3).fill('Hasło zostało zmienione'));
  });

  test('of accounts older than verification get all mails', async () => {
    const email = 'dawna@example.pl';
    const browser = await register(email);
    await api.mails();
    await api.db.user.update({ where: { email }, data: { predatesVerification: true } });
    expect(await isNeeded(browser)).toEqual({ isNeeded: false });
    await changePassword(browser, PASSWORD, 'niebieska-kreda');
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Hasło zostało zmienione']);
  });
});
