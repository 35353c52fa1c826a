import type { Transaction } from '../../../platform/database.ts';

/** What an order brings: access from one moment to another. */
interface Access {
  orderId: string;
  userId: string;
  accessFrom: Date;
  accessUntil: Date;
}

/** Writes down that an order is fulfilled. An order that is fulfilled already violates the key: nothing is given twice. */
export async function insertFulfilment(tx: Transaction, access: Access, now: Date): Promise<void> {
  await tx.fulfilment.create({ data: { ...access, createdAt: now } });
}

/** When the user's access ends; null when none was given, or all was taken back. */
export async function findAccessEnd(tx: Transaction, userId: string): Promise<Date | null> {
  const last = await tx.fulfilment.findFirst({
    where: { userId, revokedAt: null },
    orderBy: { accessUntil: 'desc' },
    select: { accessUntil: true },
  });
  return last?.accessUntil ?? null;
}

/** What gives the user access, in the order in which it was bought. */
export function listFulfilments(tx: Transaction, userId: string) {
  return tx.fulfilment.findMany({
    where: { userId, revokedAt: null },
    orderBy: { createdAt: 'asc' },
    select: {
      orderId: true,
      accessFrom: true,
      accessUntil: true,
      order: { select: { catalogue: true, subscriptionId: true } },
    },
  });
}

export async function setAccessUntil(tx: Transaction, orderId: string, accessUntil: Date): Promise<void> {
  await tx.fulfilment.update({ where: { orderId }, data: { accessUntil } });
}

/** Takes back what an order brought; what was taken back before keeps its time. */
export async function revokeAccess(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.fulfilment.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt: now } });
}
