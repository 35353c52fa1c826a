import { forEachConcurrently } from './for-each-concurrently.ts';

/** Rows that are due, and that any process may claim. */
export interface DueWork<Item> {
  /** The most rows that are read at a time. */
  batch: number;
  /** How many are processed at the same time. */
  concurrency: number;
  /** How many batches one call processes at most; without it, as many as are due. */
  maxBatches?: number;
  /** The lease of a claimed row, ms: after a crash another process claims it then. */
  claimMs: number;
  /** Rows that are due at `now`, in the order of processing. */
  findDue(now: Date, limit: number): Promise<Item[]>;
  /** Claims a row until a time and returns it as claimed; null when another process has claimed it. */
  claim(item: Item, until: Date): Promise<Item | null>;
  /** Processes a claimed row. After a crash it may have been processed before. */
  process(item: Item): Promise<void>;
  /** Stores the new state of a claimed row whose processing threw. */
  onFailure(item: Item, error: unknown): Promise<void>;
}

/**
 * Claims and processes due rows, in any number of processes at once. One process at a time has a row.
 *
 * @throws Error when a query fails: rows that are claimed then are due again when their lease ends.
 */
export async function processDue<Item>(
  work: DueWork<Item>,
  { clock, isStopped = () => false }: { clock: () => Date; isStopped?: () => boolean },
): Promise<void> {
  const { batch, concurrency, maxBatches = Number.POSITIVE_INFINITY } = work;
  for (let count = 0; count < maxBatches; count++) {
    const due = await work.findDue(clock(), batch);
    await forEachConcurrently(
      due,
      async (item) => {
        // A shutdown leaves the rest of the queue to another process or the next start.
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
