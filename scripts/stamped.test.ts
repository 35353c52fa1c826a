import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifChanged } from './stamped.ts';

let folder: string;
let stamp: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kreda-stamped-'));
  stamp = join(folder, 'stamp');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work is done once for the same input, and again for another', async () => {
  const work = vi.fn(async () => {});
  for (const input of ['a', 'a', 'b', 'a']) await ifChanged(stamp, input, work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('work that failed counts as not done, also for the input before it', async () => {
  const work = vi.fn(async () => {});
  await ifChanged(stamp, 'a', work);
  await expect(ifChanged(stamp, 'b', () => Promise.reject(new Error('interrupted')))).rejects.toThrow('interrupted');
  await ifChanged(stamp, 'a', work);
  expect(work).toHaveBeenCalledTimes(2);
});
