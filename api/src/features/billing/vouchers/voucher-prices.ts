import type { Currency } from '@kreda/site/currencies';
import type { RequestContext } from '../../../context.ts';
import { listPackages } from '../packages/catalogue.ts';
import { discounted, findHeldVoucher, findVoucher, normalizedVoucherCode, voucherRefused } from './vouchers.ts';

/** The prices of packages with a voucher. Minor units. */
export interface VoucherPrices {
  code: string;
  prices: { slug: string; discount: number; gross: number }[];
}

/**
 * The prices of the packages that a voucher applies to.
 *
 * @throws {DomainError} `not-found` for a code that does not exist, is used up or expired, or applies to no package on sale,
 *   `invalid` for an amount in another currency.
 */
export async function voucherPrices(
  { db, user, clock, language }: RequestContext,
  { typed, currency }: { typed: string; currency: Currency },
): Promise<VoucherPrices> {
  const code = normalizedVoucherCode(typed);
  const held = user && (await findHeldVoucher(db, { code, userId: user.id }));
  const voucher = await findVoucher(db, { code, userId: user?.id ?? null, now: clock() }).catch((error: unknown) => {
    if (held) return held;
    throw error;
  });
  const list = await listPackages(db, { language, wanted: currency, now: clock() });
  const prices = list.offers.flatMap((offer) => {
    // A use that only an open order of the caller still holds applies to that order's package alone.
    if ('heldFor' in voucher && !held?.heldFor.includes(offer.slug)) return [];
    const price = discounted(voucher, offer);
    return price ? [{ slug: offer.slug, ...price }] : [];
  });
  if (prices.length === 0) throw voucherRefused();
  return { code, prices };
}
