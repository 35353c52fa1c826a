import { afterEach, expect, test, vi } from 'vitest';
import { createReadyProcess, type ReadyProcess } from './ready-process.ts';
import { hasEnded, type ReadingProcess, startProcess } from './start-process.ts';

const LIMITS = { unpackedBytes: 64 * 1024 * 1024, heapMb: 112 };
const OTHERS = { unpackedBytes: 256 * 1024 * 1024, heapMb: 256 };

const started: ReadingProcess[] = [];
let ready: ReadyProcess;

function createCounted(): ReadyProcess {
  const start: typeof startProcess = (...setting) => {
    const child = startProcess(...setting);
    started.push(child);
    return child;
  };
  ready = createReadyProcess(start, 0);
  return ready;
}

async function waitingProcess(): Promise<ReadingProcess> {
  const count = started.length;
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(count));
  return started.at(-1)!;
}

afterEach(async () => {
  await ready.stop();
  await Promise.all(started.splice(0).map(({ end }) => end()));
});

test('a task gets the process that waits, and the next task another one', async () => {
  const { keep, take, done } = createCounted();
  keep(LIMITS);
  const waiting = await waitingProcess();
  await waiting.ready;
  expect(await take(LIMITS)).toBe(waiting);
  await waiting.end();
  done();
  const next = await waitingProcess();
  expect(next).not.toBe(waiting);
  expect(await take(LIMITS)).toBe(next);
});

test('no process waits while one reads', async () => {
  const { keep, take, done } = createCounted();
  const reading = await take(LIMITS);
  keep(LIMITS);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).toEqual([reading]);
  await reading.end();
  done();
  await waitingProcess();
});

test('a task of other limits ends the process that waits and gets its own', async () => {
  const { keep, take } = createCounted();
  keep(LIMITS);
  const waiting = await waitingProcess();
  const taken = await take(OTHERS);
  expect(hasEnded(waiting.child)).toBe(true);
  expect(taken.limits).toEqual(OTHERS);
});

test('a process that ended while it waited is not given, and none is started in its place before a task', async () => {
  const { keep, take } = createCounted();
  keep(LIMITS);
  const waiting = await waitingProcess();
  await waiting.end();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).toEqual([waiting]);
  const taken = await take(LIMITS);
  expect(taken).not.toBe(waiting);
  await taken.ready;
});

test('stopping ends the process that waits', async () => {
  const { keep, stop } = createCounted();
  keep(LIMITS);
  const waiting = await waitingProcess();
  await stop();
  expect(hasEnded(waiting.child)).toBe(true);
});
