import { type Row, toRow } from './measure.ts';
import type { Contender } from './peers/contender.ts';
import { readBackShare } from './read-back.ts';

/**
 * Rounds before the measured ones, the same for all, so that JIT compilers have finished: V8 compiles hot code anew until about the
 * hundredth document, and a service runs for days. Together with the measured rounds no more than `withOtherWords` can tell apart.
 */
const WARM_UP_ROUNDS = 150;
const ROUNDS = 50;

export interface Entry {
  name: string;
  open(): Promise<Contender>;
}

/** A contender that this machine does not have. */
interface Absent {
  name: string;
  reason: string;
}

export type Outcome = Result | Absent;

export interface Result {
  name: string;
  row: Row;
  bytes: number;
  /** 0 to 1; undefined without pdftotext. */
  readBack: number | undefined;
}

/**
 * Lets all contenders make the PDF of each round, in turn, so that other load on this machine affects all alike. For one that
 * this machine does not have, the outcome is the reason.
 */
export async function compare(entries: readonly Entry[]): Promise<Outcome[]> {
  const opened = await Promise.all(entries.map(tryToOpen));
  const running = opened.filter((one) => 'contender' in one);
  const results = new Map<string, Pick<Result, 'bytes' | 'readBack'>>();
  try {
    for (let round = 1; round <= WARM_UP_ROUNDS + ROUNDS; round++)
      for (const { name, contender, durationsMs } of running) {
        const task = await contender.prepare(round);
        const start = performance.now();
        const pdf = await task.makePdf();
        const duration = performance.now() - start;
        if (round > WARM_UP_ROUNDS) durationsMs.push(duration);
        if (round < WARM_UP_ROUNDS + ROUNDS) continue;
        const readBack = await readBackShare(pdf, task.words).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        });
        results.set(name, { bytes: pdf.length, readBack });
      }
  } finally {
    await Promise.all(running.map(({ contender }) => contender.close()));
  }
  return opened.map((one) =>
    'reason' in one ? one : { name: one.name, row: toRow(one.name, one.durationsMs, ''), ...results.get(one.name)! },
  );
}

interface Running {
  name: string;
  contender: Contender;
  durationsMs: number[];
}

async function tryToOpen({ name, open }: Entry): Promise<Running | Absent> {
  try {
    return { name, contender: await open(), durationsMs: [] };
  } catch (error) {
    return { name, reason: (error instanceof Error ? error.message : String(error)).split('\n')[0]! };
  }
}
