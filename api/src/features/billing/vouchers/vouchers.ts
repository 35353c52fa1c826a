import { sentenceOf } from '@kreda/site/reasons';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findHeldPackages } from '../orders/repo.ts';
import { countUses, findValidVoucher, getVoucher, incrementUses, insertMissingVoucher, insertUse } from './repo.ts';

/** A discount for who knows its code. */
export interface Voucher {
  code: string;
  kind: 'percentage' | 'amount';
  /** Percent of the price, or minor units. */
  value: number;
  maxUses: number;
  maxUsesPerUser: number;
  /** The packages that it is for; empty: all. */
  packageSlugs: readonly string[];
}

/** The least that a card takes: 2 zł. A discount below it is none of ours. */
const MIN_CHARGE = 200;

/** Specification, section 8. */
export function voucherRefused(): DomainError {
  return new DomainError('voucher-refused', {
    fields: { voucher: sentenceOf('voucher-refused') },
  });
}

/** What a person may type for a code: blanks around it and small letters do not matter. */
export function normalizedVoucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What a discount is taken off. Minor units. */
export interface DiscountableOffer {
  slug: string;
  grossAmount: number;
  /** Null: it begins with a payment. */
  trialDays: number | null;
}

/**
 * What a package's first payment costs with a voucher; null where it is not for that package, takes too much off, or nothing is
 * paid at first.
 */
export function discounted(
  { kind, value, packageSlugs }: Voucher,
  offer: DiscountableOffer,
): { discount: number; gross: number } | null {
  if (offer.trialDays !== null) return null;
  if (packageSlugs.length > 0 && !packageSlugs.includes(offer.slug)) return null;
  // Half up to the grosz, in integers.
  const discount = kind === 'percentage' ? Math.floor((2 * offer.grossAmount * value + 100) / 200) : value;
  const gross = offer.grossAmount - discount;
  return discount > 0 && gross >= MIN_CHARGE ? { discount, gross } : null;
}

/**
 * The voucher of a code, while it can be used by anybody, and by this user where one is given.
 *
 * @throws {DomainError} `not-found`, the same for a code that was never given and for one that is used up.
 */
export async function findVoucher(
  db: Queryable,
  { code, userId, now }: { code: string; userId: string | null; now: Date },
): Promise<Voucher> {
  const row = await findValidVoucher(db, code, now);
  if (!row || row.uses >= row.maxUses) throw voucherRefused();
  const own = userId === null ? 0 : await countUses(db, { code, userId });
  if (own >= row.maxUsesPerUser) throw voucherRefused();
  return toVoucher(row);
}

/**
 * The voucher that an order of this user holds, which still waits for its payment: it may have taken the last use, and can be taken
 * up again. Null where none does.
 */
export async function findHeldVoucher(
  db: Queryable,
  { code, userId }: { code: string; userId: string },
): Promise<(Voucher & { heldFor: string[] }) | null> {
  const heldFor = await findHeldPackages(db, { code, userId });
  if (heldFor.length === 0) return null;
  const voucher = toVoucher(await getVoucher(db, code));
  return { ...voucher, heldFor };
}

function toVoucher(row: Omit<Voucher, 'kind' | 'packageSlugs'> & { kind: string; packageSlugs: unknown }): Voucher {
  return { ...row, kind: row.kind as Voucher['kind'], packageSlugs: row.packageSlugs as string[] };
}

/**
 * Takes one use for an order that is being made, in its transaction and before anything is read there: whoever takes the last one
 * at the same moment waits, and is refused.
 *
 * @throws {DomainError} as `findVoucher`.
 */
export async function takeVoucher(
  tx: Transaction,
  { voucher, userId, orderId, now }: { voucher: Voucher; userId: string; orderId: string; now: Date },
): Promise<void> {
  const { code, maxUses, maxUsesPerUser } = voucher;
  const isCounted = await incrementUses(tx, { code, maxUses, now });
  if (!isCounted || (await countUses(tx, { code, userId })) >= maxUsesPerUser) throw voucherRefused();
  await insertUse(tx, { orderId, code, userId, now });
}

const SAMPLE_YEARS = 10;

/** A code to try in the sandbox: 20 % off everything. */
export async function seedSampleVoucher(db: Database, now: Date): Promise<void> {
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(now.getUTCFullYear() + SAMPLE_YEARS);
  await insertMissingVoucher(db, {
    code: 'KREDA20',
    kind: 'percentage',
    value: 20,
    validFrom: now,
    validUntil,
    maxUses: 1_000_000,
    maxUsesPerUser: 1_000,
  });
}
