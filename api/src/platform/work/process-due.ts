import { someAtOnce } from './some-at-once.ts';

/** Rows that are due, and that any process may claim. */
export interface DueWork<Item> {
  /** The most rows that are read at a time. */
  batch: number;
  /** How many are processed at the same time. */
  concurrency: number;
  /** How many batches one call processes at most; without it, as many as are due. */
  maxBatches?: number;
  /** For how long a claimed row belongs to its process, ms; after a crash another process claims it then. */
  claimMs: number;
  /** Rows that are due at `now`, first those that are to be processed first. */
  findDue(now: Date, limit: number): Promise<Item[]>;
  /** Claims a row until that time and answers it as claimed; null when another process was faster. */
  claim(item: Item, until: Date): Promise<Item | null>;
  /** Processes a claimed row. Another process may have done so before: after a crash between processing and noting it. */
  process(item: Item): Promise<void>;
  /** Notes what becomes of a claimed row whose processing threw. */
  onFailure(item: Item, error: unknown): Promise<void>;
}

/**
 * Claims and processes what is due, in any number of processes at once; each row is one process's at a time.
 *
 * @throws Error when the database could not be asked: what is claimed by then is due again when its claim runs out.
 */
export async function processDue<Item>(
  work: DueWork<Item>,
  { clock, isStopped = () => false }: { clock: () => Date; isStopped?: () => boolean },
): Promise<void> {
  const { batch, concurrency, maxBatches = Number.POSITIVE_INFINITY } = work;
  for (let count = 0; count < maxBatches; count++) {
    const due = await work.findDue(clock(), batch);
    await someAtOnce(
      due,
      async (item) => {
        // A long queue is left to another process, or to the next start: a shutdown does not wait for it.
        if (isStopped()) return;
        const claimed = await work.claim(item, new Date(clock().getTime() + work.claimMs));
        if (claimed === null) return;
        try {
          await work.process(claimed);
        } catch (error) {
          await work.onFailure(claimed, error);
        }
      },
      concurrency,
    );
    if (due.length < batch || isStopped()) return;
  }
}
