import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { checkLiveness } from './check-liveness.ts';

/** A process that answers, and blocks its event loop for ever after a request for /stand. */
const SERVICE = `
require('node:http').createServer((request, response) => {
  if (request.url === '/stand') for (;;);
  response.end();
}).listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });
`;

let folder: string;
let service: ChildProcess;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-liveness-'));
  service = spawn(process.execPath, ['-e', SERVICE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(service.stdout!, 'data')) as [Buffer];
  address = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  if (service.exitCode === null && service.signalCode === null) service.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const check = () =>
  checkLiveness({
    url: `${address}/healthz`,
    pid: service.pid!,
    stateFile: path.join(folder, 'state.json'),
    timeoutMs: 1_000,
    maxSilent: 3,
  });

test('kills a process with a blocked event loop after the third silent check in a row', async () => {
  expect(await check()).toBe('alive');
  const ended = once(service, 'exit');
  // It is never answered.
  fetch(`${address}/stand`).catch(() => {});
  await expect.poll(check, { timeout: 20_000 }).toBe('silent');
  await expect.poll(check, { timeout: 20_000 }).toBe('ended');
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('counts only consecutive silent checks', async () => {
  service.kill('SIGSTOP');
  expect(await check()).toBe('silent');
  expect(await check()).toBe('silent');
  service.kill('SIGCONT');
  expect(await check()).toBe('alive');
  service.kill('SIGSTOP');
  expect(await check()).toBe('silent');
  expect(await check()).toBe('silent');
  expect(service.signalCode).toBeNull();
  expect(await check()).toBe('ended');
});

test('leaves a process alone that does not listen yet or any more', async () => {
  const closed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const port = await freePort();
  try {
    for (let count = 0; count < 5; count++) {
      const liveness = await checkLiveness({
        url: `http://127.0.0.1:${port}/healthz`,
        pid: closed.pid!,
        stateFile: path.join(folder, 'closed.json'),
        timeoutMs: 1_000,
        maxSilent: 3,
      });
      expect(liveness).toBe('absent');
    }
    expect(closed.signalCode).toBeNull();
  } finally {
    closed.kill('SIGKILL');
  }
});
