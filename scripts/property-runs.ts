import process from 'node:process';
import fc from 'fast-check';
import { PROPERTY_TIMES } from './property-times.ts';

/** A fixed seed, so that each run of `make test` checks the same cases. A failing property prints it. */
const SEED = 20_261_123;

// Vitest loads this before each test file.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED), numRuns: runs(100).numRuns });

/** @param usual the number of runs of a property in `make test`; `make fuzz` multiplies it. */
export function runs(usual: number): { numRuns: number } {
  return { numRuns: usual * PROPERTY_TIMES };
}
