import { describe, expect, test } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** Jobs that end when the test says so, and the order in which they began. */
function createJobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { begun, job, end };
}

describe('a fair queue', () => {
  test('serves owners in turn, so that many jobs of one owner delay a job of another by one job only', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 10 });
    const { begun, job, end } = createJobs();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void queue.run(name[0]!, job(name));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  test('runs up to its limit at the same time, and keeps one place for other owners', async () => {
    const queue = createFairQueue({ atOnce: 3, waiting: 10 });
    const { begun, job, end } = createJobs();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void queue.run(name[0]!, job(name));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
  });

  test('refuses jobs when it is full, and gives one owner at most half of the places', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 2 });
    const { job } = createJobs();
    for (const name of ['a1', 'a2']) void queue.run('a', job(name));
    await expect(queue.run('a', job('a3'))).rejects.toThrow(QueueFullError);
    void queue.run('b', job('b1'));
    await expect(queue.run('c', job('c1'))).rejects.toThrow(QueueFullError);
  });

  test('gives a new owner the newest place of the owner with the most, so that two owners do not block a third', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 6 });
    const { begun, job, end } = createJobs();
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', job(name)));
    const second = ['b1', 'b2', 'b3'].map((name) => queue.run('b', job(name)));
    void queue.run('c', job('c1'));
    await expect(first[3]).rejects.toThrow(QueueFullError);
    void queue.run('d', job('d1'));
    await expect(second[2]).rejects.toThrow(QueueFullError);
    // No owner has two more than an owner with one.
    await expect(queue.run('c', job('c2'))).rejects.toThrow(QueueFullError);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'd1', 'a3', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'a3', 'b2']);
    expect(await queue.run('a', async () => 'all places are free again')).toBe('all places are free again');
  });

  test('lets a waiting job leave, and gives its place to others', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 2 });
    const { begun, job, end } = createJobs();
    const leaving = new AbortController();
    // A running job is not ended.
    void queue.run('a', job('a1'), leaving.signal);
    const left = queue.run('b', job('b1'), leaving.signal);
    void queue.run('c', job('c1'));
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(queue.run('b', job('b2'), leaving.signal)).rejects.toThrow('gone');
    void queue.run('d', job('d1'));
    await expect(queue.run('e', job('e1'))).rejects.toThrow(QueueFullError);
    for (const name of ['a1', 'c1', 'd1']) await end(name);
    expect(begun).toEqual(['a1', 'c1', 'd1']);
  });

  test('continues after a failed job', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 1 });
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('b', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
