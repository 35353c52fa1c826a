import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GoogleSandbox, startGoogleSandbox } from '../../../sandbox/google/server.ts';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { freePort } from '../../testing/free-port.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const PASSWORD = 'zielona-kreda';

interface Person {
  email: string;
  firstName: string;
  lastName?: string;
  isVerified?: boolean;
}

onEachDatabase('signing in with Google on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let sandbox: GoogleSandbox;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    // The sandbox needs the address to redirect to before the API has started.
    const port = await freePort();
    const client = { clientId: 'test-client', clientSecret: 'test-client-secret-of-32-characters' };
    sandbox = await startGoogleSandbox({
      ...client,
      port: 0,
      redirectUri: `http://127.0.0.1:${port}/auth/google/callback`,
    });
    api = await startTestApi({
      databaseUrl: database.url,
      port,
      environment: {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        GOOGLE_CLIENT_ID: client.clientId,
        GOOGLE_CLIENT_SECRET: client.clientSecret,
        GOOGLE_ISSUER: sandbox.issuer,
      },
    });
  });
  afterAll(async () => {
    await api.stop();
    await sandbox.stop();
    await database.drop();
  });

  /** Goes from the login page to Google and signs in there as `person`, or declines (null). Returns the callback's address. */
  async function callbackOf(browser: TestBrowser, person: Person | null, query = ''): Promise<string> {
    const start = await browser.get(`/auth/google${query}`);
    expect(start.status).toBe(302);
    const google = new TestBrowser(sandbox.issuer);
    let address = start.headers.get('location')!;
    for (;;) {
      const answer = await google.get(address);
      if (answer.status === 200) break;
      address = answer.headers.get('location')!;
    }
    const form = person
      ? new URLSearchParams({
          email: person.email,
          firstName: person.firstName,
          lastName: person.lastName ?? '',
          ...(person.isVerified === false ? {} : { isVerified: 'on' }),
        })
      : new URLSearchParams({ cancel: '1' });
    let answer = await google.send('POST', address, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    for (;;) {
      const next = answer.headers.get('location')!;
      if (next.startsWith(api.url)) return next.slice(api.url.length);
      answer = await google.get(next);
    }
  }

  async function signIn(browser: TestBrowser, person: Person | null, query = '') {
    const answer = await browser.get(await callbackOf(browser, person, query));
    expect(answer.status).toBe(302);
    return answer.headers.get('location')!;
  }

  const me = async (browser: TestBrowser) => ((await browser.get('/api/me')).body as { data: object }).data;
  const register = (browser: TestBrowser, email: string) =>
    browser.send('POST', '/api/register', { email, firstName: 'A', lastName: 'B', password: PASSWORD });

  test('makes an account with the visitor’s resumes, and logs in to it the next time', async () => {
    const browser = new TestBrowser(api.url);
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
    const person = { email: 'Ola.Lis@gmail.example', firstName: 'Ola', lastName: 'Lis' };
    const first = await signIn(browser, person, '?uuid=abc&action=pobierz-cv');
    expect(first).toBe('/logowanie?uuid=abc&action=pobierz-cv&via=registered');
    expect(await me(browser)).toMatchObject({ email: 'ola.lis@gmail.example', firstName: 'Ola', lastName: 'Lis' });
    expect((await browser.get(`/api/resumes/${uuid}`)).status).toBe(200);

    const again = new TestBrowser(api.url);
    expect(await signIn(again, person)).toBe('/logowanie?via=logged-in');
    expect((await again.get(`/api/resumes/${uuid}`)).status).toBe(200);
    expect(await api.db.user.count({ where: { email: 'ola.lis@gmail.example' } })).toBe(1);
    expect((await again.query('account.signInMethods')).body).toEqual({ password: false, google: true });
  });

  test('takes a person without a last name, and drops unprintable characters of a name', async () => {
    const browser = new TestBrowser(api.url);
    await signIn(browser, { email: 'mononim@gmail.example', firstName: 'Ja\u0007na', lastName: '' });
    expect(await me(browser)).toMatchObject({ firstName: 'Jana', lastName: '' });
  });

  test('tells the owner of a blocked account so, and opens no session', async () => {
    const person = { email: 'blocked@gmail.example', firstName: 'B' };
    await signIn(new TestBrowser(api.url), person);
    await api.db.user.update({ where: { email: person.email }, data: { blockedAt: api.now } });
    const browser = new TestBrowser(api.url);
    expect(await signIn(browser, person)).toBe('/logowanie?problem=blocked');
    expect(await me(browser)).toMatchObject({ isLoggedIn: false });
  });

  test('refuses an unverified address, and leaves its account unchanged', async () => {
    const owner = new TestBrowser(api.url);
    await register(owner, 'unverified@gmail.example');
    const browser = new TestBrowser(api.url);
    const location = await signIn(browser, { email: 'unverified@gmail.example', firstName: 'E', isVerified: false });
    expect(location).toBe('/logowanie?problem=google');
    expect(await me(browser)).toMatchObject({ isLoggedIn: false });
    expect((await owner.query('account.signInMethods')).body).toEqual({ password: true, google: false });
  });

  test('takes an account away from an attacker who registered it with an address that was never verified', async () => {
    const email = 'victim@gmail.example';
    const attacker = new TestBrowser(api.url);
    await register(attacker, email);
    const victim = new TestBrowser(api.url);
    expect(await signIn(victim, { email, firstName: 'V' })).toBe('/logowanie?via=logged-in');
    // The attacker's session and password are gone; the owner is told.
    expect(await me(attacker)).toMatchObject({ isLoggedIn: false });
    expect((await attacker.send('POST', '/api/login', { email, password: PASSWORD })).status).toBe(401);
    const linked = (await api.mails()).filter(({ to, text }) => to === email && text.includes('Google'));
    expect(linked).toHaveLength(1);
    expect(linked[0]!.text).toContain('dotychczasowe hasło przestało działać');
  });

  test('keeps the password of an account whose address was verified before', async () => {
    const email = 'known@gmail.example';
    const owner = new TestBrowser(api.url);
    await register(owner, email);
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
    await signIn(new TestBrowser(api.url), { email, firstName: 'K' });
    expect(await me(owner)).toMatchObject({ email });
    expect((await owner.query('account.signInMethods')).body).toEqual({ password: true, google: true });
  });

  test('refuses another Google account of an address that is linked', async () => {
    const email = 'linked@gmail.example';
    await signIn(new TestBrowser(api.url), { email, firstName: 'L' });
    await api.db.identity.updateMany({ where: { user: { email } }, data: { subject: 'somebody-else' } });
    const browser = new TestBrowser(api.url);
    expect(await signIn(browser, { email, firstName: 'L' })).toBe('/logowanie?problem=google');
    expect(await me(browser)).toMatchObject({ isLoggedIn: false });
  });

  test('makes one account of two first sign-ins at the same moment', { tags: ['concurrency'] }, async () => {
    const person = { email: 'double@gmail.example', firstName: 'D' };
    const browsers = [new TestBrowser(api.url), new TestBrowser(api.url)];
    const callbacks = await Promise.all(browsers.map((browser) => callbackOf(browser, person)));
    const answers = await Promise.all(browsers.map((browser, index) => browser.get(callbacks[index]!)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await api.db.user.count({ where: { email: person.email } })).toBe(1);
    for (const browser of browsers) expect(await me(browser)).toMatchObject({ email: person.email });
  });

  test.each([
    ['was declined', async (browser: TestBrowser) => callbackOf(browser, null)],
    [
      'carries a forged state',
      async (browser: TestBrowser) =>
        (await callbackOf(browser, { email: 'x@gmail.example', firstName: 'X' })).replace(
          /state=[^&]*/,
          'state=forged',
        ),
    ],
    [
      'carries a forged code',
      async (browser: TestBrowser) =>
        (await callbackOf(browser, { email: 'x@gmail.example', firstName: 'X' })).replace(/code=[^&]*/, 'code=forged'),
    ],
    [
      'belongs to the sign-in of another browser',
      async () => callbackOf(new TestBrowser(api.url), { email: 'x@gmail.example', firstName: 'X' }),
    ],
  ])('opens no session when the answer %s', async (_, answer) => {
    const browser = new TestBrowser(api.url);
    const response = await browser.get(await answer(browser));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/logowanie?problem=google');
    expect(await me(browser)).toMatchObject({ isLoggedIn: false });
    expect(await api.db.user.count({ where: { email: 'x@gmail.example' } })).toBe(0);
  });

  test('opens no session with the old password while the account is linked', { tags: ['concurrency'] }, async () => {
    const email = 'stormed@gmail.example';
    await register(new TestBrowser(api.url), email);
    const victim = new TestBrowser(api.url);
    const callback = await callbackOf(victim, { email, firstName: 'S' });
    const attackers = Array.from({ length: 10 }, () => new TestBrowser(api.url));
    await Promise.all([
      victim.get(callback),
      ...attackers.map((attacker) => attacker.send('POST', '/api/login', { email, password: PASSWORD })),
    ]);
    expect(await me(victim)).toMatchObject({ email });
    for (const attacker of attackers) expect(await me(attacker)).toMatchObject({ isLoggedIn: false });
  });

  test('refuses requests of a picture or a frame of another page', async () => {
    for (const path of ['/auth/google', '/auth/google/callback?code=x&state=y']) {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
      expect((await new TestBrowser(api.url).get(path, headers)).status).toBe(403);
    }
  });

  test('accepts an answer of Google once', async () => {
    const browser = new TestBrowser(api.url);
    const callback = await callbackOf(browser, { email: 'once@gmail.example', firstName: 'O' });
    const attempt = browser.cookies.get('sign-in')!;
    expect((await browser.get(callback)).headers.get('location')).toBe('/logowanie?via=registered');
    const thief = new TestBrowser(api.url);
    thief.setCookie('sign-in', attempt);
    expect((await thief.get(callback)).headers.get('location')).toBe('/logowanie?problem=google');
  });
});

test('answers 404 where Google is not configured', async () => {
  const database = await DATABASES[0]!.create();
  const api = await startTestApi({ databaseUrl: database.url });
  try {
    expect((await new TestBrowser(api.url).get('/auth/google')).status).toBe(404);
    expect((await new TestBrowser(api.url).query('site.config')).body).toMatchObject({ hasGoogle: false });
  } finally {
    await api.stop();
    await database.drop();
  }
});

test('redirects to the login page while Google cannot be reached', async () => {
  const database = await DATABASES[0]!.create();
  const environment = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:1' };
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const api = await startTestApi({
    databaseUrl: database.url,
    port,
    environment: { ...environment, PUBLIC_URL: publicUrl },
  });
  try {
    const answer = await new TestBrowser(api.url).get('/auth/google?next=%2Fkonto');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/logowanie?next=%2Fkonto&problem=google');
    // The same when Google goes down between the redirect and the callback.
    const back = new TestBrowser(api.url);
    const attempt = { state: 's', nonce: 'n', codeVerifier: 'v', query: 'next=%2Fkonto' };
    back.setCookie('sign-in', Buffer.from(JSON.stringify(attempt)).toString('base64url'));
    const callback = await back.get('/auth/google/callback?code=x&state=s');
    expect(callback.headers.get('location')).toBe('/logowanie?next=%2Fkonto&problem=google');
  } finally {
    await api.stop();
    await database.drop();
  }
});
