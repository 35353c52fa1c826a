import type { RequestContext } from '../../../context.ts';
import { listPackages } from '../packages/catalogue.ts';
import { discounted, findHeldVoucher, findVoucher, normalizedVoucherCode, voucherRefused } from './vouchers.ts';

/** What packages cost with a voucher. Minor units. */
export interface VoucherPrices {
  code: string;
  prices: { slug: string; discount: number; gross: number }[];
}

/**
 * The prices of the packages that a voucher is for.
 *
 * @throws {DomainError} `not-found` for a code that was never given, has run out, or is for nothing on sale.
 */
export async function voucherPrices(
  { db, user, clock, language }: RequestContext,
  typed: string,
): Promise<VoucherPrices> {
  const code = normalizedVoucherCode(typed);
  const held = user && (await findHeldVoucher(db, { code, userId: user.id }));
  const voucher = await findVoucher(db, { code, userId: user?.id ?? null, now: clock() }).catch((error: unknown) => {
    if (held) return held;
    throw error;
  });
  const prices = (await listPackages(db, language)).flatMap((offer) => {
    // What only an open order of the caller's still holds is for that order's package alone.
    if ('heldFor' in voucher && !held?.heldFor.includes(offer.slug)) return [];
    const price = discounted(voucher, offer);
    return price ? [{ slug: offer.slug, ...price }] : [];
  });
  if (prices.length === 0) throw voucherRefused();
  return { code, prices };
}
