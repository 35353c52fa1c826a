import { CURRENCIES } from '@kreda/site/currencies';
import { z } from 'zod';
import { audit, OPERATOR } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { insertVoucher } from '../vouchers/repo.ts';
import { normalizedVoucherCode } from '../vouchers/vouchers.ts';
import { findMissingPackages } from './repo.ts';
import type { Signature } from './signature.ts';

export const newVoucherSchema = z
  .strictObject({
    code: z
      .string()
      .transform(normalizedVoucherCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{4,40}$/, 'CODE: 4 to 40 letters, digits, hyphens')),
    kind: z.enum(['percentage', 'amount']),
    /** Percent, or minor units. */
    value: z.int().positive(),
    /** The currency of an amount. */
    currency: z.enum(CURRENCIES),
    validUntil: z.date(),
    maxUses: z.int().min(1).max(1_000_000),
    maxUsesPerUser: z.int().min(1).max(1_000),
    /** Empty: all packages. */
    packageSlugs: z.array(z.string()).max(20),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 99, {
    path: ['value'],
    error: '--percent: 1 to 99',
  });

export type NewVoucher = z.output<typeof newVoucherSchema>;

/**
 * Adds a voucher, valid from now.
 *
 * @throws {DomainError} `conflict` when the code exists, `not-found` when a package does not, `invalid` when it would end before it begins.
 */
export async function issueVoucher(
  { db, clock, log }: Pick<BillingDeps, 'db' | 'clock' | 'log'>,
  voucher: NewVoucher,
  signature: Signature,
): Promise<void> {
  const now = clock();
  if (voucher.validUntil <= now) throw new DomainError('dates-reversed');
  if ((await findMissingPackages(db, voucher.packageSlugs)).length > 0) throw new DomainError('not-found');
  try {
    await inTransaction(db, async (tx) => {
      await insertVoucher(tx, { ...voucher, validFrom: now });
      const { code, kind, value, currency, maxUses } = voucher;
      const details = { ...signature, code, kind, value, ...(kind === 'amount' ? { currency } : {}), maxUses };
      await audit(tx, { clock, log }, 'operation.voucher-issued', { userId: OPERATOR, details });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('conflict', { cause: error });
  }
}
