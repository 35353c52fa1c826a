import type { Queryable, Transaction } from '../../../platform/database.ts';

/** The access that an order brings. */
interface Access {
  orderId: string;
  userId: string;
  accessFrom: Date;
  accessUntil: Date;
}

/** Stores the fulfilment of an order. @throws a unique violation when the order has one. */
export async function insertFulfilment(tx: Transaction, access: Access, now: Date): Promise<void> {
  await tx.fulfilment.create({ data: { ...access, createdAt: now } });
}

/** When the user's access ends; null when the user never had access, or all of it was revoked. */
export async function findAccessEnd(tx: Transaction, userId: string): Promise<Date | null> {
  const last = await tx.fulfilment.findFirst({
    where: { userId, revokedAt: null },
    orderBy: { accessUntil: 'desc' },
    select: { accessUntil: true },
  });
  return last?.accessUntil ?? null;
}

/** The user's fulfilments that are not revoked, oldest first. */
export function listFulfilments(tx: Transaction, userId: string) {
  return tx.fulfilment.findMany({
    where: { userId, revokedAt: null },
    orderBy: { createdAt: 'asc' },
    select: {
      orderId: true,
      accessFrom: true,
      accessUntil: true,
      extraDays: true,
      order: { select: { catalogue: true, subscriptionId: true } },
    },
  });
}

export async function setAccessUntil(tx: Transaction, orderId: string, accessUntil: Date): Promise<void> {
  await tx.fulfilment.update({ where: { orderId }, data: { accessUntil } });
}

/** The access of an order; null when it gives none. */
export function findFulfilment(db: Queryable, orderId: string) {
  return db.fulfilment.findUnique({
    where: { orderId },
    select: { userId: true, accessUntil: true, revokedAt: true },
  });
}

/** Adds an operator's days to an order's access. */
export async function addExtraDays(
  tx: Transaction,
  orderId: string,
  { days, accessUntil }: { days: number; accessUntil: Date },
): Promise<void> {
  await tx.fulfilment.update({ where: { orderId }, data: { extraDays: { increment: days }, accessUntil } });
}

/** Gives back the access of an order that was revoked. */
export async function restoreAccess(tx: Transaction, orderId: string): Promise<void> {
  await tx.fulfilment.updateMany({ where: { orderId }, data: { revokedAt: null } });
}

/** Revokes the access of an order. One that is revoked already keeps its time. */
export async function revokeAccess(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.fulfilment.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt: now } });
}
