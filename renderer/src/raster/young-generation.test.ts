import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MB = 1024 * 1024;

/** Makes some 2 MB of objects per round that stay alive for a while, and prints the size of the young generation at the end. */
const PROGRAM = `
  const { growYoungGeneration, youngGenerationBytes } = await import(${JSON.stringify(new URL('./young-generation.ts', import.meta.url).href)});
  const alive = [];
  for (let round = 0; round < 60; round++) {
    growYoungGeneration();
    alive.push(Array.from({ length: 40_000 }, (_, index) => ({ index })));
    if (alive.length > 10) alive.shift();
  }
  console.log(youngGenerationBytes());
`;

// In a process of its own: what other tests left in the heap would change the measure.
it('gives young objects space for a render, and no more', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  expect(Number(stdout)).toBeGreaterThan(24 * MB);
  expect(Number(stdout)).toBeLessThan(48 * MB);
});
