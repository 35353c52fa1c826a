import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const OLD = 'zielona-kreda';
const NEW = 'niebieska-kreda';
const EXPIRED = 'The link has expired or is invalid';
const HOUR_MS = 3_600_000;

onEachDatabase('passwords on $kind', {}, ({ create }) => {
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

  async function newUser(name: string): Promise<{ browser: TestBrowser; email: string }> {
    const email = `${name}@example.pl`;
    const browser = new TestBrowser(api.url);
    const person = { email, firstName: 'Łucja', lastName: 'Żak', password: OLD };
    expect((await browser.send('POST', '/api/register', person)).status).toBe(201);
    await api.mails();
    return { browser, email };
  }
  const isIn = async (browser: TestBrowser) =>
    ((await browser.get('/api/me')).body as { data: { isLoggedIn: boolean } }).data.isLoggedIn;
  const login = async (email: string, password: string) =>
    (await new TestBrowser(api.url).send('POST', '/api/login', { email, password })).status;
  const remind = (email: string) => new TestBrowser(api.url).send('POST', '/api/password/reset', { email });
  const remindFrom = (address: string, email: string) =>
    new TestBrowser(api.url).send('POST', '/api/password/reset', { email }, { 'x-forwarded-for': address });
  const save = (token: string, password: string) =>
    new TestBrowser(api.url).send('POST', '/api/password/save', { token, password });
  /** The token of the one link that was sent since the last call. */
  async function sentToken(): Promise<string> {
    const mails = await api.mails();
    expect(mails).toHaveLength(1);
    return /reset-hasla\/([\w-]{43})/.exec(mails[0]!.text)![1]!;
  }

  test('sets a new password by a link, once, and ends every session', async () => {
    const { browser, email } = await newUser('reset');
    expect((await remind(email)).body).toEqual({
      message: 'If the email address was correct, a password reset link was sent to the provided email address',
    });
    const token = await sentToken();
    expect(await save(token, NEW)).toMatchObject({ status: 200, body: { message: 'The password has been changed' } });
    expect(await isIn(browser)).toBe(false);
    expect(await login(email, OLD)).toBe(401);
    expect(await login(email, NEW)).toBe(200);

    const again = await save(token, 'trzecia-kreda');
    expect(again).toMatchObject({ status: 400, body: { error: { message: EXPIRED, fields: { token: EXPIRED } } } });
    expect(await login(email, NEW)).toBe(200);
    const told = await api.mails();
    expect(told.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: 'Hasło zostało zmienione' },
    ]);
    // The link arrived, so the address is verified.
    expect((await api.db.user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt).toEqual(api.now);
  });

  test('keeps no token in the database', async () => {
    const { email } = await newUser('hashed');
    await remind(email);
    expect(JSON.stringify(await api.db.outboxMessage.findMany({ where: { state: 'new' } }))).not.toMatch(/[\w-]{43}/);
    const token = await sentToken();
    const stored = await api.db.passwordReset.findMany({ where: { user: { email } } });
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(await api.db.outboxMessage.findMany())).not.toContain(token);
  });

  test('accepts a link for an hour', async () => {
    const { email } = await newUser('late');
    const start = api.now;
    await remind(email);
    const token = await sentToken();
    api.now = new Date(start.getTime() + HOUR_MS);
    expect((await save(token, NEW)).status).toBe(400);
    api.now = new Date(start.getTime() + HOUR_MS - 1);
    expect((await save(token, NEW)).status).toBe(200);
    api.now = start;
  });

  test('ends the other links when one was used', async () => {
    const { email } = await newUser('links');
    await remind(email);
    const first = await sentToken();
    await remind(email);
    const second = await sentToken();
    expect((await save(second, NEW)).status).toBe(200);
    expect((await save(first, 'trzecia-kreda')).status).toBe(400);
  });

  test('sets only one of two passwords that are sent with one link at the same moment', {
    tags: ['concurrency'],
  }, async () => {
    const { email } = await newUser('race');
    await remind(email);
    const token = await sentToken();
    const answers = await Promise.all([save(token, NEW), save(token, 'trzecia-kreda')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('keeps the link valid when the new password is refused', async () => {
    const { email } = await newUser('refused');
    await remind(email);
    const token = await sentToken();
    for (const [password, message] of [
      ['kreda', 'Password is too short'],
      ['qwertyuiop', 'This password is easy to guess. Choose another'],
      [email.toUpperCase(), 'This password is easy to guess. Choose another'],
    ] as const) {
      const answer = await save(token, password);
      expect(answer.status, password).toBe(400);
      expect(answer.body, password).toMatchObject({ error: { fields: { password: message } } });
    }
    expect((await save(token, NEW)).status).toBe(200);
  });

  test('answers alike for an address without an account, does the same work, and sends nothing', async () => {
    const { email } = await newUser('alike');
    const count = () => api.db.outboxMessage.count();
    const before = await count();
    const known = await remind(email);
    const after = await count();
    const unknown = await remind('nobody-here@example.pl');
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await count()).toBe(after + (after - before));
    expect((await api.mails()).map(({ to }) => to)).toEqual([email]);
  });

  test('sends three links an hour to requests of one network address, and answers the others the same', async () => {
    const { email } = await newUser('flood');
    for (let count = 0; count < 5; count++) expect((await remind(email)).status).toBe(200);
    expect(await api.mails()).toHaveLength(3);
    // Another address's requests do not stop the owner's link.
    await remindFrom('198.51.100.7', email);
    expect(await api.mails()).toHaveLength(1);
  });

  test('always leaves the owner a valid link, however many links attackers ask for from however many addresses', async () => {
    const { email } = await newUser('flooded');
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
    const start = api.now;
    try {
      let token = '';
      // More requests than a mailbox gets mails in a day. Of each half hour's requests at least the first may send a mail.
      for (let round = 0; round < 10; round++) {
        api.now = new Date(start.getTime() + (round * HOUR_MS) / 2);
        for (let count = 0; count < 12; count++) await remindFrom(`203.0.113.${20 * round + count}`, email);
        const mails = (await api.mails()).filter(({ to }) => to === email);
        expect(mails.length).toBeLessThanOrEqual(round === 0 ? 6 : 1);
        if (mails[0]) token = /reset-hasla\/([\w-]{43})/.exec(mails[0].text)![1]!;
      }
      await remindFrom('198.51.100.8', email);
      expect((await api.mails()).filter(({ to }) => to === email)).toEqual([]);
      expect((await save(token, NEW)).status).toBe(200);
      await api.mails();
    } finally {
      api.now = start;
    }
  });

  test('changes the password of a logged-in user: this browser gets a new session, all other sessions end', async () => {
    const { browser, email } = await newUser('change');
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
    const other = new TestBrowser(api.url);
    await other.send('POST', '/api/login', { email, password: OLD });
    const before = browser.cookies.get('session')!;
    const answer = await browser.send('POST', '/api/password/change', { oldPassword: OLD, password: NEW });
    expect(answer).toMatchObject({ status: 200, body: { message: 'The password has been changed' } });
    expect(await isIn(browser)).toBe(true);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await isIn(other)).toBe(false);
    const thief = new TestBrowser(api.url);
    thief.setCookie('session', before);
    expect(await isIn(thief)).toBe(false);
    expect(await login(email, NEW)).toBe(200);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Hasło zostało zmienione']);
  });

  test('names what is wrong with a change, and changes nothing', async () => {
    const { browser, email } = await newUser('wrong');
    const change = (body: object) => browser.send('POST', '/api/password/change', body);
    expect((await change({ oldPassword: 'x', password: NEW })).body).toMatchObject({
      error: { fields: { oldPassword: 'The password is not right' } },
    });
    expect((await change({ oldPassword: OLD, password: 'password123' })).body).toMatchObject({
      error: { fields: { password: 'This password is easy to guess. Choose another' } },
    });
    expect((await change({})).body).toMatchObject({
      error: { fields: { oldPassword: 'Password is required', password: 'Password is required' } },
    });
    expect(await login(email, OLD)).toBe(200);
  });

  test('ends the sessions of a logged-in thief when the password changes, also with requests in flight', {
    tags: ['concurrency'],
  }, async () => {
    const { browser, email } = await newUser('storm');
    const thieves = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const thief = new TestBrowser(api.url);
        await thief.send('POST', '/api/login', { email, password: OLD });
        return thief;
      }),
    );
    await Promise.all([
      browser.send('POST', '/api/password/change', { oldPassword: OLD, password: NEW }),
      ...thieves.map((thief) => thief.get('/api/me')),
    ]);
    for (const thief of thieves) expect(await isIn(thief)).toBe(false);
  });

  test('opens no session for logins with the old password that are in flight during a reset', {
    tags: ['concurrency'],
  }, async () => {
    const { email } = await newUser('on-the-way');
    await remind(email);
    const token = await sentToken();
    const late = Array.from({ length: 12 }, () => new TestBrowser(api.url));
    const [saved] = await Promise.all([
      save(token, NEW),
      ...late.map((browser) => browser.send('POST', '/api/login', { email, password: OLD })),
    ]);
    expect(saved.status).toBe(200);
    for (const browser of late) expect(await isIn(browser)).toBe(false);
    await api.mails();
  });

  test('keeps the password that the owner set by a link when an attacker changes it by the old one at that moment', {
    tags: ['concurrency'],
  }, async () => {
    const { browser: attacker, email } = await newUser('owner-wins');
    for (const round of [1, 2, 3]) {
      await remind(email);
      const token = await sentToken();
      const password = `${NEW}-${round}`;
      const [saved] = await Promise.all([
        save(token, password),
        attacker.send('POST', '/api/password/change', { oldPassword: OLD, password: 'zlodziejska-kreda' }),
      ]);
      if (saved.status === 200) {
        expect(await login(email, password)).toBe(200);
        expect(await isIn(attacker)).toBe(false);
        await api.mails();
        return;
      }
      // The attacker was first, which ended the link: the owner asks for another.
      expect(saved.status).toBe(400);
      await api.mails();
    }
  });

  test.each(['12345678', 'Password1', 'zaq12wsx', 'Łucja Żak', 'easy@example.pl', 'Kreda2026!', 'żak.łucja.1990'])(
    'does not register with the password %s',
    async (password) => {
      const person = { email: 'easy@example.pl', firstName: 'Łucja', lastName: 'Żak', password };
      const answer = await new TestBrowser(api.url).send('POST', '/api/register', person);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        error: { fields: { password: 'This password is easy to guess. Choose another' } },
      });
      expect(await api.db.user.count({ where: { email: 'easy@example.pl' } })).toBe(0);
    },
  );

  test('limits wrong passwords of an account from one address and from all addresses, and of no other account', async () => {
    const { browser, email } = await newUser('guessed');
    const { email: other } = await newUser('not-guessed');
    const guess = async (password: string, address: string) => {
      const answer = await new TestBrowser(api.url).send(
        'POST',
        '/api/login',
        { email, password },
        { 'x-forwarded-for': address },
      );
      return answer.status;
    };
    for (let count = 0; count < 10; count++) expect(await guess(`guess-${count}`, '203.0.113.1')).toBe(401);
    // The right password is refused too, so that the attacker does not learn it. From another address the owner can log in.
    expect(await guess(OLD, '203.0.113.1')).toBe(429);
    expect(await guess(OLD, '198.51.100.1')).toBe(200);
    for (let count = 0; count < 100; count++) await guess('guess', `203.0.113.${count}`);
    expect(await guess(OLD, '198.51.100.2')).toBe(429);
    expect(await login(other, OLD)).toBe(200);
    // A logged-in user is not affected by other people's guesses.
    const change = await browser.send('POST', '/api/password/change', { oldPassword: OLD, password: 'trzecia-kreda' });
    expect(change.status).toBe(200);
    await api.mails();
    // A reset link lifts the limit.
    await remind(email);
    expect((await save(await sentToken(), NEW)).status).toBe(200);
    expect(await login(email, NEW)).toBe(200);
  });

  test('lets the owner log in with a known browser while attackers guess, even from the same address', async () => {
    const { browser, email } = await newUser('besieged');
    const address = { 'x-forwarded-for': '198.51.100.20' };
    expect((await browser.mutate('account.logout')).status).toBe(200);
    for (let count = 0; count < 11; count++)
      await new TestBrowser(api.url).send('POST', '/api/login', { email, password: 'guess' }, address);
    // As if from ten more addresses, and as many attempts a minute from this one as are allowed.
    await api.deps.rateLimits.consume('accountGuesses', email, 90);
    await api.deps.rateLimits.consume('attempts', '198.51.100.20', 9_989);
    const credentials = { email, password: OLD };
    expect((await new TestBrowser(api.url).send('POST', '/api/login', credentials, address)).status).toBe(429);
    expect((await browser.send('POST', '/api/login', credentials, address)).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
    // That the known browser logged in lets no other browser in.
    expect((await new TestBrowser(api.url).send('POST', '/api/login', credentials, address)).status).toBe(429);
  });

  test('allows a known browser ten wrong passwords', async () => {
    const { browser, email } = await newUser('known-browser');
    const login = async (password: string) => (await browser.send('POST', '/api/login', { email, password })).status;
    for (let count = 0; count < 9; count++) expect(await login('guess')).toBe(401);
    expect(await login(OLD)).toBe(200);
    for (let count = 0; count < 10; count++) expect(await login('guess')).toBe(401);
    expect(await login(OLD)).toBe(429);
  });

  test('ignores a device cookie of another account or of an older password', async () => {
    const { browser, email } = await newUser('old-cookie');
    const { email: other } = await newUser('other-cookie');
    await api.deps.rateLimits.consume('accountGuesses', other, 100);
    await api.deps.rateLimits.consume('accountGuesses', email, 100);
    const login = async (from: TestBrowser, address: string, password = OLD) =>
      (await from.send('POST', '/api/login', { email: address, password })).status;
    expect(await login(browser, other)).toBe(429);
    const stolen = new TestBrowser(api.url);
    stolen.setCookie('device', browser.cookies.get('device')!);
    expect(await login(stolen, email, 'guess')).toBe(401);
    const change = { oldPassword: OLD, password: NEW };
    expect((await browser.send('POST', '/api/password/change', change)).status).toBe(200);
    expect(await login(stolen, email, 'guess')).toBe(429);
    expect(await login(browser, email, NEW)).toBe(200);
    await api.mails();
  });

  test('forgets wrong guesses after a right one', async () => {
    const { email } = await newUser('forgetful');
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 6; count++) expect(await login(email, 'wrong')).toBe(401);
      expect(await login(email, OLD)).toBe(200);
    }
  });
});

test('hashes as often for a wrong password, an unknown address and an account without a password: once', async () => {
  const database = await DATABASES[0]!.create();
  const done: string[] = [];
  const inner = createPasswords();
  const passwords: Passwords = {
    hash(password) {
      done.push('hash');
      return inner.hash(password);
    },
    matches(password, stored) {
      done.push('compare');
      return inner.matches(password, stored);
    },
  };
  const api = await startTestApi({ databaseUrl: database.url, passwords });
  try {
    const browser = new TestBrowser(api.url);
    const person = { firstName: 'A', lastName: 'B', password: OLD };
    for (const name of ['known', 'google']) {
      await browser.send('POST', '/api/register', { ...person, email: `${name}@example.pl` });
    }
    await api.db.user.update({ where: { email: 'google@example.pl' }, data: { passwordHash: null } });
    for (const name of ['known', 'unknown', 'google']) {
      done.length = 0;
      const given = { email: `${name}@example.pl`, password: 'wrong' };
      expect((await new TestBrowser(api.url).send('POST', '/api/login', given)).status, name).toBe(401);
      // Nearly all of an answer's time is hashing. A comparison hashes once, at the same cost (passwords.test.ts).
      expect(done, name).toEqual(['compare']);
    }
  } finally {
    await api.stop();
    await database.drop();
  }
});
