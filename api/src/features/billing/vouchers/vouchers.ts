import { HOME_CURRENCY } from '@kreda/site/currencies';
import { sentenceOf } from '@kreda/site/reasons';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findHeldPackages } from '../orders/repo.ts';
import { countUses, findValidVoucher, getVoucher, incrementUses, insertMissingVoucher, insertUse } from './repo.ts';

export interface Voucher {
  code: string;
  kind: 'percentage' | 'amount';
  /** Percent of the price, or minor units. */
  value: number;
  /** The currency of an amount. A percentage applies to all. */
  currency: string;
  maxUses: number;
  maxUsesPerUser: number;
  /** The packages that the voucher applies to; empty: all. */
  packageSlugs: readonly string[];
}

/** No discount goes below PLN 2.00 or EUR 2.00. Stripe's minimum charges are PLN 2.00 and EUR 0.50 (docs.stripe.com/currencies). */
const MIN_CHARGE = 200;

/** The error for every voucher that cannot be used (specification, section 8). */
export function voucherRefused(): DomainError {
  return new DomainError('voucher-refused', {
    fields: { voucher: sentenceOf('voucher-refused') },
  });
}

/** The error for an amount in a currency that the price is not in. */
function otherCurrency(currency: string): DomainError {
  const reason = { code: 'voucher-other-currency', currency } as const;
  return new DomainError(reason, { fields: { voucher: sentenceOf(reason) } });
}

/**
 * Refuses a discount that leaves too little to charge. Reverse charge takes the VAT off the discounted price, after `discounted`.
 *
 * @param charged the first payment, minor units.
 * @throws {DomainError} `invalid`, with a reason of its own.
 */
export function refuseBelowMinimum(charged: number): void {
  if (charged >= MIN_CHARGE) return;
  throw new DomainError('voucher-below-minimum', { fields: { voucher: sentenceOf('voucher-below-minimum') } });
}

/** A typed code as vouchers store it: in capitals, without blanks around it. */
export function normalizedVoucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The fields of a package that a discount depends on. Minor units. */
export interface DiscountableOffer {
  slug: string;
  grossAmount: number;
  currency: string;
  /** Null: no trial. */
  trialDays: number | null;
}

/**
 * The first payment of a package with a voucher. Null when the voucher does not apply to the package, takes too much off, or the package
 * starts with a free trial.
 *
 * @throws {DomainError} `invalid` for an amount in another currency: it is never converted.
 */
export function discounted(
  { kind, value, currency, packageSlugs }: Voucher,
  offer: DiscountableOffer,
): { discount: number; gross: number } | null {
  if (offer.trialDays !== null) return null;
  if (packageSlugs.length > 0 && !packageSlugs.includes(offer.slug)) return null;
  if (kind === 'amount' && currency !== offer.currency) throw otherCurrency(currency);
  // Rounded half up to the grosz, in integers.
  const discount = kind === 'percentage' ? Math.floor((2 * offer.grossAmount * value + 100) / 200) : value;
  const gross = offer.grossAmount - discount;
  return discount > 0 && gross >= MIN_CHARGE ? { discount, gross } : null;
}

/**
 * The voucher with that code, if it can still be used, by this user where one is given.
 *
 * @throws {DomainError} `not-found`, the same for a code that does not exist and for one that is used up.
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
 * The voucher, if a payable order of this user holds it. That order can be continued with it, even if it took the last use. Null when no
 * order holds it.
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
 * Takes one use for a new order, in the transaction that creates it and before that reads anything. A concurrent transaction waits, and
 * is refused if this one took the last use.
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
    currency: HOME_CURRENCY,
    validFrom: now,
    validUntil,
    maxUses: 1_000_000,
    maxUsesPerUser: 1_000,
  });
}
