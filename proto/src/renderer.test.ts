import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectRenderer, type RendererClient } from './renderer.ts';
import { fairnessKeyHeader, maxMessageBytes, rendererService } from './renderer-service.ts';

interface Replica {
  port: number;
  /** Fairness keys of the calls that it received. */
  calls: (string | undefined)[];
  /** Ends it like a crash, with calls in flight. */
  crash(): void;
}

/** Connections come late on a busy machine; the default is one second. */
const WAIT = { timeout: 15_000 };

const replicas: Replica[] = [];
let client: RendererClient | undefined;

afterEach(() => {
  client?.close();
  for (const replica of replicas.splice(0)) replica.crash();
});

/** A server of the contract that answers at once, never, or with QUEUE_FULL. */
async function startReplica({ port = 0, isMute = false, isFull = false } = {}): Promise<Replica> {
  const server = new Server({ 'grpc.max_receive_message_length': maxMessageBytes });
  const calls: Replica['calls'] = [];
  const answerWith =
    (response: object) =>
    (
      call: { metadata: { get(key: string): unknown[] } },
      answer: (error: object | null, response?: object) => void,
    ) => {
      calls.push(call.metadata.get(fairnessKeyHeader)[0]?.toString());
      if (isFull) {
        const metadata = new Metadata();
        metadata.set('reason', 'QUEUE_FULL');
        answer({ code: status.RESOURCE_EXHAUSTED, details: 'full', metadata });
      } else if (!isMute) answer(null, response);
    };
  server.addService(rendererService, {
    Render: answerWith({ pdf: Buffer.from('%PDF-'), sha256: '', pages: [] }),
    Join: answerWith({ files: [], parts: [], isWithinSize: true }),
  });
  const bound = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, number) =>
      error ? reject(error) : resolve(number),
    ),
  );
  const replica = { port: bound, calls, crash: () => server.forceShutdown() };
  replicas.push(replica);
  return replica;
}

const addressOf = (...many: Replica[]) => `ipv4:${many.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
const page = { svg: Buffer.from('<svg/>'), sha256: '' };

describe('a client of several renderers', () => {
  test('balances calls over all of them, with the fairness key', async () => {
    const [first, second] = [await startReplica(), await startReplica()];
    client = connectRenderer(addressOf(first, second));
    // The client connects to both servers in the background.
    await vi.waitFor(async () => {
      await client!.render({ pages: [page] }, { fairnessKey: 'ann' });
      expect(Math.min(first.calls.length, second.calls.length)).toBeGreaterThan(3);
    }, WAIT);
    expect(new Set([...first.calls, ...second.calls])).toEqual(new Set(['ann']));
  });

  test('retries a call in flight on another when its server crashes, also one larger than a photo', async () => {
    const [first, second] = [await startReplica({ isMute: true }), await startReplica({ isMute: true })];
    client = connectRenderer(addressOf(first, second));
    const large = { svg: Buffer.alloc(6 * 1024 * 1024, 'x'), sha256: '' };
    const rendering = client.render({ pages: [large] });
    await vi.waitFor(() => expect(first.calls.length + second.calls.length).toBe(1), WAIT);
    const [begun, other] = first.calls.length === 1 ? [first, second] : [second, first];
    // The remaining server answers from now on.
    other.crash();
    await startReplica({ port: other.port });
    begun.crash();
    await expect(rendering).resolves.toMatchObject({ pdf: Buffer.from('%PDF-') });
  });

  test('retries on another when one is full, and fails with QUEUE_FULL after some attempts when all are', async () => {
    const [full, free] = [await startReplica({ isFull: true }), await startReplica()];
    client = connectRenderer(addressOf(full, free));
    await vi.waitFor(async () => {
      await client!.render({ pages: [page] });
      expect(full.calls.length).toBeGreaterThan(1);
    }, WAIT);
    free.crash();
    await vi.waitFor(async () => {
      const before = full.calls.length;
      await expect(client!.render({ pages: [page] })).rejects.toMatchObject({ reason: 'QUEUE_FULL' });
      expect(full.calls.length - before).toBe(4);
    }, WAIT);
  });

  test('gives up a call that crashes every server', async () => {
    const replica = await startReplica({ isMute: true });
    client = connectRenderer(addressOf(replica));
    let sent = 0;
    const rendering = client.render({ pages: [page] }).catch((error: unknown) => error);
    let isOver = false;
    void rendering.then(() => {
      isOver = true;
    });
    let current = replica;
    while (!isOver) {
      if (current.calls.length > 0) {
        sent += current.calls.length;
        current.crash();
        current = await startReplica({ port: replica.port, isMute: true });
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await rendering).toMatchObject({ code: expect.stringMatching(/UNAVAILABLE|CANCELLED/) });
    expect(sent).toBeGreaterThan(1);
    expect(sent).toBeLessThanOrEqual(6);
  });

  test('does not retry a cancelled call', async () => {
    const replica = await startReplica({ isMute: true });
    client = connectRenderer(addressOf(replica));
    const cancelling = new AbortController();
    const rendering = client.render({ pages: [page] }, { signal: cancelling.signal });
    await vi.waitFor(() => expect(replica.calls).toHaveLength(1), WAIT);
    cancelling.abort();
    await expect(rendering).rejects.toMatchObject({ code: 'CANCELLED' });
    const answering = await startReplica();
    client.close();
    client = connectRenderer(addressOf(answering));
    await client.render({ pages: [page] });
    expect(replica.calls).toHaveLength(1);
  });

  test('does not send a join again after its deadline', async () => {
    const replica = await startReplica({ isMute: true });
    client = connectRenderer(addressOf(replica));
    const joining = client.join({ parts: [] }, { deadlineMs: 2_000 });
    await expect(joining).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(replica.calls).toHaveLength(1);
  });

  test('waits for a renderer that is restarted', async () => {
    const replica = await startReplica();
    client = connectRenderer(addressOf(replica));
    await client.render({ pages: [page] });
    replica.crash();
    const rendering = client.render({ pages: [page] });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await startReplica({ port: replica.port });
    await expect(rendering).resolves.toBeDefined();
  });

  test('fails with UNAVAILABLE if no renderer appears, at the caller’s deadline at the latest', async () => {
    const replica = await startReplica();
    replica.crash();
    client = connectRenderer(addressOf(replica));
    await expect(client.render({ pages: [page] })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const soon = client.render({ pages: [page] }, { deadlineMs: 50 });
    await expect(soon).rejects.toMatchObject({ code: expect.stringMatching(/UNAVAILABLE|DEADLINE_EXCEEDED/) });
  });

  test('does not retry a refused call', async () => {
    let calls = 0;
    const server = new Server();
    server.addService(rendererService, {
      Render: (_call: unknown, answer: (error: object) => void) => {
        calls += 1;
        answer({ code: status.RESOURCE_EXHAUSTED, details: 'full' });
      },
    });
    const port = await new Promise<number>((resolve, reject) =>
      server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, number) =>
        error ? reject(error) : resolve(number),
      ),
    );
    client = connectRenderer(`dns:///localhost:${port}`);
    await expect(client.render({ pages: [page] })).rejects.toMatchObject({ code: 'RESOURCE_EXHAUSTED' });
    expect(calls).toBe(1);
    server.forceShutdown();
  });
});
