import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { watchProcessorTime } from './watch-processor-time.ts';

/** Whether a process with this program was found to take more than 200 ms of processors within three seconds of a clock. */
async function isStopped(program: string): Promise<boolean> {
  const child = spawn(process.execPath, ['--eval', program], { stdio: 'ignore' });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const endWatch = watchProcessorTime(child.pid!, { maxMs: 200, everyMs: 50 }, () => resolve(true));
  const timer = setTimeout(() => resolve(false), 3_000);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    endWatch();
    child.kill('SIGKILL');
  }
}

test.runIf(process.platform === 'linux')('a process that computes is told from one that waits', async () => {
  expect(await isStopped('for (;;) {}')).toBe(true);
  expect(await isStopped('setTimeout(() => {}, 10_000)')).toBe(false);
});
