import { createHash } from 'node:crypto';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFonts } from '../platform/clients/fonts.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../testing/start-api.ts';
import { type Answer, TestBrowser } from '../testing/test-browser.ts';

interface Content {
  [mediaType: string]: { schema: object };
}
interface DocumentedOperation {
  'x-access': string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: Record<string, object>; content?: Content }>;
}
interface ReadDocument {
  openapi: string;
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, object> };
}

/** A call and its input. A JSON body is validated against the description, too. */
interface Call {
  browser?: TestBrowser;
  /** The values of the path's parameters. */
  path?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  /** Whether the body is valid by JSON Schema although the call is wrong. */
  isBodyDocumented?: boolean;
  /** A method other than the documented one. */
  method?: string;
}
interface Calls {
  right: () => Call | Promise<Call>;
  wrong: () => Call | Promise<Call>;
}

const PASSWORD = 'zielona-kreda';
const NOBODYS = '0189a0f0-0000-4000-8000-000000000000';
const FOREIGN = { origin: 'https://evil.example' };
const sample = typicalResume('modern');
const typesetter = createTypesetter([...readFonts().values()]);

/** The calls of the specification, section 7. */
const SPECIFIED = [
  ...['GET /api/me', 'POST /api/register', 'POST /api/login', 'GET /api/is-paid', 'DELETE /api/account'],
  ...['POST /api/password/save', 'POST /api/password/reset', 'POST /api/password/change'],
  ...['GET /api/dictionaries', 'GET /api/suggestions/{section}'],
  ...['POST /api/resumes', 'GET /api/resumes/{uuid}'],
  ...['PUT /api/resumes/{uuid}/done', 'PUT /api/documents/{uuid}/done', 'PUT /api/resumes/{uuid}/color'],
  ...['PUT /api/resumes/{uuid}/pattern/{slug}', 'PUT /api/resumes/{uuid}/sections-order'],
  'PUT /api/resumes/{uuid}/sections-config',
  ...[
    ...['personal-data', 'experiences', 'education', 'languages', 'skills', 'summary', 'certifications', 'software'],
    ...[
      'projects',
      'publications',
      'references',
      'volunteering',
      'memberships',
      'courses',
      'awards',
      'driving-licences',
      'interests',
      'clauses',
      'custom-1',
      'custom-2',
      'custom-3',
      'custom-4',
      'custom-5',
    ],
  ].flatMap((slug) => [`PUT /api/resumes/{uuid}/${slug}`, `PUT /api/resumes/{uuid}/${slug}-config`]),
  ...['POST /api/resumes/{uuid}/image', 'DELETE /api/resumes/{uuid}/image'],
  ...['POST /api/documents/{uuid}/save-before-quit', 'POST /api/documents/{uuid}/checksum'],
  'GET /api/resumes/{uuid}/download-granted',
  ...['POST /api/resumes/{uuid}/v1/download', 'POST /api/resumes/{uuid}/v2/download'],
];

let renderer: RendererProcess;
let database: TestDatabase;
let api: TestApi;
let document: ReadDocument;
let ajv: Ajv2020;
let owner: TestBrowser;
let uuid: string;
let downloadId: string;
let sentId: string;
let letterUuid: string;
let letterDownloadId: string;
let invoiceId: string;

beforeAll(async () => {
  renderer = await startRendererProcess();
  database = await DATABASES[0]!.create();
  api = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address });
  document = (await new TestBrowser(api.url).get('/api/openapi.json')).body as ReadDocument;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const made = await newUser();
  owner = made.browser;
  api.paid.add(made.id);
  uuid = await newResume(owner);
  expect((await owner.send('POST', `/api/resumes/${uuid}/v1/download`)).status).toBe(200);
  downloadId = ((await owner.query('download.list', {})).body as { id: string }[])[0]!.id;
  const sent = { downloadId, recipient: 'Charité', sentOn: '2026-11-26', note: '' };
  sentId = ((await owner.mutate('sent.note', sent)).body as { id: string }).id;
  letterUuid = await newLetter(owner, uuid);
  expect((await owner.send('POST', `/api/letters/${letterUuid}/download`)).status).toBe(200);
  const ofLetter = (await owner.query('letter.downloads', { uuid: letterUuid })).body as { id: string }[];
  letterDownloadId = ofLetter[0]!.id;
  invoiceId = await newInvoice(made.id);
});
afterAll(async () => {
  await api.stop();
  await database.drop();
  await renderer.stop();
});

const owned = (call: Omit<Call, 'browser'>): Call => ({ browser: owner, path: { uuid }, ...call });
const ofLetter = (call: Omit<Call, 'browser'>): Call => ({ browser: owner, path: { uuid: letterUuid }, ...call });
const newBrowser = () => new TestBrowser(api.url);
const otherMethod = (): Call => ({ method: 'PATCH', status: 404 });
const missing = (): Call => ({ browser: owner, path: { uuid: NOBODYS }, status: 404 });

const CALLS: Record<string, Calls> = {
  'GET /api/openapi.json': { right: () => ({ status: 200 }), wrong: otherMethod },
  'GET /api/me': { right: () => ({ browser: owner, status: 200 }), wrong: otherMethod },
  'POST /api/register': {
    right: () => ({ status: 201, body: newPerson() }),
    wrong: () => ({ status: 400, body: { ...newPerson(), password: 'krótkie' } }),
  },
  'POST /api/login': {
    right: async () => ({ status: 200, body: { email: (await newUser()).email, password: PASSWORD } }),
    wrong: async () => ({
      status: 401,
      body: { email: (await newUser()).email, password: 'inna' },
      isBodyDocumented: true,
    }),
  },
  'POST /api/logout': {
    right: async () => ({ browser: (await newUser()).browser, status: 204 }),
    wrong: () => ({ headers: FOREIGN, status: 403 }),
  },
  'GET /api/is-paid': { right: () => ({ browser: owner, status: 200 }), wrong: otherMethod },
  'POST /api/password/reset': {
    right: () => ({ status: 200, body: { email: 'nikt@example.pl' } }),
    wrong: () => ({ status: 400, body: {} }),
  },
  'POST /api/password/save': {
    right: async () => {
      const { email } = await newUser();
      await newBrowser().send('POST', '/api/password/reset', { email });
      const mail = (await api.mails()).findLast(({ text, to }) => to === email && /[\w-]{43}/.test(text))!;
      return { status: 200, body: { token: /[\w-]{43}/.exec(mail.text)![0], password: 'niebieska-tablica' } };
    },
    wrong: () => ({ status: 400, body: { token: 'x' } }),
  },
  'POST /api/password/change': {
    right: async () => ({
      browser: (await newUser()).browser,
      status: 200,
      body: { oldPassword: PASSWORD, password: 'niebieska-tablica' },
    }),
    wrong: () => ({ status: 401, body: { oldPassword: PASSWORD, password: 'x' } }),
  },
  'DELETE /api/account': {
    right: async () => ({ browser: (await newUser()).browser, status: 204, body: { password: PASSWORD } }),
    wrong: () => ({ browser: owner, status: 400, body: { password: 1 } }),
  },
  'GET /api/account/export': { right: () => ({ browser: owner, status: 200 }), wrong: () => ({ status: 401 }) },
  'GET /api/dictionaries': { right: () => ({ status: 200 }), wrong: otherMethod },
  'GET /api/suggestions/{section}': {
    right: () => ({ path: { section: 'skills' }, query: '?s=kierowca&lang=pl', status: 200 }),
    wrong: () => ({ path: { section: 'skills' }, query: '?lang=xx', status: 400 }),
  },
  'POST /api/resumes': {
    right: () => ({ status: 201, body: { pattern: 'classic', language: 'en', profession: 'Driver' } }),
    wrong: () => ({ status: 400, body: { pattern: 'none' } }),
  },
  'GET /api/resumes/{uuid}': { right: () => owned({ status: 200 }), wrong: missing },
  'PUT /api/resumes/{uuid}/done': { right: () => owned({ status: 200 }), wrong: missing },
  'PUT /api/documents/{uuid}/done': {
    right: () => owned({ status: 200 }),
    wrong: () => ({ path: { uuid }, status: 404 }),
  },
  'PUT /api/resumes/{uuid}/color': {
    right: () => owned({ status: 200, body: sample.color }),
    wrong: () => owned({ status: 400, body: { ...sample.color, generalColor: 'red' } }),
  },
  'PUT /api/resumes/{uuid}/pattern/{slug}': {
    right: () => owned({ status: 200, ...slug('classic') }),
    wrong: () => owned({ status: 404, ...slug('none') }),
  },
  'PUT /api/resumes/{uuid}/sections-order': {
    right: () => owned({ status: 200, body: sample.sectionsOrder }),
    wrong: () => owned({ status: 400, body: ['personal-data'] }),
  },
  'PUT /api/resumes/{uuid}/sections-config': {
    right: () => owned({ status: 200, body: { enabled: sample.sectionsEnabled, active: sample.sectionsActive } }),
    wrong: () => owned({ status: 400, body: { enabled: [] } }),
  },
  ...Object.fromEntries(
    SECTION_SLUGS.flatMap((section): [string, Calls][] => {
      const { data, config } = sample.sections[section];
      return [
        [
          `PUT /api/resumes/{uuid}/${section}`,
          {
            right: () => owned({ status: 200, body: data }),
            wrong: () => owned({ status: 400, body: { ...data, surprise: true } }),
          },
        ],
        [
          `PUT /api/resumes/{uuid}/${section}-config`,
          {
            right: () => owned({ status: 200, body: config }),
            wrong: () => owned({ status: 400, body: { ...config, title: 'x'.repeat(81) } }),
          },
        ],
      ];
    }),
  ),
  'POST /api/resumes/{uuid}/image': {
    right: async () => owned({ status: 200, body: formOf({ file: await photo() }) }),
    wrong: () => owned({ status: 415, body: formOf({ file: new Blob(['no picture']) }) }),
  },
  'DELETE /api/resumes/{uuid}/image': { right: () => owned({ status: 204 }), wrong: missing },
  'POST /api/documents/{uuid}/save-before-quit': {
    right: () =>
      owned({
        status: 204,
        body: JSON.stringify([{ type: 'name', name: 'CV' }]),
        headers: { 'content-type': 'text/plain' },
      }),
    wrong: () => owned({ status: 400, body: [{ type: 'name', name: 1 }] }),
  },
  'POST /api/documents/{uuid}/checksum': {
    right: () => owned({ status: 200, body: { checksum: '0'.repeat(64) } }),
    wrong: () => owned({ status: 400, body: { checksum: 'x' } }),
  },
  'POST /api/resumes/import': {
    right: () => ({
      status: 201,
      body: formOf({ file: new Blob(['{"basics":{"name":"Jan Nowak"}}']) }),
    }),
    wrong: () => ({ status: 415, body: formOf({ file: new Blob(['a shopping list']) }) }),
  },
  'GET /api/resumes/{uuid}/export/{format}': {
    right: () => ({ browser: owner, path: { uuid, format: 'markdown' }, status: 200 }),
    wrong: () => ({ browser: owner, path: { uuid, format: 'papyrus' }, status: 404 }),
  },
  'GET /api/resumes/{uuid}/download-granted': { right: () => owned({ status: 200 }), wrong: missing },
  'POST /api/resumes/{uuid}/v1/download': {
    right: () => owned({ status: 200 }),
    wrong: async () => {
      const { browser } = await newUser();
      return { browser, path: { uuid: await newResume(browser) }, status: 403 };
    },
  },
  'POST /api/resumes/{uuid}/v2/download': {
    right: async () => {
      const { resume } = (await owner.query('resume.get', { uuid })).body as { resume: Resume };
      const { pages } = await typesetter.typeset({ ...resume, photo: null });
      const checksum = createHash('sha256').update(pages[0]!).digest('hex');
      await owner.send('POST', `/api/documents/${uuid}/checksum`, { checksum });
      const form = formOf(Object.fromEntries(pages.map((page, index) => [`page_${index}`, new Blob([page])])));
      return owned({ status: 200, body: form });
    },
    wrong: () => owned({ status: 409, body: formOf({ page_0: new Blob(['<svg/>']) }) }),
  },
  'POST /api/resumes/{uuid}/application': {
    right: () => owned({ status: 200, body: formOf({ parts: JSON.stringify([{ kind: 'resume', title: 'CV' }]) }) }),
    wrong: () => owned({ status: 400, body: formOf({ parts: '[]' }) }),
  },
  'POST /api/resumes/{uuid}/sent-application': {
    right: async () => {
      const parts = JSON.stringify([{ kind: 'resume', title: 'CV' }]);
      const joined = await owner.send('POST', `/api/resumes/${uuid}/application`, formOf({ parts }));
      const report = Buffer.from(joined.headers.get('x-application-report')!, 'base64').toString('utf8');
      const { parts: made } = JSON.parse(report) as { parts: { pages: number }[] };
      const body = formOf({
        recipient: 'Charité',
        sentOn: '2026-11-26',
        note: '',
        pageCount: String(made[0]!.pages),
        seal: joined.headers.get('x-application-seal')!,
        file: new Blob([new Uint8Array(joined.bytes)]),
      });
      return owned({ status: 200, body });
    },
    wrong: () => owned({ status: 400, body: formOf({ recipient: '', file: new Blob(['x']) }) }),
  },
  'GET /api/sent/{id}': {
    right: () => ({ browser: owner, path: { id: sentId }, status: 200 }),
    wrong: () => ({ browser: owner, path: { id: NOBODYS }, status: 404 }),
  },
  'GET /api/downloads/{id}': {
    right: () => ({ browser: owner, path: { id: downloadId }, status: 200 }),
    wrong: () => ({ browser: owner, path: { id: NOBODYS }, status: 404 }),
  },
  'POST /api/letters/{uuid}/save-before-quit': {
    right: () =>
      ofLetter({
        status: 204,
        body: JSON.stringify([{ type: 'field', field: 'subject', value: 'Podanie' }]),
        headers: { 'content-type': 'text/plain' },
      }),
    wrong: () => ofLetter({ status: 400, body: [{ type: 'field', field: 'subject', value: 1 }] }),
  },
  'POST /api/letters/{uuid}/signature': {
    right: async () => ofLetter({ status: 200, body: formOf({ file: await photo() }) }),
    wrong: () => ofLetter({ status: 415, body: formOf({ file: new Blob(['no picture']) }) }),
  },
  'DELETE /api/letters/{uuid}/signature': { right: () => ofLetter({ status: 200 }), wrong: missing },
  'POST /api/letters/{uuid}/download': {
    right: () => ofLetter({ status: 200 }),
    wrong: async () => {
      const { browser } = await newUser();
      return { browser, path: { uuid: await newLetter(browser, await newResume(browser)) }, status: 403 };
    },
  },
  'GET /api/letter-downloads/{id}': {
    right: () => ({ browser: owner, path: { id: letterDownloadId }, status: 200 }),
    wrong: () => ({ browser: owner, path: { id: NOBODYS }, status: 404 }),
  },
  'GET /api/invoices/{id}': {
    right: () => ({ browser: owner, path: { id: invoiceId }, status: 200 }),
    wrong: () => ({ path: { id: invoiceId }, status: 401 }),
  },
};

const documented = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test('every call of the specification is in the description', () => {
  expect(document.openapi).toBe('3.1.1');
  expect(documented()).toEqual(expect.arrayContaining(SPECIFIED));
});

test('every route below /api is in the description with its access, and each is called here', () => {
  const routes = api.app.knownRoutes
    .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/') && !path.startsWith('/api/docs'))
    .map(({ method, path, access }) => [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`, access] as const);
  const told = documented().map((name) => [name, operationOf(name)['x-access']] as const);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(routes));
  expect(Object.keys(CALLS).toSorted()).toEqual(documented().toSorted());
});

test('a route below /api without a description is not served', async () => {
  const { buildApp } = await import('./build-app.ts');
  const { access } = await import('../platform/rest/route-access.ts');
  const app = await buildApp(api.deps);
  app.get('/api/forgotten', access('anybody'), async () => 'nothing');
  await expect(app.ready()).rejects.toThrow(/GET \/api\/forgotten is in no document/);
  await app.close();
});

test('every schema of the description is valid, and every reference exists', () => {
  for (const name of Object.keys(document.components.schemas)) {
    expect(ajv.getSchema(`openapi#/components/schemas/${name}`), name).toBeTypeOf('function');
  }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name!);
});

describe.each(Object.keys(CALLS))('%s', (name) => {
  test('answers a valid call as described', async () => {
    const call = await CALLS[name]!.right();
    expectBody(name, call, true);
    expectAsDocumented(name, await send(name, call), call.status);
  });

  test('refuses an invalid call as described', async () => {
    const call = await CALLS[name]!.wrong();
    if (call.status === 400) expectBody(name, call, false);
    const answer = await send(name, call);
    // Other methods are not described.
    if (call.method)
      expect([answer.status, accepts({ $ref: '#/components/schemas/Refusal' }, answer.body)]).toEqual([404, []]);
    else expectAsDocumented(name, answer, call.status);
  });
});

describe('the viewer', () => {
  test('shows this description, and loads nothing from other hosts', async () => {
    const page = await new TestBrowser(api.url).get('/api/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = new TextDecoder().decode(page.bytes);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    expect((await new TestBrowser(api.url).get('/api/docs/json')).body).toEqual(document);
  });

  test('is missing in production, and the description is served', async () => {
    const { buildApp } = await import('./build-app.ts');
    const app = await buildApp({ ...api.deps, config: { ...api.deps.config, isProduction: true } });
    expect((await app.inject('/api/docs')).statusCode).toBe(404);
    expect((await app.inject('/api/openapi.json')).json()).toEqual(document);
    await app.close();
  });
});

function operationOf(name: string): DocumentedOperation {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path]![method.toLowerCase()]!;
}

function send(name: string, { browser = newBrowser(), path = {}, query = '', body, headers = {}, method }: Call) {
  const [documentedMethod = '', pattern = ''] = name.split(' ');
  const address = pattern.replace(/\{(\w+)\}/g, (_, parameter: string) => path[parameter] ?? '') + query;
  return browser.send(method ?? documentedMethod, address, body, headers);
}

/** The errors of the value by the schema. */
function accepts(schema: object, value: unknown): unknown[] {
  const validate: ValidateFunction = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as object,
  );
  return validate(value) ? [] : (validate.errors ?? []);
}

function expectBody(name: string, { body, headers, isBodyDocumented }: Call, isRight: boolean): void {
  const { requestBody } = operationOf(name);
  if (body === undefined) return;
  const mediaType =
    body instanceof FormData ? 'multipart/form-data' : (headers?.['content-type'] ?? 'application/json');
  const content = requestBody?.content[mediaType];
  expect(content, `${name} documents no body of ${mediaType}`).toBeDefined();
  if (body instanceof FormData) return;
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  const errors = accepts(content!.schema, sent);
  if (isRight || isBodyDocumented) expect(errors).toEqual([]);
  else expect(errors).not.toEqual([]);
}

function expectAsDocumented(name: string, answer: Answer, status: number): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  const response = operationOf(name).responses[status];
  expect(response, `${name} documents no ${status}`).toBeDefined();
  for (const header of Object.keys(response!.headers ?? {})) expect(answer.headers.get(header), header).toBeTruthy();
  if (!response!.content) {
    expect(answer.bytes).toHaveLength(0);
    return;
  }
  const mediaType = answer.headers.get('content-type')?.split(';')[0] ?? '';
  expect(Object.keys(response!.content)).toContain(mediaType);
  if (mediaType === 'application/json') expect(accepts(response!.content[mediaType]!.schema, answer.body)).toEqual([]);
  else expect(answer.bytes.length).toBeGreaterThan(0);
}

function slug(name: string) {
  return { path: { uuid, slug: name } };
}

function newPerson() {
  return { email: `${crypto.randomUUID()}@example.pl`, firstName: 'Łucja', lastName: 'Żak', password: PASSWORD };
}

async function newUser() {
  const browser = newBrowser();
  const person = newPerson();
  const { data } = (await browser.send('POST', '/api/register', person)).body as { data: { id: string } };
  return { browser, id: data.id, email: person.email };
}

/** A resume with content. */
async function newResume(browser: TestBrowser): Promise<string> {
  const made = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
  const { status } = await browser.send(
    'PUT',
    `/api/resumes/${made}/personal-data`,
    sample.sections['personal-data'].data,
  );
  expect(status).toBe(200);
  return made;
}

async function newInvoice(userId: string): Promise<string> {
  const id = crypto.randomUUID();
  const now = api.now;
  await api.db.order.create({
    data: {
      id: crypto.randomUUID(),
      userId,
      packageSlug: 'access-14',
      catalogue: {},
      currency: 'PLN',
      grossAmount: 1,
      netAmount: 1,
      vatAmount: 0,
      vatRatePercent: 23,
      discountAmount: 0,
      state: 'fulfilled',
      buyerName: 'A',
      buyerEmail: 'a@example.pl',
      consentVersion: '1',
      consentAt: now,
      createdAt: now,
      updatedAt: now,
      documents: {
        create: {
          id,
          series: 'FV',
          year: 2026,
          number: 1,
          kind: 'invoice',
          content: { number: 'FV/1/2026' },
          issuedAt: now,
        },
      },
    },
  });
  await api.files.put(`invoices/${id}.pdf`, new Uint8Array([0x25]));
  return id;
}

function formOf(fields: Record<string, Blob | string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, name);
  }
  return form;
}

async function photo(): Promise<Blob> {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c33' } });
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
}

/** A letter with text, for a resume of the browser's. */
async function newLetter(browser: TestBrowser, resumeUuid: string): Promise<string> {
  const { letter } = (await browser.mutate('letter.create', { resumeUuid })).body as { letter: { uuid: string } };
  const body = [{ type: 'paragraph', children: [{ text: 'Dzień dobry' }] }];
  await browser.mutate('letter.save', { uuid: letter.uuid, operation: { type: 'field', field: 'body', value: body } });
  return letter.uuid;
}
