import { Bench } from 'tinybench';

/** A measured row of the table `make bench` prints. */
export interface Row {
  name: string;
  medianMs: number;
  p95Ms: number;
  runs: number;
  /** What else is worth knowing: bytes, pages. */
  note: string;
}

/** Runs something until its time is used up, after a warm-up, and sums up how long each run took. */
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
  const { p50, max, samples = [], samplesCount } = result.latency;
  return {
    name,
    medianMs: p50,
    p95Ms: samples[Math.floor(samples.length * 0.95)] ?? max,
    runs: samplesCount,
    note: note(),
  };
}
