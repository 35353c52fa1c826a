import { invalidRequest } from './stripe-error.ts';
import type { Card } from './test-cards.ts';

/** What the browser sends to confirm a payment or a verification, as Stripe's script does. */
export interface ConfirmForm {
  client_secret?: string;
  return_url?: string;
  payment_method_data?: { type?: string; card?: Partial<Card> & { wallet?: string } };
  payment_method_options?: { blik?: { code?: string } };
}

/** The wallets that a card can come from. */
const WALLETS = ['apple_pay', 'google_pay'] as const;
export type Wallet = (typeof WALLETS)[number];

/** The card of the form; what is missing is empty, and refused as that. */
export function cardOf({ payment_method_data }: ConfirmForm): Card {
  return { number: '', exp_month: '', exp_year: '', cvc: '', ...payment_method_data?.card };
}

/** The wallet that holds the card; null for a card that was typed. */
export function walletOf({ payment_method_data }: ConfirmForm): Wallet | null {
  return WALLETS.find((wallet) => wallet === payment_method_data?.card?.wallet) ?? null;
}

export type MethodType = 'card' | 'blik' | 'p24';

/**
 * The type of the form's method.
 *
 * @throws StripeSandboxError for a type that the intent does not allow.
 */
export function methodTypeOf(form: ConfirmForm, allowed: readonly string[] | null): MethodType {
  const { type = 'card' } = form.payment_method_data ?? {};
  const isKnown = type === 'card' || type === 'blik' || type === 'p24';
  if (!isKnown || (allowed !== null && !allowed.includes(type)))
    throw invalidRequest(`The payment method type "${type}" is not allowed`, 'payment_method_data[type]');
  return type;
}

/** The methods that an intent of these parameters may be confirmed with; null: any. @throws StripeSandboxError for one that is not possible. */
export function allowedTypesOf(form: Record<string, unknown>, isReused: boolean): string[] | null {
  const { allowed_payment_method_types: allowed, currency } = form;
  if (allowed === undefined) return null;
  const name = 'allowed_payment_method_types';
  if (!Array.isArray(allowed) || allowed.length === 0) throw invalidRequest('Invalid array', name);
  if (allowed.includes('blik') && currency !== undefined && currency !== 'pln')
    throw invalidRequest('blik payments are in pln', name);
  if (allowed.includes('p24') && isReused) throw invalidRequest('p24 cannot be used with setup_future_usage', name);
  return allowed.map(String);
}
