import type { Database, Queryable, Transaction } from '../../../platform/database.ts';

/** The voucher with that code, if it is valid at `now`, used up or not. */
export function findValidVoucher(db: Queryable, code: string, now: Date) {
  return db.voucher.findFirst({ where: { code, validFrom: { lte: now }, validUntil: { gt: now } } });
}

/** The voucher with that code. @throws when there is none. */
export function getVoucher(db: Queryable, code: string) {
  return db.voucher.findUniqueOrThrow({ where: { code } });
}

/** How many of the user's orders use the code. */
export function countUses(db: Queryable, { code, userId }: { code: string; userId: string }): Promise<number> {
  return db.voucherUse.count({ where: { code, userId, releasedAt: null } });
}

/** Counts one more use, and locks the voucher until the transaction ends. False when it is used up or not valid any more. */
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

/** Releases the use of an order that ended unpaid. Nothing happens for an order without one. */
export async function releaseVoucher(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const { count } = await tx.voucherUse.updateMany({ where: { orderId, releasedAt: null }, data: { releasedAt: now } });
  if (count === 0) return;
  const { code } = await tx.voucherUse.findUniqueOrThrow({ where: { orderId }, select: { code: true } });
  await tx.voucher.updateMany({ where: { code, uses: { gt: 0 } }, data: { uses: { decrement: 1 } } });
}

/** Counts the use of an order again that was paid after it had ended, since the discount was given. */
export async function retakeVoucher(tx: Transaction, orderId: string): Promise<void> {
  const { count } = await tx.voucherUse.updateMany({
    where: { orderId, releasedAt: { not: null } },
    data: { releasedAt: null },
  });
  if (count === 0) return;
  const { code } = await tx.voucherUse.findUniqueOrThrow({ where: { orderId }, select: { code: true } });
  await tx.voucher.updateMany({ where: { code }, data: { uses: { increment: 1 } } });
}

/** A voucher that nobody has used yet. */
interface UnusedVoucher {
  code: string;
  kind: 'percentage' | 'amount';
  /** Percent, or minor units. */
  value: number;
  /** The currency of an amount. */
  currency: string;
  validFrom: Date;
  validUntil: Date;
  maxUses: number;
  maxUsesPerUser: number;
}

/** Adds a voucher. @throws a unique violation when there is one with that code. */
export async function insertVoucher(
  tx: Transaction,
  voucher: UnusedVoucher & { packageSlugs: string[] },
): Promise<void> {
  await tx.voucher.create({ data: { ...voucher, uses: 0 } });
}

/** Adds a voucher for all packages. One with that code stays as it is. */
export async function insertMissingVoucher(db: Database, voucher: UnusedVoucher): Promise<void> {
  await db.voucher.upsert({
    where: { code: voucher.code },
    create: { ...voucher, uses: 0, packageSlugs: [] },
    update: {},
  });
}
