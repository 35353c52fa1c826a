import { type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';

/** How saving stands: the quiet words beside the resume's name. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'waiting' | 'refused' | 'held';

/**
 * What a failed try means. After a rest there is another one where nobody answered (`again`), and where the service said that it
 * cannot save for now, such as with a full disk (`later`). `aside` is the same for this operation alone, and others are sent meanwhile:
 * an API of another release does not know it. `refused` is for good; `held` until somebody has decided, because no
 * try could succeed before.
 */
export type Failure = 'again' | 'later' | 'aside' | 'refused' | 'held';

/** Where operations go and where they wait. */
export interface SavePorts {
  /** Saves one operation; rejects where it could not be saved. */
  send(operation: Operation): Promise<void>;
  failureOf(error: unknown, operation: Operation): Failure;
  /** What is not saved, refused changes first, so that it outlives the page. Called on each change. */
  keep(operations: readonly Operation[]): void;
  onState(state: SaveState): void;
  /** An operation was refused for good; what was typed stays in the form. */
  onRefused(operation: Operation, error: unknown): void;
  /** An operation was saved. */
  onSaved(operation: Operation): void;
}

export interface SaveQueue {
  enqueue(operation: Operation): void;
  /** Sends what waits at once; resolves when nothing waits any more or a try has failed. Nothing is sent while it is held. */
  flush(): Promise<void>;
  /** Sends nothing until it is released. */
  hold(): void;
  /** Goes on, without what waits for the targets that were given up. */
  release(givenUp?: ReadonlySet<string>): void;
  /** What waits to be saved, oldest first. */
  pending(): Operation[];
  /** What the server refused and nothing newer has replaced. */
  refused(): Operation[];
  /** Stops the clock; what waits stays kept. */
  stop(): void;
}

/** Rest after a keystroke before it is saved, ms. */
const DELAY_MS = 600;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** The operations with one more, which takes the place of what they had for its target. */
function replacing(operations: readonly Operation[], operation: Operation): Operation[] {
  const target = targetOf(operation);
  return [...operations.filter((other) => targetOf(other) !== target), operation];
}

/**
 * Saves operations in the background, in order, one at a time: a target's newer value replaces an older one that waits, a
 * failed try is repeated with growing rests, and what is refused for good is reported and set aside until a newer value of its
 * target takes its place.
 */
export function createSaveQueue(ports: SavePorts, restored: readonly Operation[] = []): SaveQueue {
  let waiting = restored.reduce(replacing, []);
  /** Sent again at the next try. */
  let aside: Operation[] = [];
  let inFlight: Operation | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isHeld = false;
  const refused = new Map<string, Operation>();

  const pending = () => [...(inFlight ? [inFlight] : []), ...waiting].reduce(replacing, aside);
  const keep = () => ports.keep([...refused.values(), ...pending()]);
  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  };

  const isReplaced = (operation: Operation) => waiting.some((other) => targetOf(other) === targetOf(operation));

  /** Sends until nothing waits; what stopped it, where a try failed otherwise than for good. */
  async function drain(): Promise<Exclude<Failure, 'refused' | 'aside'> | null> {
    waiting = waiting.reduce(replacing, aside);
    aside = [];
    while (waiting.length > 0 && !isHeld) {
      const next = waiting.shift()!;
      inFlight = next;
      ports.onState('saving');
      try {
        await ports.send(next);
        ports.onSaved(next);
      } catch (error) {
        const failure = ports.failureOf(error, next);
        if (failure === 'aside') {
          inFlight = null;
          if (!isReplaced(next)) aside.push(next);
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
      keep();
      retryMs = FIRST_RETRY_MS;
    }
    if (isHeld) return 'held';
    if (aside.length > 0) return 'later';
    ports.onState(refused.size > 0 ? 'refused' : 'saved');
    return null;
  }

  async function run(): Promise<void> {
    const stopped = await drain();
    keep();
    if (stopped === 'held') hold();
    if (stopped === null || stopped === 'held') return;
    ports.onState(stopped === 'again' ? 'offline' : 'waiting');
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

  if (waiting.length > 0) schedule(0);
  return {
    enqueue(operation) {
      waiting = replacing(waiting, operation);
      aside = aside.filter((other) => targetOf(other) !== targetOf(operation));
      refused.delete(targetOf(operation));
      keep();
      if (isHeld) return;
      ports.onState('saving');
      schedule(DELAY_MS);
    },
    flush,
    hold,
    release(givenUp = new Set()) {
      isHeld = false;
      const isWanted = (operation: Operation) => !givenUp.has(targetOf(operation));
      waiting = waiting.filter(isWanted);
      aside = aside.filter(isWanted);
      for (const target of givenUp) refused.delete(target);
      keep();
      // Even where nothing waits: the state is told anew.
      schedule(0);
    },
    pending,
    refused: () => [...refused.values()],
    stop: () => clearTimeout(timer),
  };
}
