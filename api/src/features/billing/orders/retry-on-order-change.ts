import { DomainError } from '../../../platform/errors.ts';

/** How often opening a payment restarts because the order changed meanwhile: a webhook event, a renewal, a new price. */
const MAX_TRIES = 3;

/**
 * Runs `work` until it has a result.
 *
 * @param work answers null when the order changed and it has to run again.
 * @throws {DomainError} `conflict` after three tries.
 */
export async function retryOnOrderChange<T>(work: () => Promise<T | null>): Promise<T> {
  for (let count = 0; count < MAX_TRIES; count++) {
    const result = await work();
    if (result !== null) return result;
  }
  throw new DomainError('order-changed');
}
