import process from 'node:process';
import fc from 'fast-check';
import { PROPERTY_TIMES } from './property-times.ts';

/** The same seed each time, so that a run of `make test` proves what the last one proved; a failing property prints it. */
const SEED = 20_261_123;

// Vitest loads this before each test file.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED), numRuns: runs(100).numRuns });

/** So many runs of a property in `make test`, and many times as many in `make fuzz`. */
export function runs(usual: number): { numRuns: number } {
  return { numRuns: usual * PROPERTY_TIMES };
}
