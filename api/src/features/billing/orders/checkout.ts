import { consentVersionOf } from '@kreda/site/contract/consent-version';
import type { Currency } from '@kreda/site/currencies';
import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { UserContext } from '../../../context.ts';
import { DomainError, noSuchResume } from '../../../platform/errors.ts';
import { findOffer, textsIn } from '../packages/catalogue.ts';
import { requireMethod } from '../payments/offered-methods.ts';
import { openPayment, type ReturnPaths } from '../payments/open-payment.ts';
import type { OpenedPayment } from '../providers/rail.ts';
import { giveUpOtherSubscriptions } from '../subscriptions/give-up-others.ts';
import { refuseSecondSubscription } from '../subscriptions/refuse-second.ts';
import { requireVerifiedForTrial } from '../subscriptions/trial-methods.ts';
import { chargedFor } from '../tax/order-tax.ts';
import { taxOfPurchase } from '../tax/tax-of-purchase.ts';
import {
  type DiscountableOffer,
  discounted,
  findHeldVoucher,
  findVoucher,
  normalizedVoucherCode,
  refuseBelowMinimum,
  voucherRefused,
} from '../vouchers/vouchers.ts';
import type { BuyerCompany, ForeignCompany } from './buyer.ts';
import { withCheckoutLease } from './checkout-lease.ts';
import { openOrder, type Price } from './open-order.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { retryOnOrderChange } from './retry-on-order-change.ts';

export interface CheckoutInput {
  packageSlug: string;
  /** The currency of the price that the buyer was shown. The amount is the API's own. */
  currency: Currency;
  resumeUuid: string | null;
  fullName: string;
  email: string;
  /** The buyer's country as the buyer states it; null: the client did not ask, as those of earlier releases. */
  country?: string | null;
  /** The buyer chose the country, and did not only leave the one that the checkout began with. */
  isCountryChosen?: boolean;
  /** A Polish company. Null, as `foreignCompany`: the invoice is made out to the person. */
  company: BuyerCompany | null;
  foreignCompany?: ForeignCompany | null;
  /** The amount that the buyer was shown, minor units; null: the client does not tell. */
  shownAmount?: number | null;
  /** The amount of each later charge that the buyer was shown, minor units; null: nothing renews, or the client does not tell. */
  shownRenewal?: number | null;
  /** The discount code as the buyer typed it; null: none. */
  voucherCode: string | null;
  /** Version of the consent text that the buyer was shown. It has to be this release's. */
  consentVersion: string;
  method: PaymentMethod;
  paths: ReturnPaths;
}

/** An order that is ready to be paid, in our form or on the provider's page. */
export type Checkout = OpenedPayment & {
  orderId: string;
  /** Minor units; zero: the card is only verified. */
  amount: number;
  currency: string;
  packageName: string;
};

/**
 * Creates an order for a package, or continues the one that is still open: two tabs share one order and one payment, so that the buyer
 * cannot pay twice. After a decline the same payment takes another card.
 *
 * @throws {DomainError} `consent-outdated` for another text of the consent than that of this release, `price-changed` when the buyer was
 *   shown another amount to pay now or later, as `taxOfPurchase`, `not-found` for a package that is not
 *   on sale or a resume that is not the caller's, `invalid` for a method that the package cannot be paid by, a discount that leaves too little to charge,
 *   or a currency that it has no price in, `already-paid`
 *   when the order, or that of another subscription, turns out to be paid, `conflict` while it is being charged, or for a second
 *   subscription; as `requireVerifiedForTrial`;
 *   otherwise as `withCheckoutLease` and `retryOnOrderChange`.
 */
export async function checkout(context: UserContext, input: CheckoutInput): Promise<Checkout> {
  const { currency } = input;
  const found = await findOffer(context.db, { slug: input.packageSlug, currency, now: context.clock() });
  if (!found) throw new DomainError('package-required');
  if (found.grossAmount === null) throw new DomainError({ code: 'currency-not-offered', currency });
  const offer = { ...found, grossAmount: found.grossAmount };
  await checkResume(context, input.resumeUuid);
  await refuseSecondSubscription(context, offer);
  if (input.consentVersion !== consentVersionOf({ renews: offer.months !== null })) {
    throw new DomainError('consent-outdated');
  }
  const listed = await priceOf(context, { offer, typed: input.voucherCode });
  const tax = await taxOfPurchase(context, input, offer.vatRatePercent);
  const price = { ...listed, gross: chargedFor(listed.gross, tax, offer.vatRatePercent) };
  if (price.voucher) refuseBelowMinimum(price.gross);
  const { name: packageName, renewalName = packageName } = textsIn(offer.texts, context.language);
  const { months, trialDays } = offer;
  const grossAmount = chargedFor(offer.grossAmount, tax, offer.vatRatePercent);
  const renewalAmount = months === null ? null : grossAmount;
  refuseOtherPrice(input, { amount: price.gross, renewalAmount });
  requireMethod(context, input.method, { amount: price.gross, renewalAmount, currency });
  await requireVerifiedForTrial(context, input.method, { amount: price.gross, trialDays });
  const snapshot: OrderSnapshot = {
    slug: offer.slug,
    name: packageName,
    kind: offer.kind as OrderSnapshot['kind'],
    days: offer.days,
    renewal: months === null ? null : { name: renewalName, months, grossAmount, trialDays },
    language: context.language,
    description: null,
  };
  return withCheckoutLease(context, async () => {
    if (months !== null) {
      await giveUpOtherSubscriptions(context, offer.slug);
      // Another tab may have bought one while this one waited for the lease.
      await refuseSecondSubscription(context, offer);
    }
    return retryOnOrderChange(async () => {
      const order = await openOrder(context, { input, offer, snapshot, price, tax });
      const opened = await openPayment(context, order, {
        method: input.method,
        savesMethod: snapshot.renewal !== null,
        paths: input.paths,
      });
      // The order ended meanwhile, in another tab or because its payment was cancelled. The next try creates another order.
      if (opened === null) return null;
      return { ...opened, orderId: order.id, amount: order.grossAmount, currency: order.currency, packageName };
    });
  });
}

/** Refuses amounts other than those that the buyer was shown. A trial costs nothing now, so the amount of the renewal counts as well. */
function refuseOtherPrice(
  { shownAmount = null, shownRenewal = null }: Pick<CheckoutInput, 'shownAmount' | 'shownRenewal'>,
  { amount, renewalAmount }: { amount: number; renewalAmount: number | null },
): void {
  const isOther = shownAmount !== null && shownAmount !== amount;
  const renewsForOther = shownRenewal !== null && shownRenewal !== renewalAmount;
  if (isOther || renewsForOther) throw new DomainError('price-changed');
}

/** The package's price, less the discount of a voucher. @throws {DomainError} `not-found` for a voucher that cannot be used. */
async function priceOf(
  { db, clock, user, limit }: UserContext,
  { offer, typed }: { offer: DiscountableOffer; typed: string | null },
): Promise<Price> {
  if (offer.trialDays !== null && typed === null) return { gross: 0, discount: 0, voucher: null };
  if (typed === null) return { gross: offer.grossAmount, discount: 0, voucher: null };
  const code = normalizedVoucherCode(typed);
  const held = await findHeldVoucher(db, { code, userId: user.id });
  if (!held?.heldFor.includes(offer.slug)) await limit('vouchers');
  const voucher = await findVoucher(db, { code, userId: user.id, now: clock() }).catch(async (error: unknown) => {
    // Look again: another tab may just have created the order that holds the voucher.
    const own = await findHeldVoucher(db, { code, userId: user.id });
    if (own?.heldFor.includes(offer.slug)) return own;
    throw error;
  });
  const price = discounted(voucher, offer);
  if (!price) throw voucherRefused();
  return { ...price, voucher };
}

async function checkResume({ user, ownsResume }: UserContext, uuid: string | null): Promise<void> {
  if (uuid === null) return;
  const found = await ownsResume({ userId: user.id }, uuid);
  if (!found) throw noSuchResume();
}
