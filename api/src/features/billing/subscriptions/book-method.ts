import type { Provider } from '@kreda/site/providers';
import type { Transaction } from '../../../platform/database.ts';
import type { SavedMethod } from '../providers/rail.ts';
import { methodOf } from './method-of.ts';

/**
 * Charges the new method from now on; a payment that was declined is tried again with it at once. In the transaction that books the
 * verification.
 */
export async function bookMethod(
  tx: Transaction,
  order: { subscriptionId: string | null },
  { provider, saved, now }: { provider: Provider; saved: SavedMethod | null; now: Date },
): Promise<void> {
  if (!saved || !order.subscriptionId) throw new Error('A verification left nothing to charge');
  await tx.subscription.updateMany({
    where: { id: order.subscriptionId, state: { not: 'ended' } },
    data: { provider, ...methodOf(saved), updatedAt: now },
  });
  await tx.subscription.updateMany({
    where: { id: order.subscriptionId, state: 'past_due' },
    data: { dueAt: now },
  });
}

/** What a subscription charges, where nothing was known of it yet. */
export async function fillMethod(
  tx: Transaction,
  subscriptionId: string,
  { provider, saved }: { provider: Provider; saved: SavedMethod },
): Promise<void> {
  await tx.subscription.updateMany({
    where: { id: subscriptionId, provider, methodRef: null, state: { not: 'ended' } },
    data: methodOf(saved),
  });
}
