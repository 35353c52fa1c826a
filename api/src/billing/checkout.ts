import type { UserContext } from '../context.ts';
import { DomainError, noSuchResume } from '../errors.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { BuyerCompany } from './buyer.ts';
import { findOffer, textsIn } from './catalogue.ts';
import { openOrder, type Price } from './open-order.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { payableSecret } from './payment-attempt.ts';
import { discounted, findHeldVoucher, findVoucher, voucherCode, voucherRefused } from './vouchers.ts';

export interface CheckoutInput {
  packageSlug: string;
  resumeUuid: string | null;
  fullName: string;
  email: string;
  /** Null: the invoice is made out to the person. */
  company: BuyerCompany | null;
  /** What was typed for a discount; null: none. */
  voucherCode: string | null;
  /** Version of the text by which the buyer asked for immediate performance. */
  consentVersion: string;
}

/** An order that is ready to be paid: the browser confirms the client secret at the provider. */
export interface Checkout {
  orderId: string;
  clientSecret: string;
  /** Minor units. */
  amount: number;
  currency: string;
  packageName: string;
}

/**
 * Makes an order for a package, or takes up the one that is still open: two tabs share one order and one payment, so that it
 * cannot be paid twice. After a decline the same payment takes another card.
 *
 * @throws {DomainError} `not-found` for a package that is not on sale or a resume that is not the caller's, `conflict` when the
 *   order turns out to be paid.
 */
export async function checkout(context: UserContext, deps: BillingDeps, input: CheckoutInput): Promise<Checkout> {
  const offer = await findOffer(deps.db, input.packageSlug);
  if (!offer)
    throw new DomainError(
      'not-found',
      'Package selection is required. In a moment you will be transferred to the price list',
    );
  await checkResume(context, input.resumeUuid);
  const price = await priceOf(context, { offer, typed: input.voucherCode });
  const packageName = textsIn(offer.texts, context.language).name;
  const snapshot: OrderSnapshot = {
    slug: offer.slug,
    name: packageName,
    kind: offer.kind as OrderSnapshot['kind'],
    days: offer.days,
    language: context.language,
  };
  for (;;) {
    const order = await openOrder(context, deps, { input, offer, snapshot, price });
    const clientSecret = await payableSecret(deps, order);
    // Meanwhile the order may have ended, elsewhere or because its payment was cancelled: then another one is made.
    if (clientSecret === null) continue;
    return { orderId: order.id, clientSecret, amount: order.grossAmount, currency: order.currency, packageName };
  }
}

/** The package's price, less what a voucher takes off. @throws {DomainError} `not-found` for a voucher that cannot be used. */
async function priceOf(
  { db, clock, user, limit }: UserContext,
  { offer, typed }: { offer: { slug: string; grossAmount: number }; typed: string | null },
): Promise<Price> {
  if (typed === null) return { gross: offer.grossAmount, discount: 0, voucher: null };
  const code = voucherCode(typed);
  const held = await findHeldVoucher(db, { code, userId: user.id });
  if (!held?.heldFor.includes(offer.slug)) await limit('vouchers');
  const voucher = await findVoucher(db, { code, userId: user.id, now: clock() }).catch(async (error: unknown) => {
    // Asked again: another tab may have made the order a moment ago.
    const own = await findHeldVoucher(db, { code, userId: user.id });
    if (own?.heldFor.includes(offer.slug)) return own;
    throw error;
  });
  const price = discounted(voucher, offer);
  if (!price) throw voucherRefused();
  return { ...price, voucher };
}

async function checkResume({ db, user }: UserContext, uuid: string | null): Promise<void> {
  if (uuid === null) return;
  const found = await db.resume.findFirst({
    where: { id: uuid, userId: user.id, removedAt: null },
    select: { id: true },
  });
  if (!found) throw noSuchResume();
}
