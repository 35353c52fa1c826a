import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';

const uuidOf = ({ body }: Answer) => (body as { resume: { uuid: string } }).resume.uuid;
const register = (browser: TestBrowser, email: string) =>
  browser.send('POST', '/api/register', { email, firstName: 'A', lastName: 'B', password: 'zielona-kreda' });

onEachDatabase('the resumes of a visitor on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url, environment: { VISITOR_RESUMES: '5' } });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  test('are five at most, also when made at the same moment; then the visitor is told to register', {
    tags: ['concurrency'],
  }, async () => {
    const browser = new TestBrowser(api.url);
    const uuid = uuidOf(await browser.mutate('resume.create'));
    const answers = await Promise.all(Array.from({ length: 9 }, () => browser.mutate('resume.create')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const told = {
      message: 'Without an account there can be at most 5 CVs, those in the trash included. Register to make more',
      data: { domainCode: 'conflict' },
    };
    for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject(told);
    expect((await browser.mutate('resume.duplicate', { uuid })).body).toMatchObject(told);
    const json = JSON.stringify({ basics: { name: 'Anna Nowak' } });
    expect((await browser.mutate('exchange.import', { json })).body).toMatchObject(told);
    expect((await browser.query('resume.list')).body).toHaveLength(5);

    await browser.mutate('resume.remove', { uuid });
    expect((await browser.mutate('resume.create')).status).toBe(409);
    await browser.mutate('resume.erase', { uuid });
    expect((await browser.mutate('resume.create')).status).toBe(200);

    await register(browser, 'many@example.pl');
    expect((await browser.mutate('resume.create')).status).toBe(200);
    expect((await browser.query('resume.list')).body).toHaveLength(6);
  });

  test('all stay where there are more already', async () => {
    const browser = new TestBrowser(api.url);
    const uuid = uuidOf(await browser.mutate('resume.create'));
    const { visitorId } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
    const { id: _, ...row } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
    for (let count = 0; count < 7; count++)
      await api.db.resume.create({ data: { ...row, id: crypto.randomUUID() } as never });
    expect(await api.db.resume.count({ where: { visitorId } })).toBe(8);
    expect((await browser.mutate('resume.create')).status).toBe(409);
    const saved = await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: 'Pierwsze' } });
    expect(saved.status).toBe(200);
    expect((await browser.query('resume.list')).body).toHaveLength(8);
  });
});

describe('making resumes is limited', () => {
  let database: TestDatabase;
  let api: TestApi;
  const TOO_MANY = 'Too many new CVs in a short time. Try again later';

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    api = await startTestApi({
      databaseUrl: database.url,
      environment: { NEW_RESUMES_PER_HOUR: '3', TRUSTED_PROXIES: '1' },
    });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Counts imports of visitors without the processes that they start. The limit of an address is fifteen. */
  const countImports = (address: string, count: number) =>
    api.deps.rateLimits.consumeAddress('addressImports', { address, isLoggedIn: false }, count);

  test('by owner: new ones, copies and imports together', async () => {
    const browser = new TestBrowser(api.url);
    const at = from('203.0.113.1');
    await register(browser, 'limited@example.pl');
    const first = await browser.send('POST', '/api/resumes', {}, at);
    const { uuid } = first.body as { uuid: string };
    expect((await browser.send('POST', '/trpc/resume.duplicate', { uuid }, at)).status).toBe(200);
    const json = JSON.stringify({ basics: { name: 'Anna Nowak' } });
    expect((await browser.send('POST', '/trpc/exchange.import', { json }, at)).status).toBe(200);
    const refused = await browser.send('POST', '/api/resumes', {}, at);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: { code: 'rate-limited', message: TOO_MANY } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await browser.send('POST', '/trpc/resume.duplicate', { uuid }, at)).status).toBe(429);
    expect((await browser.query('resume.list')).body).toHaveLength(3);
  });

  test('by address, however many visitors make them', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 32; count++)
      statuses.push((await new TestBrowser(api.url).send('POST', '/api/resumes', {}, from('203.0.113.2'))).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
    const visitors = await api.db.visitor.count();
    await new TestBrowser(api.url).send('POST', '/api/resumes', {}, from('203.0.113.2'));
    expect(await api.db.visitor.count()).toBe(visitors);
    expect((await new TestBrowser(api.url).send('POST', '/api/resumes', {}, from('203.0.113.3'))).status).toBe(201);
  });

  test('for visitors apart from users: visitors at an address do not lock out a user there', async () => {
    const at = from('203.0.113.5');
    const [user, visitor] = [new TestBrowser(api.url), new TestBrowser(api.url)];
    await register(user, 'neighbour@example.pl');
    await countImports('203.0.113.5', 15);
    expect((await visitor.send('POST', '/trpc/exchange.import', { json: '[' }, at)).status).toBe(429);
    const json = JSON.stringify({ basics: { name: 'Anna Nowak' } });
    expect((await user.send('POST', '/trpc/exchange.import', { json }, at)).status).toBe(200);
  });

  test('by address for imported files, refused ones too', async () => {
    await countImports('203.0.113.4', 14);
    const at = from('203.0.113.4');
    const send = () => new TestBrowser(api.url).send('POST', '/trpc/exchange.import', { json: '[]' }, at);
    expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
  });
});
