import { track, trackOnce } from '../../lib/analytics/analytics.ts';
import { PAYMENT_TYPES, type PaymentType } from '../../lib/analytics/analytics-event.ts';
import { ecommerceOf, purchaseTax, type SoldPackage } from '../../lib/analytics/ecommerce.ts';
import { forgetReported } from '../../lib/analytics/reported-once.ts';
import type { Outputs } from '../../lib/trpc.ts';
import type { Checkout } from './checkout.ts';
import type { Offer } from './package-card.tsx';
import type { PaymentPlan } from './payment-plan.ts';

/** A package that the user has chosen and not paid yet. */
interface Chosen {
  offer: Offer;
  plan: PaymentPlan;
  checkout: Checkout;
}

/** Records that a package was chosen on the price list. This starts a new checkout: its later events are reported again. */
export function trackChoice(chosen: Chosen): void {
  forgetReported(checkoutKey(chosen), 'tab');
  for (const type of PAYMENT_TYPES) forgetReported(paymentKey(chosen, type), 'tab');
  track({ event: 'select_item', ecommerce: ecommerceOf(soldPackage(chosen)) });
}

/** Records the start of a checkout, once: not again after a reload or a return from the provider's page. */
export function trackCheckout(chosen: Chosen): void {
  const event = { event: 'begin_checkout', ecommerce: ecommerceOf(soldPackage(chosen)) } as const;
  trackOnce(event, { key: checkoutKey(chosen), memory: 'tab' });
}

/** Records that payment details were given, once per checkout and way of paying: not again for a retry with another card. */
export function trackPaymentInfo(chosen: Chosen, type: PaymentType): void {
  const ecommerce = { ...ecommerceOf(soldPackage(chosen)), payment_type: type };
  trackOnce({ event: 'add_payment_info', ecommerce }, { key: paymentKey(chosen, type), memory: 'tab' });
}

/**
 * Records a paid order, once per order. This browser remembers reported orders across reloads, tabs and logouts. That is enough:
 * only the buyer can open this page. If they open it in another browser too, Google recognises the duplicate by the transaction's
 * id, which is the order's.
 */
export function trackPurchase(order: Outputs['billing']['order']): void {
  const { orderId, packageSlug: slug, packageName: name, grossAmount, currency } = order;
  const ecommerce = {
    transaction_id: orderId,
    tax: purchaseTax(order),
    ...ecommerceOf({ slug, name, grossAmount, currency }),
  };
  trackOnce({ event: 'purchase', ecommerce }, { key: `purchase.${orderId}`, memory: 'browser' });
}

function soldPackage({ offer: { slug, name, currency }, plan }: Chosen): SoldPackage {
  return { slug, name, currency, grossAmount: plan.now };
}

function checkoutKey({ checkout, offer }: Chosen): string {
  return `begin_checkout.${checkout.id}.${offer.slug}`;
}

function paymentKey({ checkout, offer }: Chosen, type: PaymentType): string {
  return `add_payment_info.${checkout.id}.${offer.slug}.${type}`;
}
