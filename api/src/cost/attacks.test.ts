import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { entry } from '@kreda/document/testing/sample-resumes';
import { SCRIPT_WORDS } from '@kreda/document/testing/script-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../../sandbox/stripe/server.ts';
import { seedPackages } from '../features/billing/packages/seed-packages.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { createPaidPerson, type PaidPerson } from '../testing/paid-person.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { startBystander } from './bystander.ts';
import { hostilePng } from './hostile-photo.ts';
import { watchMemory } from './process-memory.ts';

/** The limits that no attack may exceed: the API's resident memory, with its child processes, and another user's longest wait for their CV. */
const MAX_MEMORY_MB = 600;
const MAX_WAIT_MS = 500;

let database: TestDatabase;
let db: Database;
let renderer: RendererProcess;
let api: ApiProcess;
let environment: Record<string, string>;
let url: string;
let closeSandbox: () => Promise<void>;
let reader: PaidPerson;

beforeAll(async () => {
  // SQLite runs in the API's process and blocks its event loop.
  const mysql = DATABASES.find(({ kind }) => kind === 'MySQL');
  if (!mysql) throw new Error('Costs are measured on MySQL: set TEST_DATABASE_URL to a server, or run `make test`');
  database = await mysql.create();
  renderer = await startRendererProcess(0, { RENDERER_WARM_UP: 'true' });
  const sandbox = await buildSandbox({ webhookSecret: 'whsec_test', webhookUrl: () => undefined });
  closeSandbox = () => sandbox.close();
  const stripe = (await sandbox.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  api = await createApiProcess();
  environment = {
    DATABASE_URL: database.url,
    RENDERER_ADDRESS: renderer.address,
    STRIPE_SANDBOX_URL: stripe,
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    // The rate limit of an address would stop attacks before the limits that are measured here.
    LOGIN_ATTEMPTS_PER_MINUTE: '1000',
    // Attackers use several addresses.
    TRUSTED_PROXIES: '1',
  };
  url = await api.start(environment);
  db = openDatabase(database.url);
  await seedPackages(db);
  reader = await createPaidPerson({ url, databaseUrl: database.url });
});
afterAll(async () => {
  await db.$disconnect();
  await api.dispose();
  await renderer.stop();
  await closeSandbox();
  await database.drop();
});

/** The cost of an attack for the API and its users, and the attack's own result. */
interface Cost<Result> {
  peakMb: number;
  longestWaitMs: number;
  result: Result;
}

/** Runs an attack while another user reads their CV, and measures for half a second after it, too. */
async function costOf<Result>(attack: () => Promise<Result>): Promise<Cost<Result>> {
  const memory = await watchMemory(api.pid());
  const cookie = [...reader.browser.cookies].map((pair) => pair.join('=')).join('; ');
  const input = encodeURIComponent(JSON.stringify({ uuid: reader.uuid }));
  const bystander = await startBystander({ url: `${url}/trpc/resume.get?input=${input}`, cookie });
  const result = await attack();
  // Work may go on after the answers, as inflating once did.
  await sleep(500);
  const longestWaitMs = Math.max(...(await bystander.stop()));
  const peakMb = await memory.stop();
  // Printed for passing tests, too: it shows the distance to the limits.
  process.stdout.write(
    `${expect.getState().currentTestName}: ${peakMb.toFixed(0)} MB, ${longestWaitMs.toFixed(0)} ms\n`,
  );
  return { peakMb, longestWaitMs, result };
}

function expectWithinLimits({ peakMb, longestWaitMs }: Cost<unknown>): void {
  expect.soft(peakMb, 'MB of resident memory').toBeLessThan(MAX_MEMORY_MB);
  expect.soft(longestWaitMs, 'ms that another user waited').toBeLessThan(MAX_WAIT_MS);
}

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

async function newVisitor(headers = {}): Promise<{ browser: TestBrowser; uuid: string }> {
  const browser = new TestBrowser(url);
  const { uuid } = (await browser.send('POST', '/api/resumes', {}, headers)).body as { uuid: string };
  return { browser, uuid };
}

/** A square photo of noise, which cannot be compressed well. Making it takes longer than storing it. */
async function noisyPhoto(sidePx: number): Promise<Uint8Array<ArrayBuffer>> {
  const samples = Uint8Array.from({ length: sidePx ** 2 * 3 }, (_, index) => (index * 2_654_435_761) >>> 24);
  const photo = sharp(samples, { raw: { width: sidePx, height: sidePx, channels: 3 } }).jpeg({ quality: 90 });
  return Uint8Array.from(await photo.toBuffer());
}

const noisyJpeg = await noisyPhoto(1_600);
/** As large as a stored photo. It is stored without being made smaller, which would smooth the noise: no other photo takes as many bytes. */
const bulkyJpeg = await noisyPhoto(800);

/** Sum of the sizes in bytes. The product writes meanwhile: a file that it removed since it was listed counts nothing. */
async function bytesBelow(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      try {
        return (await stat(path.join(file.parentPath, file.name))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
        throw error;
      }
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A request as bytes, whose body never ends. */
interface RawBody {
  path: string;
  headers: readonly string[];
  pieces(): Iterable<string | Uint8Array>;
}

/** How long a body that is not refused is held open, in ms. */
const HELD_MS = 2_500;

/**
 * Sends a body as fast as the server reads it, then holds the connection open. Returns the status of a refusal; null if there was
 * none, or if the connection was cut before the answer arrived.
 */
async function rawBody({ path, headers, pieces }: RawBody): Promise<number | null> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  // The server cuts the connection of a sender that it refuses.
  socket.on('error', () => {});
  const closed = new AbortController();
  socket.once('close', () => closed.abort());
  const held = sleep(HELD_MS, undefined, { signal: closed.signal }).catch(() => {});
  socket.write([`POST ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n'));
  for (const piece of pieces()) {
    if (closed.signal.aborted) break;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain', closed).catch(() => {}), held]);
  }
  await held;
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d+) /.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

/** The header by which the proxy in front tells the client's address. */
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Calls one procedure many times in one request. */
function batch(browser: TestBrowser, procedure: string, inputs: readonly unknown[]) {
  const names = inputs.map(() => procedure).join(',');
  return browser.send('POST', `/trpc/${names}?batch=1`, { ...inputs });
}

describe('one attacker, while another user works', { timeout: 240_000 }, () => {
  test('sends forty small bodies that inflate to gigabytes', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(256 * 1024 * 1024), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 },
    });
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br', origin: url };
    const cost = await costOf(() =>
      times(40, async () => (await fetch(`${url}/api/login`, { method: 'POST', headers, body: bomb })).status),
    );
    expectWithinLimits(cost);
    for (const status of cost.result) expect(status).toBeOneOf([400, 413, 415]);
  });

  test('sends tRPC a form of 600 MB in chunks', async () => {
    const piece = Buffer.alloc(1_000_000, 'a');
    const framed = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    const part = '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n';
    const cost = await costOf(() =>
      rawBody({
        path: '/trpc/account.login',
        headers: ['Content-Type: multipart/form-data; boundary=b', 'Transfer-Encoding: chunked'],
        *pieces() {
          yield `${part.length.toString(16)}\r\n${part}\r\n`;
          for (let count = 0; count < 600; count++) yield framed;
        },
      }),
    );
    expectWithinLimits(cost);
    expect(cost.result).toBeOneOf([null, 415]);
  });

  test.each([
    // As large as the route allows, and larger than any route allows.
    ['/trpc/exchange.import', 60, 2_000_000, 429],
    ['/api/login', 80, 8_000_000, 413],
  ])('sends %s %i bodies of %i bytes that never end', async (path, count, bytes, refusal) => {
    const piece = Buffer.alloc(20_000, 'a');
    const cost = await costOf(() =>
      times(count, () =>
        rawBody({
          path,
          headers: ['Content-Type: application/json', `Content-Length: ${bytes + 10}`],
          *pieces() {
            yield '"';
            for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
          },
        }),
      ),
    );
    expectWithinLimits(cost);
    expect(cost.result).toContain(refusal);
    for (const status of cost.result) expect(status).toBeOneOf([null, refusal]);
  });

  test('has many CVs read back, from one address and from many', async () => {
    const job = entry('experiences', 'job', {
      position: 'A',
      description: [{ type: 'paragraph', children: [{ text: 'word '.repeat(200) }] }],
    });
    const visitors = await times(28, async (index) => {
      const headers = from(index % 2 === 0 ? '198.51.100.1' : `198.51.100.${index + 1}`);
      const { browser, uuid } = await newVisitor(headers);
      const saved = await browser.send('PUT', `/api/resumes/${uuid}/experiences`, { items: [job] }, headers);
      expect(saved.status).toBeLessThan(300);
      return () => browser.send('POST', '/trpc/download.readBack', { uuid }, headers);
    });
    const cost = await costOf(() => times(visitors.length, async (index) => (await visitors[index]!()).status));
    expectWithinLimits(cost);
    expect(cost.result).toContain(200);
    for (const status of cost.result) expect(status).toBeOneOf([200, 429, 503]);
  });

  test('uploads photos that decode to hundreds of megabytes', async () => {
    const { browser, uuid } = await newVisitor();
    const png = new Blob([await hostilePng(7_000)], { type: 'image/png' });
    const cost = await costOf(() =>
      times(5, async () => {
        const form = new FormData();
        form.set('file', png, 'photo.png');
        return (await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status;
      }),
    );
    expectWithinLimits(cost);
    expect(cost.result).toContain(413);
    for (const status of cost.result) expect(status).toBeOneOf([413, 429, 503]);
  });

  test('calls hundreds of procedures in one request', async () => {
    const { browser, uuid } = await newVisitor();
    const json = JSON.stringify({ basics: { name: 'A', summary: 'word '.repeat(3_000) } });
    const cost = await costOf(async () => [
      await batch(new TestBrowser(url), 'resume.create', Array(300).fill({})),
      await batch(new TestBrowser(url), 'exchange.import', Array(18).fill({ json })),
      await batch(browser, 'resume.duplicate', Array(150).fill({ uuid })),
    ]);
    expectWithinLimits(cost);
    for (const { status } of cost.result) expect(status).toBe(400);
  });

  test('creates, duplicates and imports as fast as it can over 24 connections', async () => {
    // A new address, so that the test measures the work and not a refusal.
    const headers = from('198.51.100.101');
    const { browser, uuid } = await newVisitor(headers);
    const json = JSON.stringify({ basics: { name: 'A', summary: 'word '.repeat(3_000) } });
    const calls = [
      () => new TestBrowser(url).send('POST', '/trpc/resume.create', {}, headers),
      () => new TestBrowser(url).send('POST', '/trpc/exchange.import', { json }, headers),
      () => browser.send('POST', '/trpc/resume.duplicate', { uuid }, headers),
    ];
    const cost = await costOf(() =>
      times(24, async (connection) => {
        const statuses: number[] = [];
        for (let count = 0; count < 5; count++) statuses.push((await calls[connection % calls.length]!()).status);
        return statuses;
      }),
    );
    expectWithinLimits(cost);
    for (const kind of calls.keys()) {
      expect(cost.result.filter((_, connection) => connection % calls.length === kind).flat()).toContain(200);
    }
    for (const status of cost.result.flat()) expect(status).toBeOneOf([200, 409, 429, 503]);
  });

  test('checks out forty times at once, with and without a voucher', async () => {
    const browser = new TestBrowser(url);
    const person = {
      email: `${crypto.randomUUID()}@example.pl`,
      password: 'zielona-kreda',
      firstName: 'A',
      lastName: 'B',
    };
    const { id: userId } = (await browser.mutate('account.register', person)).body as { id: string };
    await db.voucher.create({
      data: {
        code: 'COST',
        kind: 'percentage',
        value: 20,
        validFrom: new Date(Date.now() - 60_000),
        validUntil: new Date(Date.now() + 3_600_000),
        maxUses: 100,
        maxUsesPerUser: 1,
        uses: 0,
        packageSlugs: [],
      },
    });
    const checkout = {
      packageSlug: 'access-14-days',
      resumeUuid: null,
      fullName: 'A B',
      email: person.email,
      company: null,
      consent: true,
      consentVersion: 'immediate-performance-1',
      paths: { returnPath: '/thank-you', cancelPath: '/pricing' },
    };
    const cost = await costOf(() =>
      times(40, async (index) => {
        const more = index % 2 === 0 ? {} : { voucherCode: 'COST' };
        return (await browser.mutate('billing.checkout', { ...checkout, ...more })).status;
      }),
    );
    expectWithinLimits(cost);
    expect(cost.result).toContain(200);
    for (const status of cost.result) expect(status).toBeOneOf([200, 409, 429]);
    const orders = await db.order.count({ where: { userId } });
    expect(orders, 'orders').toBeGreaterThan(0);
    expect(orders, 'orders').toBeLessThanOrEqual(10);
  });

  test('registers another person’s address and floods the mailbox', async () => {
    const browser = new TestBrowser(url);
    const email = `${crypto.randomUUID()}@example.pl`;
    await browser.mutate('account.register', { email, password: 'zielona-kreda', firstName: 'A', lastName: 'B' });
    const cost = await costOf(async () => {
      for (let count = 0; count < 20; count++) {
        const passwords = count % 2 === 0 ? ['zielona-kreda', 'czarna-kreda'] : ['czarna-kreda', 'zielona-kreda'];
        await browser.mutate('account.changePassword', { oldPassword: passwords[0], password: passwords[1] });
      }
      for (let count = 0; count < 30; count++) await browser.mutate('account.remindPassword', { email });
    });
    expectWithinLimits(cost);
    const outbox = path.join(api.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')));
    const count = mails.filter((mail) => mail.includes(email)).length;
    expect(count, 'mails').toBeGreaterThan(0);
    expect(count, 'mails').toBeLessThanOrEqual(8);
  });

  test('imports files that are slow to read', async () => {
    const lines = JSON.stringify({ basics: { name: 'A', summary: Array(190_000).fill('- a').join('\n') } });
    const keys = JSON.stringify({
      basics: { name: 'A' },
      ...Object.fromEntries(Array.from({ length: 59_998 }, (_, key) => [`k${key}`, 1])),
    });
    const cost = await costOf(async () => {
      const statuses: number[] = [];
      for (const json of [lines, keys]) {
        statuses.push(
          ...(await times(3, async () => {
            const headers = from('198.51.100.102');
            return (await new TestBrowser(url).send('POST', '/trpc/exchange.import', { json }, headers)).status;
          })),
        );
      }
      return statuses;
    });
    expectWithinLimits(cost);
    expect(cost.result).toContain(200);
    for (const status of cost.result) expect(status).toBeOneOf([200, 400, 429]);
  });

  test('downloads a CV of far too many pages while another user downloads theirs', async () => {
    const attacker = await createPaidPerson({ url, databaseUrl: database.url });
    const word = `${SCRIPT_WORDS.arabic.text} Latin `;
    const text = word.repeat(Math.floor(19_000 / word.length));
    const job = (index: number) =>
      entry('experiences', `job-${index}`, {
        position: 'A',
        description: [{ type: 'paragraph', children: [{ text }] }],
      });
    const items = Array.from({ length: 12 }, (_, index) => job(index));
    const saved = await attacker.browser.send('PUT', `/api/resumes/${attacker.uuid}/experiences`, { items });
    expect(saved.status).toBeLessThan(300);
    // Warms up: the first downloads of a process start the two threads of the typesetter.
    await Promise.all([reader.download(), attacker.download()]);
    await reader.browser.mutate('resume.save', { uuid: reader.uuid, operation: { type: 'name', name: 'Anew' } });
    const cost = await costOf(async () => {
      const attack = times(4, async () => (await attacker.download()).status);
      await sleep(100);
      const startedAt = performance.now();
      const download = await reader.download();
      const waitedMs = performance.now() - startedAt;
      return { statuses: await attack, download: download.status, waitedMs };
    });
    expectWithinLimits(cost);
    expect(cost.result.download).toBe(200);
    expect.soft(cost.result.waitedMs, 'ms that another download waited').toBeLessThan(1_000);
    for (const status of cost.result.statuses) expect(status).toBeOneOf([413, 429, 503]);
  });

  test('saves lists whose every entry is wrong', async () => {
    const { browser, uuid } = await newVisitor();
    const order = Array(400_000).fill(0);
    const runs = Array(100).fill({ type: 'paragraph', children: Array(500).fill({}) });
    const items = Array.from({ length: 4 }, (_, index) =>
      entry('experiences', `e${index}`, { description: runs as never }),
    );
    const cost = await costOf(async () => [
      await browser.send('PUT', `/api/resumes/${uuid}/sections-order`, order),
      await browser.mutate('resume.save', { uuid, operation: { type: 'sections-order', order } }),
      await browser.send('PUT', `/api/resumes/${uuid}/experiences`, { items }),
      await browser.mutate('resume.save', {
        uuid,
        operation: { type: 'data', section: 'experiences', data: { items } },
      }),
    ]);
    expectWithinLimits(cost);
    for (const { status, bytes } of cost.result) {
      expect(status).toBeOneOf([400, 413]);
      expect(bytes.length, 'bytes of the answer').toBeLessThan(20_000);
    }
  });

  test('saves a CV of hundreds of thousands of runs without text', async () => {
    const { browser, uuid } = await newVisitor();
    const runs = Array.from({ length: 130 }, () => ({ type: 'paragraph', children: Array(2_000).fill({ text: '' }) }));
    const items = [entry('experiences', 'e', { description: runs as never })];
    const cost = await costOf(async () => [
      await browser.send('PUT', `/api/resumes/${uuid}/experiences`, { items }),
      await browser.mutate('resume.duplicate', { uuid }),
    ]);
    expectWithinLimits(cost);
    const [save, copy] = cost.result;
    expect(save!.status).toBeOneOf([400, 413]);
    expect(copy!.bytes.length, 'bytes of the copy').toBeLessThan(100_000);
  });

  test('exports and imports spaces', async () => {
    const { browser, uuid } = await newVisitor();
    const text = `a${' '.repeat(19_800)}b`;
    const items = Array.from({ length: 19 }, (_, index) =>
      entry('experiences', `e${index}`, { description: [{ type: 'paragraph', children: [{ text, bold: true }] }] }),
    );
    expect((await browser.send('PUT', `/api/resumes/${uuid}/experiences`, { items })).status).toBeLessThan(300);
    const json = JSON.stringify({ basics: { name: `a${' '.repeat(99_000)}b`, label: `a${' '.repeat(99_000)}b` } });
    const cost = await costOf(async () => {
      const exported = await browser.get(`/api/resumes/${uuid}/export/markdown`);
      const imported = await new TestBrowser(url).mutate('exchange.import', { json });
      return { exported: exported.status, imported: imported.status };
    });
    expectWithinLimits(cost);
    // Slow reading would be stopped after ten seconds, with 413.
    expect(cost.result).toEqual({ exported: 200, imported: 200 });
  });

  test('requests paths that are slow to match', async () => {
    const paths = ['!'.repeat(14_000), `${'/'.repeat(14_000)}x`];
    const cost = await costOf(() => times(4, async (index) => (await fetch(`${url}/${paths[index % 2]}`)).status));
    expectWithinLimits(cost);
    for (const status of cost.result) expect(status).toBeOneOf([400, 404, 414]);
  });

  test('uploads JPEGs of a million empty metadata markers', async () => {
    const { browser, uuid } = await newVisitor();
    const small = await sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#785a1e' } })
      .jpeg()
      .toBuffer();
    const notes = Buffer.alloc(4_900_000).fill(Buffer.from([0xff, 0xe1, 0, 2]));
    const photo = new Blob([small.subarray(0, 2), notes, small.subarray(2)].map((part) => Uint8Array.from(part)));
    const cost = await costOf(() =>
      times(2, async () => {
        const form = new FormData();
        form.set('file', photo, 'photo.jpg');
        return (await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status;
      }),
    );
    expectWithinLimits(cost);
    for (const status of cost.result) expect(status).toBe(415);
  });
});

describe('one attacker who sends photos, while another user works', { timeout: 240_000 }, () => {
  // A new process for each test: these tests fragment the memory, which a process does not return to the system.
  beforeEach(async () => {
    await api.end('SIGTERM');
    url = await api.start(environment);
    reader = await createPaidPerson({ url, databaseUrl: database.url });
    // Warms up: the first photos of a process load the image library.
    const { browser, uuid } = await newVisitor(from('192.0.2.200'));
    for (let count = 0; count < 10; count++) await sendPhoto(browser, uuid, from('192.0.2.200'));
  });

  async function sendPhoto(browser: TestBrowser, uuid: string, headers: Record<string, string>): Promise<number> {
    const form = new FormData();
    form.set('file', new Blob([noisyJpeg], { type: 'image/jpeg' }), 'photo.jpg');
    return (await browser.send('POST', `/api/resumes/${uuid}/image`, form, headers)).status;
  }

  /** A chunk of a body with chunked transfer encoding. */
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  const TEXT_BYTES = 20_000;
  const TEXT = chunk('a'.repeat(TEXT_BYTES));
  test.each([
    // Twenty megabytes of fields each, or photos of the largest size.
    { holds: 'fields', senders: 3, fields: 20, bytesOfEach: 1_000_000 },
    { holds: 'photos', senders: 6, fields: 0, bytesOfEach: 5_000_000 },
  ])(
    'sends forms of photos whose $holds never end, from $senders addresses',
    async ({ senders, fields, bytesOfEach }) => {
      const visitors = await times(senders, (index) => newVisitor(from(`192.0.2.${index + 1}`)));
      const parts = Array.from({ length: fields }, (_, index) => `name="field-${index}"`);
      if (fields === 0) parts.push('name="file"; filename="photo.jpg"');
      const cost = await costOf(() =>
        times(senders * 8, async (index) => {
          // Staggered, since the test measures the memory of all bodies together and not how fast they arrive.
          await sleep(index * 50);
          const { browser, uuid } = visitors[index % senders]!;
          return rawBody({
            path: `/api/resumes/${uuid}/image`,
            headers: [
              'Content-Type: multipart/form-data; boundary=b',
              'Transfer-Encoding: chunked',
              `X-Forwarded-For: 192.0.2.${(index % senders) + 1}`,
              `Cookie: ${[...browser.cookies].map((pair) => pair.join('=')).join('; ')}`,
            ],
            *pieces() {
              for (const part of parts) {
                yield chunk(`--b\r\nContent-Disposition: form-data; ${part}\r\n\r\n`);
                for (let sent = 0; sent < bytesOfEach; sent += TEXT_BYTES) yield TEXT;
                yield chunk('\r\n');
              }
            },
          });
        }),
      );
      expectWithinLimits(cost);
      // A body that never ends gets no answer; past a form's limit the connection is closed.
      for (const status of cost.result) expect(status).toBeNull();
      // Their memory has been freed, so another upload works.
      const form = new FormData();
      form.set('file', new Blob([noisyJpeg], { type: 'image/jpeg' }), 'photo.jpg');
      const { browser, uuid } = await newVisitor(from('192.0.2.100'));
      const sent = await browser.send('POST', `/api/resumes/${uuid}/image`, form, from('192.0.2.100'));
      expect(sent.status).toBe(200);
    },
  );

  test('fills the disk with photos', async () => {
    const headers = from('198.51.100.103');
    const before = await bytesBelow(api.dataDir);
    const cost = await costOf(async () => {
      const uploads: number[] = [];
      const copies: number[] = [];
      const attack = async () => {
        // Refusals of a photo cost the disk nothing. A few more visitors show that copies are bounded meanwhile, too.
        while (uploads.filter((status) => status === 429).length < 8) {
          const { browser, uuid } = await newVisitor(headers);
          if (uuid === undefined) return;
          const form = new FormData();
          form.set('file', new Blob([bulkyJpeg], { type: 'image/jpeg' }), 'photo.jpg');
          uploads.push((await browser.send('POST', `/api/resumes/${uuid}/image`, form, headers)).status);
          const copy = () => browser.send('POST', '/trpc/resume.duplicate', { uuid }, headers);
          copies.push(...(await times(10, async () => (await copy()).status)));
        }
      };
      await times(3, attack);
      return { uploads, copies };
    });
    expectWithinLimits(cost);
    expect(cost.result.uploads).toContain(200);
    expect(cost.result.uploads).toContain(429);
    expect(cost.result.copies).toContain(200);
    const stored = (await bytesBelow(api.dataDir)) - before;
    expect(stored / 1024 / 1024, 'MB stored').toBeGreaterThan(10);
    expect((await bytesBelow(api.dataDir)) / 1024 / 1024, 'MB on disk').toBeLessThan(120);
  });
});
