import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogOutput } from './log-output.ts';

let folder: string;
let reader: number;
let writer: number;

// A pipe as a shell makes it. Neither end blocks.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kreda-log-output-'));
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
});
afterEach(() => {
  closeSync(writer);
  rmSync(folder, { recursive: true });
});

/** Everything in the pipe, without waiting for more. */
function readAll(): string {
  const buffer = Buffer.alloc(64 * 1024);
  let text = '';
  for (;;) {
    try {
      const length = readSync(reader, buffer);
      if (length === 0) return text;
      text += buffer.toString('utf8', 0, length);
    } catch {
      // The pipe is empty.
      return text;
    }
  }
}

const line = (number: number) => `{"number":${number},"filling":"${'x'.repeat(1_000)}"}\n`;

test('writes a single line without further ones', async () => {
  createLogOutput(writer).write('{"msg":"ready"}\n');
  await expect.poll(readAll).toBe('{"msg":"ready"}\n');
  closeSync(reader);
});

test('does not fail without a reader', () => {
  const output = createLogOutput(writer);
  closeSync(reader);
  for (let number = 0; number < 100; number++) output.write(line(number));
  const startedAt = performance.now();
  output.flushSync();
  expect(performance.now() - startedAt).toBeLessThan(100);
});

test('flushes for half a second at most when the reader does not read', () => {
  const output = createLogOutput(writer);
  for (let number = 0; number < 200; number++) output.write(line(number));
  const startedAt = performance.now();
  output.flushSync();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  closeSync(reader);
  // Flushed, so that no retry writes into another test's pipe.
  output.flushSync();
});

test('keeps lines in order for a slow reader, and logs how many it dropped', async () => {
  const output = createLogOutput(writer);
  const count = 3_000;
  for (let number = 0; number < count; number++) output.write(line(number));
  let text = '';
  await expect
    .poll(() => {
      text += readAll();
      return text;
    })
    .toContain('were dropped');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((one) => JSON.parse(one) as { number?: number; dropped?: number });
  const numbers = lines.flatMap(({ number }) => number ?? []);
  expect(numbers).toEqual(numbers.map((_, index) => index));
  expect(numbers.length + (lines.find(({ dropped }) => dropped !== undefined)?.dropped ?? 0)).toBe(count);
  closeSync(reader);
});
