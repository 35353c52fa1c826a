import type { Database, Queryable, Transaction } from '../../../platform/database.ts';

/** The voucher of a code that is valid at a time, used up or not; null when there is none. */
export function findValidVoucher(db: Queryable, code: string, now: Date) {
  return db.voucher.findFirst({ where: { code, validFrom: { lte: now }, validUntil: { gt: now } } });
}

/** The voucher of a code that an order names. */
export function getVoucher(db: Queryable, code: string) {
  return db.voucher.findUniqueOrThrow({ where: { code } });
}

/** How many orders of a user use a code. */
export function countUses(db: Queryable, { code, userId }: { code: string; userId: string }): Promise<number> {
  return db.voucherUse.count({ where: { code, userId, releasedAt: null } });
}

/** Counts one more use, and locks the voucher until the transaction ends. False when it is used up, or no longer valid. */
export async function incrementUses(
  tx: Transaction,
  { code, maxUses, now }: { code: string; maxUses: number; now: Date },
): Promise<boolean> {
  const { count } = await tx.voucher.updateMany({
    where: { code, validUntil: { gt: now }, uses: { lt: maxUses } },
    data: { uses: { increment: 1 } },
  });
  return count === 1;
}

export async function insertUse(
  tx: Transaction,
  { orderId, code, userId, now }: { orderId: string; code: string; userId: string; now: Date },
): Promise<void> {
  await tx.voucherUse.create({ data: { orderId, code, userId, createdAt: now } });
}

/** Gives back the use of an order that ended unpaid; without one there is nothing to do. */
export async function releaseVoucher(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const { count } = await tx.voucherUse.updateMany({ where: { orderId, releasedAt: null }, data: { releasedAt: now } });
  if (count === 0) return;
  const { code } = await tx.voucherUse.findUniqueOrThrow({ where: { orderId }, select: { code: true } });
  await tx.voucher.updateMany({ where: { code, uses: { gt: 0 } }, data: { uses: { decrement: 1 } } });
}

/** Counts again the use of an order that was paid after it had ended: the discount was given. */
export async function retakeVoucher(tx: Transaction, orderId: string): Promise<void> {
  const { count } = await tx.voucherUse.updateMany({
    where: { orderId, releasedAt: { not: null } },
    data: { releasedAt: null },
  });
  if (count === 0) return;
  const { code } = await tx.voucherUse.findUniqueOrThrow({ where: { orderId }, select: { code: true } });
  await tx.voucher.updateMany({ where: { code }, data: { uses: { increment: 1 } } });
}

/** A voucher for everything; one of that code that is there already stays as it is. */
export async function insertMissingVoucher(
  db: Database,
  voucher: {
    code: string;
    kind: 'percentage' | 'amount';
    value: number;
    validFrom: Date;
    validUntil: Date;
    maxUses: number;
    maxUsesPerUser: number;
  },
): Promise<void> {
  await db.voucher.upsert({
    where: { code: voucher.code },
    create: { ...voucher, uses: 0, packageSlugs: [] },
    update: {},
  });
}
