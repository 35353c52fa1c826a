import { Prisma } from '../../../../../prisma/generated/mysql/client.ts';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { releaseVoucher } from '../vouchers/vouchers.ts';

/**
 * Parts a deleted account from what it bought: orders and their documents stay without it, as tax law requires. What was never
 * paid keeps no name either, and its open payment is cancelled, so that nobody pays for an account that is gone. A running
 * subscription ends.
 */
export async function forgetBuyer(tx: Transaction, userId: string, now: Date): Promise<void> {
  const unpaid = { userId, fulfilment: null, documents: { none: {} } };
  const open = await tx.paymentAttempt.findMany({
    where: { state: 'open', providerRef: { not: null }, order: unpaid },
    select: { provider: true, providerRef: true },
  });
  for (const { provider, providerRef } of open) {
    await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef: providerRef! }, now });
  }
  const held = await tx.order.findMany({ where: { ...unpaid, voucherCode: { not: null } }, select: { id: true } });
  for (const { id } of held) await releaseVoucher(tx, id, now);
  const nobody = { buyerName: '', buyerEmail: '', buyerCompany: Prisma.DbNull };
  await tx.order.updateMany({ where: unpaid, data: nobody });
  const parted = { userId: null, openKey: null, resumeUuid: null, updatedAt: now };
  await tx.order.updateMany({ where: { userId }, data: parted });
  await tx.subscription.updateMany({
    where: { userId, state: { not: 'ended' } },
    data: { state: 'ended', dueAt: null, cancelledAt: now, endedAt: now, updatedAt: now },
  });
  await forgetMethods(tx, userId, now);
  // What could still be charged is forgotten.
  const method = { customerRef: null, methodRef: null, methodLabel: null };
  await tx.subscription.updateMany({ where: { userId }, data: { userId: null, liveKey: null, ...method } });
  await tx.providerCustomer.deleteMany({ where: { userId } });
}

/** How long the provider still knows who was charged: a charge whose answer was lost is looked for among theirs. */
const METHODS_STAY_MS = 24 * 60 * 60_000;

/** Has the providers forget cards and PayPal accounts as well. */
async function forgetMethods(tx: Transaction, userId: string, now: Date): Promise<void> {
  const later = new Date(now.getTime() + METHODS_STAY_MS);
  const customers = await tx.providerCustomer.findMany({ where: { userId } });
  const subscriptions = await tx.subscription.findMany({
    where: { userId, methodRef: { not: null } },
    select: { provider: true, customerRef: true, methodRef: true },
  });
  const kept = [...subscriptions, ...customers.map((customer) => ({ ...customer, methodRef: null }))];
  for (const { provider, customerRef, methodRef } of kept) {
    await enqueue(tx, 'payment.forget', { payload: { provider, customerRef, methodRef }, now: later });
  }
}
