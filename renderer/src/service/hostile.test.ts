import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import { type RendererClient, RendererError, type RenderRequest } from '@kreda/proto/renderer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileCorpus } from '../testing/hostile/corpus.ts';
import { type HostileCase, renderedOrTimeout } from '../testing/hostile/hostile-case.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { sampleCv, toPage } from '../testing/sample-pages.ts';

// A heap as small as in a container: a case that uses too much memory ends the process and fails the test.
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=512' };
/** The longest time for any answer, on a busy machine. */
const deadlineMs = 60_000;

let renderer: RendererProcess;
/** The target of addresses on hostile pages; it records every request. */
let listener: Server;
let corpus: Record<string, HostileCase[]>;
const visits: string[] = [];
let before: string;

beforeAll(async () => {
  listener = createHttpServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  corpus = hostileCorpus(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  // A long deadline, so that only the cases that expect a timeout time out.
  renderer = await startRendererProcess({ ...smallHeap, RENDERER_PAGE_DEADLINE_MS: '30000' });
  before = await goodPdf(renderer.client);
});
afterAll(async () => {
  await renderer.stop();
  await new Promise((resolve) => listener.close(resolve));
});

async function goodPdf(client: RendererClient): Promise<string> {
  return (await client.render({ pages: sampleCv().map(toPage) }, { deadlineMs })).sha256;
}

/** Sends the cases one after the other, and returns the names of those with an unexpected result. */
async function unexpectedEndings(cases: HostileCase[], client: RendererClient): Promise<string[]> {
  const surprises: string[] = [];
  for (const { name, request, ends } of cases) {
    const ending = await endingOf(request(), client);
    if (![ends].flat().some((allowed) => allowed === ending)) surprises.push(`${name}: ${ending}`);
  }
  return surprises;
}

async function endingOf(request: RenderRequest, client: RendererClient): Promise<string> {
  try {
    await client.render(request, { deadlineMs });
    return 'RENDERED';
  } catch (error) {
    if (!(error instanceof RendererError)) throw error;
    return error.reason ?? `${error.code}: ${error.message}`;
  }
}

describe('the corpus of hostile requests', () => {
  test('each case has a unique name', () => {
    const names = Object.values(corpus).flatMap((cases) => cases.map(({ name }) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThan(1_000);
  });

  test.each(Object.keys(hostileCorpus('')))(
    '%s end as expected, in one process',
    async (kind) => {
      const cases = corpus[kind]!.filter(({ ends }) => ends !== renderedOrTimeout);
      expect(await unexpectedEndings(cases, renderer.client)).toEqual([]);
      // Earlier cases must not affect the next caller.
      expect(await goodPdf(renderer.client)).toBe(before);
    },
    240_000,
  );

  test('pages of the highest allowed cost are drawn, or time out after the deadline of a page', async () => {
    // Warmed up: otherwise the first cases would end by the deadline while their code is compiled.
    const impatient = await startRendererProcess({
      ...smallHeap,
      RENDERER_PAGE_DEADLINE_MS: '500',
      RENDERER_WARM_UP: 'true',
    });
    try {
      const costly = Object.values(corpus).flatMap((cases) => cases.filter(({ ends }) => ends === renderedOrTimeout));
      expect(costly.length).toBeGreaterThan(10);
      expect(await unexpectedEndings(costly, impatient.client)).toEqual([]);
      await expect.poll(() => goodPdf(impatient.client).catch(() => 'not yet')).toBe(before);
    } finally {
      await impatient.stop();
    }
  }, 240_000);

  test('the renderer fetches nothing', () => {
    expect(visits).toEqual([]);
  });
});

describe('below the level of pages', () => {
  /** The service's answer to these bytes, sent by a client without limits of its own. */
  async function answerTo(message: Buffer, { method = 'Render', compression = 0 } = {}): Promise<ServiceError | null> {
    const client = new Client(renderer.address, credentials.createInsecure(), {
      'grpc.max_send_message_length': -1,
      'grpc.default_compression_algorithm': compression,
    });
    try {
      return await new Promise((resolve) =>
        client.makeUnaryRequest(
          `/renderer.v1.Renderer/${method}`,
          (bytes: Buffer) => bytes,
          (bytes: Buffer) => bytes,
          message,
          { deadline: Date.now() + deadlineMs },
          (error) => resolve(error),
        ),
      );
    } finally {
      client.close();
    }
  }
  const field = (number: number, bytes: Uint8Array) =>
    Buffer.concat([Buffer.from([number * 8 + 2, bytes.length]), bytes]);

  const refused: [what: string, message: () => Buffer][] = [
    ['bytes that are not a message', () => Buffer.from('GET / HTTP/1.1')],
    ['a field that is longer than the message', () => Buffer.from([0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f])],
    ['an unterminated number', () => Buffer.alloc(100, 0xff)],
    ['thirty million empty pages', () => Buffer.alloc(60_000_000, Buffer.from([0x0a, 0x00]))],
    ['thirty million nested groups', () => Buffer.alloc(30_000_000, 0x0b)],
    ['document information a million times', () => Buffer.alloc(2_000_000, Buffer.from([0x12, 0x00]))],
    ['an invalid page', () => field(1, Buffer.from([0x0f]))],
    ['text that is not UTF-8', () => field(1, field(2, Buffer.from([0xff, 0xfe])))],
    ['unknown fields', () => field(15, Buffer.from('x'))],
  ];
  test.each(refused)('%s: refused with the reason', async (_, message) => {
    const error = await answerTo(message());
    expect(error?.metadata.get('reason').length).toBe(1);
    expect([status.INVALID_ARGUMENT, status.FAILED_PRECONDITION]).toContain(error?.code);
  });

  test('a message beyond 64 MiB, plain or compressed, is refused by gRPC itself', async () => {
    for (const compression of [0, 1, 2]) {
      const error = await answerTo(Buffer.alloc(65 * 1024 * 1024), { compression });
      expect(error?.code).toBe(status.RESOURCE_EXHAUSTED);
    }
  });

  test('an unknown method', async () => {
    expect((await answerTo(Buffer.alloc(0), { method: 'Shutdown' }))?.code).toBe(status.UNIMPLEMENTED);
  });

  test.each(['GET / HTTP/1.1\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\xff\xff\xff\xff', '\x16\x03\x01\x02\0'])(
    'data that is not gRPC: %j',
    async (bytes) => {
      const port = Number(renderer.address.split(':')[1]);
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => {}).resume();
      socket.end(Buffer.from(bytes, 'latin1'));
      await closed;
    },
  );

  test('the service still works', async () => {
    expect(await goodPdf(renderer.client)).toBe(before);
    expect(renderer.isRunning()).toBe(true);
  });
});
