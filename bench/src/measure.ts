import { Bench } from 'tinybench';

/** A measured row of the tables that `make bench` prints. */
export interface Row {
  name: string;
  medianMs: number;
  p95Ms: number;
  runs: number;
  /** Other facts, such as bytes or pages. */
  note: string;
}

/** Runs a task for three seconds after a warm-up, and measures each run. */
export async function measure(name: string, note: () => string, task: () => unknown): Promise<Row> {
  const bench = new Bench({ time: 3_000, warmupTime: 500, warmupIterations: 3, iterations: 10, retainSamples: true });
  bench.add(name, async () => {
    await task();
  });
  const [done] = await bench.run();
  const result = done?.result;
  if (result?.state !== 'completed') {
    throw new Error(`${name} could not be measured`, { cause: result && 'error' in result ? result.error : undefined });
  }
  return toRow(name, result.latency.samples ?? [], note());
}

/** A row of durations in ms that were measured elsewhere. */
export function toRow(name: string, durationsMs: readonly number[], note: string): Row {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { name, medianMs: at(0.5), p95Ms: at(0.95), runs: sorted.length, note };
}
