import { setImmediate } from 'node:timers/promises';

/**
 * Lets health checks, other requests and cancellations run. Long work on the main thread calls it every few ms.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function yieldToEventLoop(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}
