import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { forgetVisitors } from './forget-visitors.ts';

const PERSON = { firstName: 'Łucja', lastName: 'Żak', password: 'zielona-kreda' };
const DEVICE_COOKIE = /^device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/;
const DAY_MS = 24 * 3_600_000;

onEachDatabase('accounts on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  const open = () => {
    browser = new TestBrowser(api.url);
    return browser;
  };
  const register = (email: string, more: object = {}) =>
    browser.send('POST', '/api/register', { email, ...PERSON, remember: true, userAgent: 'test', ...more });

  test('registers, logs in at once, and answers who is logged in', async () => {
    open();
    expect((await browser.get('/api/me')).body).toEqual({
      data: { id: null, isLoggedIn: false, unknown: true, isPaid: false, email: null, firstName: null, lastName: null },
    });
    const registered = await register(' Lucja.Zak@Example.PL ');
    expect(registered.status).toBe(201);
    const user = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      isLoggedIn: true,
      unknown: false,
      isPaid: false,
      email: 'lucja.zak@example.pl',
      firstName: 'Łucja',
      lastName: 'Żak',
    };
    expect(registered.body).toEqual({ data: user });
    expect((await browser.get('/api/me')).body).toEqual({ data: user });
    expect((await browser.query('account.me')).body).toEqual(user);
  });

  test('keeps neither the password nor the cookie in the database', async () => {
    open();
    await register('secret@example.pl');
    const stored = await api.db.user.findUniqueOrThrow({
      where: { email: 'secret@example.pl' },
      include: { sessions: true },
    });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$/);
    expect(stored.sessions[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored.sessions[0]?.tokenHash).not.toBe(browser.cookies.get('session'));
  });

  test('sets cookies that scripts cannot read and other sites cannot send', async () => {
    open();
    const answer = await register('cookies@example.pl');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(DEVICE_COOKIE),
    ]);
    const plain = await browser.send('POST', '/api/login', { email: 'cookies@example.pl', ...PERSON, remember: false });
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(DEVICE_COOKIE),
    ]);
  });

  test('refuses a second account for an address, however it is written', { tags: ['sql'] }, async () => {
    open();
    await register('twice@example.pl');
    const again = await register('TWICE@example.pl');
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      error: {
        code: 'conflict',
        reason: { code: 'login-taken' },
        message: 'A user with this login already exists in the system',
        fields: { email: 'A user with this login already exists in the system' },
        requestId: again.headers.get('x-request-id'),
      },
    });
  });

  test('makes one account of 50 registrations of one address at the same moment', {
    tags: ['concurrency'],
  }, async () => {
    open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register('crowd@example.pl')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await api.db.user.count({ where: { email: 'crowd@example.pl' } })).toBe(1);
  });

  test('names every wrong field in the words of the specification, and saves nothing', async () => {
    open();
    const before = await api.db.user.count();
    const answer = await browser.send('POST', '/api/register', { email: 'nobody', password: 'short', firstName: '  ' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: {
        code: 'invalid',
        reason: { code: 'invalid' },
        message: 'Fix errors',
        fields: {
          email: 'Email is invalid',
          password: 'Password is too short',
          firstName: 'You must enter a name',
          lastName: 'You must enter a name',
        },
      },
    });
    const empty = await browser.mutate('account.register', {});
    expect(empty.status).toBe(400);
    expect(empty.body).toMatchObject({
      data: {
        domainCode: 'invalid',
        fields: { email: 'You must enter your email', password: 'Password is required' },
      },
    });
    expect(await api.db.user.count()).toBe(before);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    open();
    await register('known@example.pl');
    const wrong = await browser.send('POST', '/api/login', { email: 'known@example.pl', password: 'czerwona-kreda' });
    const unknown = await browser.send('POST', '/api/login', { email: 'other@example.pl', password: 'czerwona-kreda' });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({
        error: { code: 'unauthenticated', message: 'Failed to log in. Check your login and/or password' },
      });
    }
  });

  test('starts a new session at each login and ends it at logout', async () => {
    open();
    await register('rotate@example.pl');
    const first = browser.cookies.get('session')!;
    await browser.send('POST', '/api/login', { email: 'rotate@example.pl', password: PERSON.password });
    const second = browser.cookies.get('session')!;
    expect(second).not.toBe(first);

    const thief = new TestBrowser(api.url);
    thief.setCookie('session', first);
    expect((await thief.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: false } });

    expect((await browser.mutate('account.logout')).status).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    thief.setCookie('session', second);
    expect((await thief.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: false } });
  });

  test('ends a session that was not used for its time, and extends one that is', { tags: ['sql'] }, async () => {
    open();
    const start = api.now;
    await register('later@example.pl', { remember: false });
    api.now = new Date(start.getTime() + 0.75 * DAY_MS);
    expect((await browser.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: true } });
    api.now = new Date(start.getTime() + 1.5 * DAY_MS);
    expect((await browser.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: true } });
    api.now = new Date(start.getTime() + 3 * DAY_MS);
    expect((await browser.get('/api/me')).body).toMatchObject({ data: { isLoggedIn: false } });
    api.now = start;
  });

  test('answers whether the caller has access', { tags: ['sql'] }, async () => {
    open();
    const { data } = (await register('payer@example.pl')).body as { data: { id: string } };
    expect((await browser.get('/api/is-paid')).body).toBe(false);
    api.paid.add(data.id);
    expect((await browser.get('/api/is-paid')).body).toBe(true);
    expect((await browser.query('account.isPaid')).body).toBe(true);
    expect((await new TestBrowser(api.url).get('/api/is-paid')).body).toBe(false);
  });

  test.each(['register', 'login'])("moves a visitor's CVs to the account at %s", async (procedure) => {
    const email = `visitor-${procedure}@example.pl`;
    if (procedure === 'login') {
      open();
      await register(email);
    }
    open();
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
    const visitorCookie = browser.cookies.get('visitor')!;
    if (procedure === 'register') await register(email);
    else await browser.send('POST', '/api/login', { email, password: PERSON.password });

    expect(browser.cookies.has('visitor')).toBe(false);
    expect((await browser.get(`/api/resumes/${uuid}`)).status).toBe(200);
    expect((await browser.query('resume.list')).body).toMatchObject([{ uuid }]);
    const oldVisitor = new TestBrowser(api.url);
    oldVisitor.setCookie('visitor', visitorCookie);
    expect((await oldVisitor.get(`/api/resumes/${uuid}`)).status).toBe(404);
  });

  test('refuses names that cannot be printed', async () => {
    for (const firstName of ['a\u0000b', 'a\ud800', 'a\u2028b', 'a\tb']) {
      const answer = await new TestBrowser(api.url).send('POST', '/api/register', {
        email: 'x@example.pl',
        ...PERSON,
        firstName,
        remember: true,
        userAgent: 'test',
      });
      expect(answer.status, JSON.stringify(firstName)).toBe(400);
    }
  });

  test('removes only visitors who changed nothing for 90 days, with their CVs and photos', async () => {
    const start = api.now;
    const [gone, active, owner] = [new TestBrowser(api.url), new TestBrowser(api.url), new TestBrowser(api.url)];
    const make = async (browser: TestBrowser) =>
      ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    const [goneCv, activeCv] = [await make(gone), await make(active)];
    const account = { email: `owner-${crypto.randomUUID()}@example.pl`, ...PERSON, remember: true, userAgent: 'test' };
    expect((await owner.send('POST', '/api/register', account)).status).toBe(201);
    const ownedCv = await make(owner);
    await api.db.photo.create({
      data: {
        id: crypto.randomUUID(),
        resumeId: goneCv,
        fileKey: 'photos/gone.jpg',
        widthPx: 1,
        heightPx: 1,
        createdAt: start,
      },
    });
    await api.files.put('photos/gone.jpg', new Uint8Array([1]));
    api.now = new Date(start.getTime() + 80 * 24 * 3_600_000);
    await active.mutate('resume.save', { uuid: activeCv, operation: { type: 'name', name: 'wciąż tu' } });
    api.now = new Date(start.getTime() + 91 * 24 * 3_600_000);
    await forgetVisitors(api.deps);
    await api.processOutbox();
    expect((await gone.get(`/api/resumes/${goneCv}`)).status).toBe(404);
    expect(await api.files.get('photos/gone.jpg')).toBeNull();
    expect((await active.get(`/api/resumes/${activeCv}`)).status).toBe(200);
    api.now = start;
    expect((await owner.get(`/api/resumes/${ownedCv}`)).status).toBe(200);
  });
});

test('stops guessing after the allowed attempts, also in a batch', async () => {
  const database = await DATABASES[0]!.create();
  const api = await startTestApi({ databaseUrl: database.url, environment: { LOGIN_ATTEMPTS_PER_MINUTE: '3' } });
  try {
    const browser = new TestBrowser(api.url);
    const guess = { email: 'a@example.pl', password: 'x' };
    const batch = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [index, guess]));
    const path = `/trpc/${Array.from({ length: 5 }, () => 'account.login').join(',')}?batch=1`;
    const answers = (await browser.send('POST', path, batch)).body as { error: { data: { domainCode: string } } }[];
    const codes = answers.map(({ error }) => error.data.domainCode);
    expect(codes.filter((code) => code === 'rate-limited').length).toBeGreaterThanOrEqual(2);
    const next = await browser.send('POST', '/api/login', guess);
    expect(next.status).toBe(429);
    expect(next.headers.get('retry-after')).not.toBeNull();
  } finally {
    await api.stop();
    await database.drop();
  }
});

test('limits how many accounts an address registers in an hour, and limits nothing else by it', async () => {
  const database = await DATABASES[0]!.create();
  const environment = { LOGIN_ATTEMPTS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' };
  const api = await startTestApi({ databaseUrl: database.url, environment });
  try {
    const at = (address: string) => ({ 'x-forwarded-for': address });
    const register = (name: number, address: string) =>
      new TestBrowser(api.url).send('POST', '/api/register', { email: `${name}@example.pl`, ...PERSON }, at(address));
    // The limits are two a minute and twelve an hour: ten of the hour are taken here.
    await api.deps.rateLimits.consume('newAccounts', '203.0.113.1', 10);
    expect((await register(1, '203.0.113.1')).status).toBe(201);
    expect((await register(2, '203.0.113.1')).status).toBe(201);
    const third = await register(3, '203.0.113.1');
    expect(third.status).toBe(429);
    await api.deps.rateLimits.forget('registrations', '203.0.113.1');
    const refused = await register(3, '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await register(3, '203.0.113.2')).status).toBe(201);
    const login = { email: '1@example.pl', password: PERSON.password };
    expect((await new TestBrowser(api.url).send('POST', '/api/login', login, at('203.0.113.1'))).status).toBe(200);
  } finally {
    await api.stop();
    await database.drop();
  }
});

test('limits how many visitors one address can make', async () => {
  const database = await DATABASES[0]!.create();
  const api = await startTestApi({ databaseUrl: database.url, environment: { NEW_VISITORS_PER_HOUR: '2' } });
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++)
      statuses.push((await new TestBrowser(api.url).send('POST', '/api/resumes', {})).status);
    expect(statuses).toEqual([201, 201, 429]);
  } finally {
    await api.stop();
    await database.drop();
  }
});
