import { expect, it } from 'vitest';
import { growYoungGeneration, youngGenerationBytes } from './young-generation.ts';

const MB = 1024 * 1024;

/** Makes some 2 MB of objects that stay alive for a while. */
function work(alive: unknown[][]): void {
  alive.push(Array.from({ length: 40_000 }, (_, index) => ({ index })));
  if (alive.length > 10) alive.shift();
}

it('gives young objects space for a render, and no more', () => {
  const alive: unknown[][] = [];
  for (let round = 0; round < 60; round++) {
    growYoungGeneration();
    work(alive);
  }
  expect(youngGenerationBytes()).toBeGreaterThan(8 * MB);
  expect(youngGenerationBytes()).toBeLessThan(48 * MB);
});
