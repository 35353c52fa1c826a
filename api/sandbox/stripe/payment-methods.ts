import { createHash, randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { MethodType, Wallet } from './confirm-form.ts';
import { requireParameters } from './parameters.ts';
import type { SandboxStore } from './state.ts';
import { invalidRequest, missing, missingIn } from './stripe-error.ts';
import { digitsOf } from './test-cards.ts';

/** What a buyer pays with. Only a card has a number. */
export interface Instrument {
  type: MethodType;
  number: string;
  wallet: Wallet | null;
}

/** Where Stripe's test cards of some countries are issued, by how their numbers begin. All others are Polish here. */
const ISSUED_IN: Readonly<Record<string, string>> = { 400000276: 'DE', 400000703: 'SK', 400000840: 'US' };

function issuingCountry(digits: string): string {
  return ISSUED_IN[digits.slice(0, 9)] ?? 'PL';
}

/** Keeps what was paid with as a payment method, and answers its id. */
export function keepMethod(
  { state }: SandboxStore,
  { type, number, wallet }: Instrument,
  customer: string | null,
): string {
  const digits = digitsOf(number);
  const id = `pm_${randomBytes(12).toString('hex')}`;
  const card = {
    brand: digits.startsWith('5') ? 'mastercard' : 'visa',
    last4: digits.slice(-4),
    fingerprint: createHash('sha256').update(digits).digest('hex').slice(0, 16),
    country: issuingCountry(digits),
    wallet: wallet && { type: wallet },
  };
  const details = type === 'card' ? { card } : { [type]: {} };
  const object = { id, object: 'payment_method', type, customer, ...details } as unknown as Stripe.PaymentMethod;
  state.methods[id] = { object, number: digits };
  return id;
}

/** @throws StripeSandboxError when there is none, or it is another customer's. */
export function findMethod({ state }: SandboxStore, id: unknown, customer: unknown) {
  const method = typeof id === 'string' ? state.methods[id] : undefined;
  if (!method || method.object.customer !== (customer ?? null)) throw missingIn('payment_method', String(id));
  return method;
}

/** @throws StripeSandboxError when there is none. */
export function getMethod({ state }: SandboxStore, id: string): Stripe.PaymentMethod {
  const method = state.methods[id];
  if (!method) throw missing('payment_method', id);
  return method.object;
}

/** Takes a method from its customer, so that it can never be charged again. @throws StripeSandboxError when it has none. */
export function detachMethod(store: SandboxStore, id: string): Stripe.PaymentMethod {
  const method = getMethod(store, id);
  if (method.customer === null) throw invalidRequest('The payment method is not attached to a customer', undefined);
  method.customer = null;
  return method;
}

/** Deletes a customer with the cards that were kept for them. @throws StripeSandboxError when there is none. */
export function deleteCustomer({ state }: SandboxStore, id: string): Stripe.DeletedCustomer {
  if (!state.customers[id]) throw missing('customer', id);
  delete state.customers[id];
  for (const [methodId, { object }] of Object.entries(state.methods)) {
    if (object.customer === id) delete state.methods[methodId];
  }
  return { id, object: 'customer', deleted: true };
}

export function createCustomer({ state }: SandboxStore, form: Record<string, unknown>, now: Date): Stripe.Customer {
  requireParameters(form, { optional: ['email', 'metadata'] });
  const customer = {
    id: `cus_${randomBytes(12).toString('hex')}`,
    object: 'customer',
    created: Math.floor(now.getTime() / 1_000),
    email: form.email ?? null,
    livemode: false,
    metadata: form.metadata ?? {},
  } as unknown as Stripe.Customer;
  state.customers[customer.id] = customer;
  return customer;
}
