import type { Provider } from '@kreda/site/providers';
import type { Transaction } from '../../../platform/database.ts';
import type { SavedMethod } from '../providers/rail.ts';
import { replaceMethod } from './repo.ts';

/**
 * Replaces a subscription's payment method by a verified one. A declined payment is retried with it at once. Called in the transaction
 * that records the verification.
 */
export async function applyMethodChange(
  tx: Transaction,
  order: { subscriptionId: string | null },
  { provider, saved, now }: { provider: Provider; saved: SavedMethod | null; now: Date },
): Promise<void> {
  if (!saved || !order.subscriptionId) throw new Error('A verification saved no payment method');
  await replaceMethod(tx, order.subscriptionId, { provider, saved, now });
}
