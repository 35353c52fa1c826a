import { DomainError } from '../../../platform/errors.ts';

/** How often the opening of a payment begins anew because something changed meanwhile: a webhook, a renewal, a new price. */
const ROUNDS = 3;

/**
 * Runs rounds until one has a result.
 *
 * @param round answers null when it has to be run again.
 * @throws {DomainError} `conflict` after three of them.
 */
export async function inRounds<T>(round: () => Promise<T | null>): Promise<T> {
  for (let count = 0; count < ROUNDS; count++) {
    const result = await round();
    if (result !== null) return result;
  }
  throw new DomainError('order-changed');
}
