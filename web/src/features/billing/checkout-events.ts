import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { track, trackOnce } from '../../lib/analytics/analytics.ts';
import { ecommerceOf, purchaseTax, type SoldPackage } from '../../lib/analytics/ecommerce.ts';
import { forgetReported } from '../../lib/analytics/reported-once.ts';
import type { Outputs } from '../../lib/trpc.ts';
import type { Checkout } from './checkout.ts';
import type { Offer } from './package-card.tsx';
import type { PaymentPlan } from './payment-plan.ts';
import { PAYMENT_WAYS } from './payment-ways.ts';

/** A package that somebody is about to pay. */
interface Chosen {
  offer: Offer;
  plan: PaymentPlan;
  checkout: Checkout;
}

/** A package was chosen on the price list: what follows is a checkout of its own. */
export function trackChoice(chosen: Chosen): void {
  forgetReported(checkoutKey(chosen), 'tab');
  for (const provider of PROVIDERS) forgetReported(paymentKey(chosen, provider), 'tab');
  track({ event: 'select_item', ecommerce: ecommerceOf(soldPackage(chosen)) });
}

/** The payment is open. Loading it anew, or coming back to it from the provider's page, does not begin it again. */
export function trackCheckout(chosen: Chosen): void {
  const event = { event: 'begin_checkout', ecommerce: ecommerceOf(soldPackage(chosen)) } as const;
  trackOnce(event, { key: checkoutKey(chosen), memory: 'tab' });
}

/** What a way of paying needs was given. Another try with another card of a checkout is not told again. */
export function trackPaymentInfo(chosen: Chosen, provider: Provider): void {
  const ecommerce = { ...ecommerceOf(soldPackage(chosen)), payment_type: PAYMENT_WAYS[provider].paymentType };
  trackOnce({ event: 'add_payment_info', ecommerce }, { key: paymentKey(chosen, provider), memory: 'tab' });
}

/**
 * An order is paid; told once for each order. This browser remembers which orders it has told, over reloads, tabs and logging out.
 * That is enough: only the buyer sees the order, they are sent here once, in the browser that they paid in, and were they to open
 * the same address elsewhere, the transaction's id is the order's, by which purchases that came twice are told apart from two.
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

function paymentKey({ checkout, offer }: Chosen, provider: Provider): string {
  return `add_payment_info.${checkout.id}.${offer.slug}.${provider}`;
}
