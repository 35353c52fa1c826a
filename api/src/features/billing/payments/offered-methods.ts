import { PAYMENT_METHODS, type PaymentMethod, PROVIDER_OF } from '@kreda/site/payment-methods';
import type { Config } from '../../../config.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Rails } from '../providers/rails.ts';

/** What is to be paid. Amounts in minor units. */
export interface Purchase {
  /** Zero: the method is only verified. */
  amount: number;
  /** The amount of each later charge; null: nothing is charged later. */
  renewalAmount: number | null;
  currency: string;
}

/** The least and the most that one payment may be, minor units. */
type Range = readonly [least: number, most: number];

interface MethodRule {
  /** ISO 4217; null: any. */
  currencies: readonly string[] | null;
  /** The countries whose banks offer it to their customers, ISO 3166-1; null: any. */
  countries: readonly string[] | null;
  once: Range;
  /** A charge without the buyer; null: it cannot be charged again, so it is never offered where something renews. */
  recurring: Range | null;
}

/** Stripe's least charge in PLN, and the most of eight digits (docs.stripe.com/currencies, minimum and maximum charge amounts). */
const STRIPE: Range = [200, 99_999_999];

/** By whom, in what and up to which amount each method can be used. */
const RULES: Readonly<Record<PaymentMethod, MethodRule>> = {
  card: { currencies: null, countries: null, once: STRIPE, recurring: STRIPE },
  // Złoty and customers in Poland (docs.stripe.com/payments/blik). Later charges: at most PLN 2,000 each, model O
  // (docs.stripe.com/payments/blik/recurring-payments, and the changelog of 2026-04-22).
  blik: { currencies: ['PLN'], countries: ['PL'], once: STRIPE, recurring: [200, 200_000] },
  // Złoty or euro, single use, no subscriptions (docs.stripe.com/payments/p24). The operator's limit is PLN 55,000.
  p24: { currencies: ['PLN', 'EUR'], countries: ['PL'], once: [200, 5_500_000], recurring: null },
  paypal: { currencies: null, countries: null, once: [1, 99_999_999], recurring: [1, 99_999_999] },
};

interface MethodDeps {
  config: Pick<Config, 'stripe'>;
  rails: Rails;
}

/** The methods that a purchase can be paid by, in the checkout's order. `country` is the buyer's, ISO 3166-1; null: not known. */
export function offeredMethods(deps: MethodDeps, purchase: Purchase, country: string | null): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => {
    const { countries } = RULES[method];
    return isPossible(deps, method, purchase) && (country === null || (countries?.includes(country) ?? true));
  });
}

/**
 * Refuses a method that the purchase cannot be paid by. The country is not asked again: the buyer's bank knows it, a browser only guesses.
 *
 * @throws {DomainError} `provider-not-offered`.
 */
export function requireMethod(deps: MethodDeps, method: PaymentMethod, purchase: Purchase): void {
  if (!isPossible(deps, method, purchase)) throw new DomainError('provider-not-offered');
}

function isPossible({ config, rails }: MethodDeps, method: PaymentMethod, purchase: Purchase): boolean {
  const { amount, renewalAmount, currency } = purchase;
  const { currencies, once, recurring } = RULES[method];
  const provider = PROVIDER_OF[method];
  const renews = renewalAmount !== null;
  if (!rails.has(provider)) return false;
  // Stripe would refuse what is not enabled in the account.
  if (provider === 'stripe' && !config.stripe.methods.has(renews && method === 'blik' ? 'blik-recurring' : method))
    return false;
  if (currencies !== null && !currencies.includes(currency)) return false;
  if (amount > 0 && !isWithin(amount, once)) return false;
  return !renews || (recurring !== null && isWithin(renewalAmount, recurring));
}

function isWithin(amount: number, [least, most]: Range): boolean {
  return amount >= least && amount <= most;
}
