import { type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSaveQueue, type SaveState } from './save-queue.ts';

const named = (name: string): Operation => ({ type: 'name', name });
const order: Operation = { type: 'done' };

function setUp(send: (operation: Operation) => Promise<void>, restored: Operation[] = []) {
  const states: SaveState[] = [];
  const refused: Operation[] = [];
  let persisted: readonly Operation[] = [];
  const queue = createSaveQueue(
    {
      targetOf,
      send,
      failureOf: (error) =>
        error === 'final'
          ? 'refused'
          : error === 'held' || error === 'unavailable' || error === 'unsupported'
            ? error
            : 'retry',
      persist: (operations) => {
        persisted = operations;
      },
      onState: (state) => states.push(state),
      onRefused: (operation) => refused.push(operation),
      onSaved: () => {},
    },
    restored,
  );
  return { queue, states, refused, persisted: () => persisted };
}

describe('the save queue', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('saves a target once, with its newest value, after a pause in typing', async () => {
    const send = vi.fn(async () => {});
    const { queue, states } = setUp(send);
    queue.enqueue(named('A'));
    queue.enqueue(order);
    queue.enqueue(named('AB'));
    await vi.advanceTimersByTimeAsync(700);
    expect(send.mock.calls).toEqual([[order], [named('AB')]]);
    expect(states.at(-1)).toBe('saved');
    expect(queue.pending()).toEqual([]);
  });

  test('keeps only the newest restored operation of each target', async () => {
    const answer = Promise.withResolvers<void>();
    const send = vi.fn(() => answer.promise);
    const { queue } = setUp(send, [named('A'), order, named('AB')]);
    await vi.advanceTimersByTimeAsync(0);
    queue.enqueue(named('ABC'));
    queue.enqueue({ type: 'done' });
    expect(queue.pending()).toEqual([named('ABC'), order]);
    answer.resolve();
    await vi.advanceTimersByTimeAsync(700);
    expect(send.mock.calls).toEqual([[order], [named('ABC')], [order]]);
  });

  test('restored operations are reported as saving before the first is sent', async () => {
    const { states } = setUp(async () => {}, [named('A')]);
    expect(states).toEqual(['saving']);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
  });

  test('keeps a failed operation and retries it with backoff', async () => {
    let isUp = false;
    const send = vi.fn(async () => {
      if (!isUp) throw new Error('offline');
    });
    const { queue, states, persisted } = setUp(send);
    queue.enqueue(named('A'));
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('offline');
    expect(persisted()).toEqual([named('A')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(2);
    isUp = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(states.at(-1)).toBe('saved');
    expect(persisted()).toEqual([]);
  });

  test('retries an operation that the API does not know, unless it was replaced, and sends the others meanwhile', async () => {
    let isOlder = true;
    const send = vi.fn(async (operation: Operation) => {
      if (isOlder && operation.type === 'name') throw 'unsupported';
    });
    const { queue, states, persisted } = setUp(send);
    queue.enqueue(named('A'));
    queue.enqueue(order);
    await vi.advanceTimersByTimeAsync(700);
    expect(send.mock.calls).toEqual([[named('A')], [order]]);
    expect(states.at(-1)).toBe('waiting');
    expect(queue.pending()).toEqual([named('A')]);
    queue.enqueue(named('AB'));
    expect(persisted()).toEqual([named('AB')]);
    isOlder = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send.mock.calls.slice(2)).toEqual([[named('AB')]]);
    expect(states.at(-1)).toBe('saved');
    expect(persisted()).toEqual([]);
  });

  test('keeps everything while the service is unavailable, and saves it when the service is back', async () => {
    let isFull = true;
    const send = vi.fn(async () => {
      if (isFull) throw 'unavailable';
    });
    const { queue, states, persisted } = setUp(send);
    queue.enqueue(named('A'));
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('waiting');
    queue.enqueue(order);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(states.at(-1)).toBe('waiting');
    expect(persisted()).toEqual([named('A'), order]);
    // The backoff grows to half a minute, so that a service in trouble gets few requests.
    expect(send.mock.calls.length).toBeLessThan(12);
    isFull = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states.at(-1)).toBe('saved');
    expect(persisted()).toEqual([]);
  });

  test('does not send an old value after a newer one of the same target was enqueued', async () => {
    const sent: Operation[] = [];
    let isFirst = true;
    const { queue } = setUp(async (operation) => {
      if (isFirst) {
        isFirst = false;
        queue.enqueue(named('new'));
        throw new Error('offline');
      }
      sent.push(operation);
    });
    queue.enqueue(named('old'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([named('new')]);
  });

  test('reports a refused operation, saves the rest, and keeps the refused one until it is replaced', async () => {
    const send = vi.fn(async (operation: Operation) => {
      if (operation.type === 'name') throw 'final';
    });
    const { queue, states, refused, persisted } = setUp(send);
    queue.enqueue(named('bad'));
    queue.enqueue(order);
    await vi.advanceTimersByTimeAsync(700);
    expect(refused).toEqual([named('bad')]);
    expect(send).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toBe('refused');
    expect(persisted()).toEqual([named('bad')]);
    queue.enqueue(order);
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('refused');
    send.mockImplementation(async () => {});
    queue.enqueue(named('good'));
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('saved');
    expect(persisted()).toEqual([]);
  });

  test('sends nothing while it is held, and continues when it is released', async () => {
    let isHeld = true;
    const send = vi.fn(async () => {
      if (isHeld) throw 'held';
    });
    const { queue, states, persisted } = setUp(send);
    queue.enqueue(named('A'));
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('held');
    queue.enqueue(order);
    await queue.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(persisted()).toEqual([named('A'), order]);
    isHeld = false;
    queue.release();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls.slice(1)).toEqual([[named('A')], [order]]);
    expect(states.at(-1)).toBe('saved');
    expect(persisted()).toEqual([]);
  });

  test('drops operations of discarded targets when it is released', async () => {
    const send = vi.fn(async () => {});
    const { queue, persisted } = setUp(send);
    queue.hold();
    queue.enqueue(named('A'));
    queue.enqueue(order);
    queue.release(new Set(['name']));
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[order]]);
    expect(persisted()).toEqual([]);
  });

  test('sends restored operations', async () => {
    const send = vi.fn(async () => {});
    setUp(send, [named('left behind')]);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledWith(named('left behind'));
  });
});
