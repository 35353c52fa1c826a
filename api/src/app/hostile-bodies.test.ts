import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { startTestApi, type TestApi } from '../testing/start-api.ts';
import { type Answer, TestBrowser } from '../testing/test-browser.ts';
import { appRouter } from './router.ts';

const MEGABYTE = 'x'.repeat(1024 * 1024);
const json = (value: unknown) => JSON.stringify(value);

/** The fields of all routes and procedures in one object, so that each route finds its own. */
const fields = (value: unknown) =>
  Object.fromEntries(
    [
      ...['email', 'password', 'oldPassword', 'firstName', 'lastName', 'token', 'remember', 'userAgent', 'uuid', 'id'],
      ...['operation', 'checksum', 'format', 'json', 'language', 'pattern', 'section', 'search', 'orderId', 'consent'],
      ...[
        'packageSlug',
        'resumeUuid',
        'fullName',
        'consentVersion',
        'orderNumber',
        'name',
        'generalColor',
        'items',
        'content',
        'baseRevision',
        'profession',
        'city',
        'category',
        'contract',
        'isRemote',
        'page',
        'slug',
      ],
    ].map((name) => [name, value]),
  );

/** Bodies that our client never sends, as text or bytes. */
const BODIES: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'a list': '[]',
  'a list of lists': '[[[]]]',
  'a text': '"x"',
  'a number': '1e999',
  null: 'null',
  'fields of numbers': json(fields(1)),
  'fields of lists': json(fields([1, 'x', null])),
  'fields of objects': json(fields({ $ne: null, toString: 'x' })),
  'fields of nothing': json(fields(null)),
  'texts of a megabyte': `{"email":"${MEGABYTE}","password":"${MEGABYTE}","uuid":"${MEGABYTE}","items":"${MEGABYTE}"}`,
  'prototype keys': '{"__proto__":{"isPaid":true,"email":"a@example.pl"},"password":"x"}',
  'a constructor': '{"constructor":{"prototype":{"email":"a@example.pl"}}}',
  'invalid UTF-8': Uint8Array.from([...Buffer.from('{"email":"'), 0xff, 0xfe, 0xc0, ...Buffer.from('","uuid":"x"}')]),
  'the same key twice': '{"email":"a@example.pl","email":["b"],"uuid":1,"uuid":"x"}',
  SQL: json(fields("' OR 1=1; DROP TABLE users; --")),
  HTML: json(fields('<script>alert(1)</script>')),
  'NUL and lone surrogates': json(fields('a\u0000b\ud800')),
  'half a document': '{"email":"a@example.pl',
  'ten thousand levels': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'ten thousand objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
};

const part = (head: string, content: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const LANGUAGE = part('name="language"', 'pl');
const CV = part('name="file"; filename="cv.json"', '{"basics":{"name":"Jan Nowak"}}');

/** Forms with the boundary `x` that our client never sends. */
const IMPORT_FORMS: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: '',
  'no file': `${LANGUAGE}--x--`,
  'half a form': `${LANGUAGE}${CV}`,
  'half a file': CV.slice(0, -10),
  'another boundary': `${CV}--x--`.replaceAll('--x', '--y'),
  'a file that is a field': `${part('name="file"', '{"basics":{"name":"Jan Nowak"}}')}--x--`,
  'a file without a field': `${part('filename="cv.json"', '{"basics":{"name":"Jan Nowak"}}')}--x--`,
  'a language that is a file': `${CV}${part('name="language"; filename="pl"', 'pl')}${part('name="language"', '[]')}--x--`,
  'prototype keys': `${CV}${part('name="__proto__"', '1')}${part('name="constructor"; filename="a"', '1')}--x--`,
  'twenty-one files': `${CV.repeat(21)}--x--`,
  'a thousand fields': `${LANGUAGE.repeat(1_000)}${CV}--x--`,
  'a language of a megabyte': `${part('name="language"', MEGABYTE)}${CV}--x--`,
  'a head of a megabyte': `${part(`name="file"; filename="${MEGABYTE}"`, 'x')}--x--`,
  'a path as a name': `${part('name="file"; filename="../../../etc/passwd"', 'x')}--x--`,
  'invalid UTF-8': Uint8Array.from([
    ...Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="'),
    ...[0xff, 0xfe, 0x00, 0xc0],
    ...Buffer.from('"\r\n\r\nx\r\n--x--'),
  ]),
};

/** Routes and procedures without required input, which accept any body. */
const TAKES_ANYTHING = new Set([
  ...['account.logout', 'account.endOtherSessions', 'account.sendVerification', 'POST /api/logout'],
  ...['billing.subscription.cancel', 'billing.subscription.resume'],
  ...['PUT /api/resumes/:uuid/done', 'PUT /api/documents/:uuid/done', 'PUT /api/resumes/:uuid/pattern/:slug'],
  ...['DELETE /api/resumes/:uuid/image', 'resume.create', 'POST /api/resumes'],
]);
/** Queries without input. */
const ASKS_NOTHING = new Set([
  ...['site.config', 'site.dictionaries', 'account.me', 'account.isPaid', 'account.signInMethods', 'account.sessions'],
  'account.emailVerification',
  ...[
    'resume.list',
    'resume.trash',
    'letter.list',
    'letter.trash',
    'billing.packages',
    'billing.priceList',
    'billing.payments',
  ],
  'billing.subscription.current',
]);
/** Routes for which some of these bodies are valid. */
const MAY_TAKE: Readonly<Record<string, readonly string[]>> = {
  // A valid name here, and treated as text.
  'account.rename': ['SQL', 'HTML'],
  'download.list': ['a constructor', 'prototype keys'],
};

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: 'query' | 'mutation' } }>;

describe('hostile bodies', () => {
  let database: TestDatabase;
  let api: TestApi;
  let owner: TestBrowser;
  let uuid: string;

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  /** A new user for each test: a route such as logout must not affect the next test. */
  const newOwner = async () => {
    owner = new TestBrowser(api.url);
    const email = `owner-${crypto.randomUUID()}@example.pl`;
    await owner.send('POST', '/api/register', { email, firstName: 'A', lastName: 'B', password: 'zielona-kreda' });
    uuid = ((await owner.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    // Old enough that the login does not count as a recent confirmation.
    api.now = new Date(api.now.getTime() + 3_600_000);
  };
  /** All rows, without counters and the audit log, which every call may write. */
  const stored = async () => {
    const { db } = api;
    const [users, sessions, visitors, sections, resumes, orders, outbox, resets] = await Promise.all([
      db.user.count(),
      db.session.count(),
      db.visitor.count(),
      db.resumeSection.count(),
      db.resume.findMany({ select: { id: true, revision: true, name: true }, orderBy: { id: 'asc' } }),
      db.order.count(),
      db.outboxMessage.count(),
      db.passwordReset.count(),
    ]);
    return { users, sessions, visitors, sections, resumes, orders, outbox, resets };
  };
  const send = async (
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    contentType = 'application/json',
  ): Promise<Answer> => {
    const response = await fetch(new URL(path, api.url), {
      method,
      headers: {
        origin: api.url,
        'content-type': contentType,
        cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const parsed = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    return { status: response.status, headers: response.headers, bytes, body: parsed };
  };

  /** Refused in the documented format, without internal details. */
  function expectRefusal(answer: Answer, shape: object, what: string): void {
    expect(answer.status, what).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${what}: ${new TextDecoder().decode(answer.bytes).slice(0, 300)}`).toBeLessThan(500);
    expect(answer.body, what).toMatchObject(shape);
    expect(JSON.stringify(answer.body), what).not.toMatch(/prisma|sqlite|mariadb|node_modules|\.ts:\d/i);
  }

  const TRPC_SHAPE = { error: { message: expect.any(String), data: { domainCode: expect.any(String) } } };
  const REST_SHAPE = {
    error: { code: expect.any(String), message: expect.any(String), requestId: expect.stringMatching(/^[\w-]+$/) },
  };

  describe.each(Object.keys(procedures))('to %s', (name) => {
    test('are refused and write nothing', async () => {
      await newOwner();
      const before = await stored();
      const isQuery = procedures[name]!._def.type === 'query';
      for (const [what, body] of Object.entries(BODIES)) {
        // A query's input is part of the URL, which takes neither megabytes nor binary data.
        if (isQuery && (typeof body !== 'string' || body.length > 12_000)) continue;
        const answer = isQuery
          ? await owner.get(`/trpc/${name}?input=${encodeURIComponent(String(body))}`)
          : await send('POST', `/trpc/${name}`, body);
        const isAllowed = TAKES_ANYTHING.has(name) || ASKS_NOTHING.has(name) || MAY_TAKE[name]?.includes(what);
        if (isAllowed && answer.status < 300) continue;
        // A body that is too large is refused before tRPC reads it.
        expectRefusal(answer, answer.status === 413 ? REST_SHAPE : TRPC_SHAPE, `${name}: ${what}`);
      }
      if (!TAKES_ANYTHING.has(name) && !(name in MAY_TAKE)) expect(await stored()).toEqual(before);
    });
  });

  test('to every route are refused and write nothing', async () => {
    const routes = api.app.knownRoutes.filter(
      ({ method, access }) => ['POST', 'PUT', 'DELETE'].includes(method) && access !== 'procedure',
    );
    expect(routes.length).toBeGreaterThan(40);
    for (const { method, path } of routes) {
      const name = `${method} ${path}`;
      await newOwner();
      const before = await stored();
      for (const [what, body] of Object.entries(BODIES)) {
        const answer = await send(method, path.replace(':uuid', uuid).replace(':slug', 'classic'), body);
        const isAllowed = TAKES_ANYTHING.has(name) || MAY_TAKE[name]?.includes(what);
        if (isAllowed && answer.status < 300) continue;
        expectRefusal(answer, REST_SHAPE, `${name}: ${what}`);
      }
      if (!TAKES_ANYTHING.has(name) && !(name in MAY_TAKE)) expect(await stored(), name).toEqual(before);
    }
  });

  test.each([
    'nothing.here',
    '__proto__',
    'constructor.name',
    'account.__proto__',
    'account.toString',
    'account.login,nothing.here?batch=1',
    '%00',
    '..%2f..%2fetc%2fpasswd',
  ])('to the unknown procedure %s are refused', async (name) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const { status } = await owner.send(method, `/trpc/${name}`, method === 'GET' ? undefined : {});
      expect(status, method).toBeGreaterThanOrEqual(name.includes('batch') ? 200 : 400);
      expect(status, method).toBeLessThan(500);
    }
  });

  test.each([
    ['text/xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['application/json; charset=utf-7', '{"email":"x"}'],
    ['application/x-www-form-urlencoded', 'email[$ne]=&password=x'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['multipart/form-data', 'no boundary'],
    ['text/plain', 'not json'],
    ['', '{}'],
  ])('of the kind %j are refused', async (contentType, body) => {
    for (const path of ['/api/login', '/api/register', '/trpc/account.login']) {
      const answer = await new TestBrowser(api.url).send('POST', path, body, { 'content-type': contentType });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  test('that are forms for an import are refused and write nothing', async () => {
    await newOwner();
    const before = await stored();
    for (const [what, form] of Object.entries(IMPORT_FORMS)) {
      const answer = await send('POST', '/api/resumes/import', form, 'multipart/form-data; boundary=x');
      expectRefusal(answer, REST_SHAPE, what);
    }
    const answer = await send('POST', '/api/resumes/import', IMPORT_FORMS['no file']!, 'multipart/form-data');
    expectRefusal(answer, REST_SHAPE, 'no boundary');
    expect(await stored()).toEqual(before);
  });

  test('that exceed the limit of their route are refused', async () => {
    await newOwner();
    const paths = {
      [64 * 1024]: ['/api/login', '/trpc/account.login', '/trpc/resume.create,account.login?batch=1', '/nothing/here'],
      [1024 * 1024]: ['/webhooks/stripe'],
      [2 * 1024 * 1024 + 64 * 1024]: ['/trpc/exchange.import', '/trpc/resume.get,resume.save?batch=1'],
    };
    for (const [bytes, those] of Object.entries(paths)) {
      const fitting = `{"email":"${'x'.repeat(Number(bytes) - 12)}"}`;
      for (const path of those) {
        expect((await send('POST', path, fitting)).status, path).not.toBe(413);
        expect((await send('POST', path, `${fitting} `)).status, path).toBe(413);
      }
    }
    const most = JSON.stringify({ items: 'x'.repeat(2 * 1024 * 1024) });
    for (const path of [`/api/resumes/${uuid}/experiences`, `/api/documents/${uuid}/save-before-quit`]) {
      const method = path.includes('resumes') ? 'PUT' : 'POST';
      expect((await send(method, path, most)).status, path).toBe(400);
      expect((await send(method, path, `${most}${' '.repeat(64 * 1024)}`)).status, path).toBe(413);
    }
  });

  test('at an address that is no URL are refused as everywhere', async () => {
    for (const path of ['/api/resumes/%ff', '/trpc/%ff', '/%ff'])
      expect((await send('POST', path, '{}')).body, path).toMatchObject({ error: { code: 'invalid' } });
  });
});
