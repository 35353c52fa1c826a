/** The state of saving, shown beside the resume's name. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'waiting' | 'refused' | 'held';

/**
 * What a failed try means. `retry` (such as without a connection) and `unavailable` (the service cannot save now, such as with a
 * full disk) are retried with backoff. `unsupported` (the API is of a release that does not know the operation) is retried with
 * backoff too, and other operations are sent meanwhile. `refused` is final. `held` stops the queue until it is released, because
 * no try could succeed before the user acts.
 */
export type Failure = 'retry' | 'unavailable' | 'unsupported' | 'refused' | 'held';

/** The side effects of the queue, and its one rule: of two operations with the same target, only the later one counts. */
export interface SavePorts<Operation> {
  targetOf(operation: Operation): string;
  /** Saves one operation; rejects if it could not be saved. */
  send(operation: Operation): Promise<void>;
  failureOf(error: unknown, operation: Operation): Failure;
  /** Stores all unsaved operations, refused ones first, so that they survive the page. Called on each change. */
  persist(operations: readonly Operation[]): void;
  onState(state: SaveState): void;
  /** An operation was refused. Its value stays in the form. */
  onRefused(operation: Operation, error: unknown): void;
  /** An operation was saved. */
  onSaved(operation: Operation): void;
}

export interface SaveQueue<Operation> {
  enqueue(operation: Operation): void;
  /** Sends pending operations now. Resolves when none are left or a try has failed. Sends nothing while the queue is held. */
  flush(): Promise<void>;
  /** Stops sending until `release`. */
  hold(): void;
  /** Continues, without operations on the discarded targets. */
  release(discarded?: ReadonlySet<string>): void;
  /** Operations not saved yet, the one in flight included, oldest first. */
  pending(): Operation[];
  /** Refused operations that no newer one has replaced. */
  refused(): Operation[];
  /** Stops the timer. Pending operations stay in storage. */
  stop(): void;
}

/** Debounce of keystrokes before they are saved, in milliseconds. */
const DELAY_MS = 600;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * Saves operations in the background, in order, one at a time. A newer operation replaces a waiting one of the same target. A
 * failed try is retried with backoff. A refused operation is reported and set aside until a newer one of its target replaces it.
 */
export function createSaveQueue<Operation>(
  ports: SavePorts<Operation>,
  restored: readonly Operation[] = [],
): SaveQueue<Operation> {
  const { targetOf } = ports;
  /** Adds an operation and removes an older one of the same target. */
  const withReplaced = (operations: readonly Operation[], operation: Operation): Operation[] => {
    const target = targetOf(operation);
    return [...operations.filter((other) => targetOf(other) !== target), operation];
  };
  let waiting = restored.reduce<Operation[]>(withReplaced, []);
  /** Operations that the API did not know. The next flush sends them again. */
  let unsupported: Operation[] = [];
  let inFlight: Operation | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isHeld = false;
  const refused = new Map<string, Operation>();

  const pending = () => [...(inFlight ? [inFlight] : []), ...waiting].reduce(withReplaced, unsupported);
  const persist = () => ports.persist([...refused.values(), ...pending()]);
  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  };

  const isReplaced = (operation: Operation) => waiting.some((other) => targetOf(other) === targetOf(operation));

  /** Sends until nothing waits or a try fails. Returns the failure to retry or to hold for, or null. */
  async function drain(): Promise<Exclude<Failure, 'refused' | 'unsupported'> | null> {
    waiting = waiting.reduce(withReplaced, unsupported);
    unsupported = [];
    while (waiting.length > 0 && !isHeld) {
      const next = waiting.shift()!;
      inFlight = next;
      ports.onState('saving');
      try {
        await ports.send(next);
        ports.onSaved(next);
      } catch (error) {
        const failure = ports.failureOf(error, next);
        if (failure === 'unsupported') {
          inFlight = null;
          if (!isReplaced(next)) unsupported.push(next);
          continue;
        }
        if (failure !== 'refused') {
          inFlight = null;
          if (!isReplaced(next)) waiting.unshift(next);
          return failure;
        }
        refused.set(targetOf(next), next);
        ports.onRefused(next, error);
      }
      inFlight = null;
      persist();
      retryMs = FIRST_RETRY_MS;
    }
    if (isHeld) return 'held';
    if (unsupported.length > 0) return 'unavailable';
    ports.onState(refused.size > 0 ? 'refused' : 'saved');
    return null;
  }

  async function run(): Promise<void> {
    const stopped = await drain();
    persist();
    if (stopped === 'held') hold();
    if (stopped === null || stopped === 'held') return;
    ports.onState(stopped === 'retry' ? 'offline' : 'waiting');
    schedule(retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  function hold(): void {
    isHeld = true;
    clearTimeout(timer);
    ports.onState('held');
  }

  function flush(): Promise<void> {
    if (isHeld) return running ?? Promise.resolve();
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  if (waiting.length > 0) {
    // At once, so that restored operations never show as saved before they are sent.
    ports.onState('saving');
    schedule(0);
  }
  return {
    enqueue(operation) {
      waiting = withReplaced(waiting, operation);
      unsupported = unsupported.filter((other) => targetOf(other) !== targetOf(operation));
      refused.delete(targetOf(operation));
      persist();
      if (isHeld) return;
      ports.onState('saving');
      schedule(DELAY_MS);
    },
    flush,
    hold,
    release(discarded = new Set()) {
      isHeld = false;
      const isWanted = (operation: Operation) => !discarded.has(targetOf(operation));
      waiting = waiting.filter(isWanted);
      unsupported = unsupported.filter(isWanted);
      for (const target of discarded) refused.delete(target);
      persist();
      // Also if nothing waits, so that the state is reported.
      schedule(0);
    },
    pending,
    refused: () => [...refused.values()],
    stop: () => clearTimeout(timer),
  };
}
