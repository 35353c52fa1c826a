import type { Transaction } from '../database.ts';

/**
 * Parts a deleted account from what it bought: orders and their documents stay without it, as tax law requires, one that was
 * still to be paid is no longer the account's, and a running subscription ends.
 */
export async function forgetBuyer(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.order.updateMany({
    where: { userId },
    data: { userId: null, openKey: null, resumeUuid: null, updatedAt: now },
  });
  await tx.subscription.updateMany({
    where: { userId, state: { not: 'ended' } },
    data: { state: 'ended', cancelAtPeriodEnd: true, endedAt: now, updatedAt: now },
  });
}
