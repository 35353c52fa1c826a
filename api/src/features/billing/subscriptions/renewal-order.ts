import { randomUUID } from 'node:crypto';
import { Prisma, type Subscription } from '../../../../../prisma/generated/mysql/client.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { splitGross } from '../money.ts';
import type { OpenOrder } from '../orders/open-order.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';

/** Who bought a subscription and what was agreed, from its last order, for the next one. */
export async function copyOfBuyer(db: Queryable, subscription: Pick<Subscription, 'id' | 'userId'>) {
  const last = await db.order.findFirstOrThrow({
    where: { subscriptionId: subscription.id, purpose: { not: 'method-change' } },
    orderBy: { periodNo: 'desc' },
  });
  const { packageSlug, catalogue, currency, vatRatePercent, resumeUuid, buyerName, buyerEmail, buyerCompany } = last;
  return {
    packageSlug,
    catalogue: catalogue as Prisma.InputJsonValue,
    currency,
    vatRatePercent,
    resumeUuid,
    buyerName,
    buyerEmail,
    buyerCompany: (buyerCompany as Prisma.InputJsonValue | null) ?? Prisma.DbNull,
    consentVersion: last.consentVersion,
    consentAt: last.consentAt,
    userId: subscription.userId,
    state: 'awaiting_payment',
  };
}

/** The order of a subscription's next period, made the first time it is asked for. Under the owner's lock. */
export async function renewalOrder(tx: Transaction, subscription: Subscription, now: Date): Promise<OpenOrder> {
  const key = { subscriptionId: subscription.id, periodNo: subscription.periodNo + 1 };
  const select = { id: true, grossAmount: true, currency: true } as const;
  const known = await tx.order.findUnique({ where: { subscriptionId_periodNo: key }, select });
  if (known) return known;
  const copy = await copyOfBuyer(tx, subscription);
  const snapshot = orderSnapshotSchema.parse(subscription.catalogue);
  const { renewal } = snapshot;
  if (!renewal) throw new Error(`The subscription ${subscription.id} does not say what it costs`);
  const { gross, net, vat } = splitGross(renewal.grossAmount, copy.vatRatePercent);
  return tx.order.create({
    data: {
      ...copy,
      ...key,
      id: randomUUID(),
      catalogue: { ...snapshot, name: renewal.name },
      purpose: 'renewal',
      openKey: `renewal:${key.subscriptionId}:${key.periodNo}`,
      grossAmount: gross,
      netAmount: net,
      vatAmount: vat,
      discountAmount: 0,
      createdAt: now,
      updatedAt: now,
    },
    select,
  });
}
