import type { Transaction } from '../../../platform/database.ts';
import { snapshotOfFurtherOrder } from '../orders/order-snapshot.ts';
import { copyOfBuyer, findPeriodOrder, insertSubscriptionOrder, type OpenOrder } from '../orders/repo.ts';
import { taxColumns } from '../tax/order-tax.ts';
import type { RenewalTax } from '../tax/tax-of-renewal.ts';
import type { Subscription } from './repo.ts';

/** The order of a subscription's next period, created if there is none. The caller holds the owner's lock. */
export async function renewalOrder(
  tx: Transaction,
  subscription: Subscription,
  { tax, now }: { tax: RenewalTax; now: Date },
): Promise<OpenOrder> {
  const key = { subscriptionId: subscription.id, periodNo: subscription.periodNo + 1 };
  const known = await findPeriodOrder(tx, key);
  if (known) return known;
  const copy = await copyOfBuyer(tx, subscription);
  const snapshot = snapshotOfFurtherOrder(subscription.catalogue);
  const { renewal } = snapshot;
  if (!renewal) throw new Error(`The subscription ${subscription.id} has no renewal price`);
  // Never more than the buyer agreed to: the amount stays, and the tax is what is in it now.
  const columns = taxColumns(renewal.grossAmount, tax);
  const order = {
    ...key,
    catalogue: { ...snapshot, name: renewal.name },
    purpose: 'renewal',
    openKey: `renewal:${key.subscriptionId}:${key.periodNo}`,
    grossAmount: columns.grossAmount,
    netAmount: columns.netAmount,
    vatAmount: columns.vatAmount,
    tax: columns,
    ...(tax.company && { buyerCompany: { ...tax.company } }),
  } as const;
  return insertSubscriptionOrder(tx, copy, { order, now });
}
