import { audit, OPERATOR } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { recalculateAccess } from '../access/recalculate-access.ts';
import { addExtraDays, findFulfilment } from '../access/repo.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { lockOrder } from '../orders/repo.ts';
import type { Signature } from './signature.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A refusal: the access would still have ended before now. */
export class StillOverError extends Error {
  override readonly name = 'StillOverError';

  constructor({ endedAt, days, needed }: { endedAt: Date; days: number; needed: number }) {
    super(
      `The order's access ended on ${endedAt.toISOString().slice(0, 10)}: it would be over after ${days} more days, too. ` +
        `At least ${needed} are needed.`,
    );
  }
}

/**
 * Adds days to the access of an order, as goodwill. The access of orders that were added to its end moves, too. A subscription's payments
 * do not move.
 *
 * @returns when the order's access ends now.
 * @throws {DomainError} `not-found` when the order gives no access: it is not paid, or its access was revoked.
 * @throws {StillOverError} when its access ended so long ago that it would be over with these days, too.
 */
export async function extendAccess(
  { db, clock, log }: Pick<BillingDeps, 'db' | 'clock' | 'log'>,
  { orderId, days }: { orderId: string; days: number },
  signature: Signature,
): Promise<Date> {
  const found = await findFulfilment(db, orderId);
  if (!found) throw new DomainError('not-found');
  const { userId } = found;
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, { orderId, userId }, clock());
    const access = await findFulfilment(tx, orderId);
    if (!access || access.revokedAt !== null) throw new DomainError('not-found');
    const accessUntil = new Date(access.accessUntil.getTime() + days * DAY_MS);
    const now = clock().getTime();
    if (accessUntil.getTime() <= now) {
      const needed = Math.floor((now - access.accessUntil.getTime()) / DAY_MS) + 1;
      throw new StillOverError({ endedAt: access.accessUntil, days, needed });
    }
    await addExtraDays(tx, orderId, { days, accessUntil });
    await recalculateAccess(tx, userId);
    const details = { ...signature, orderId, days };
    await audit(tx, { clock, log }, 'operation.access-extended', { userId: OPERATOR, details });
    return accessUntil;
  });
}
