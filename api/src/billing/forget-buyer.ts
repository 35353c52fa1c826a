import { Prisma } from '../../../prisma/generated/mysql/client.ts';
import type { Transaction } from '../database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { releaseVoucher } from './vouchers.ts';

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
  // What could still be charged is forgotten.
  const method = { customerRef: null, methodRef: null, methodLabel: null };
  await tx.subscription.updateMany({ where: { userId }, data: { userId: null, liveKey: null, ...method } });
  await tx.providerCustomer.deleteMany({ where: { userId } });
}
