import type { PaymentMethod } from '@kreda/site/payment-methods';
import Stripe from 'stripe';
import type { PaymentRail, PaymentToOpen, ProviderPayment, SavedMethod } from '../rail.ts';
import { disputesSince, retrieveDispute } from './stripe-disputes.ts';
import { chargeRefusalOf, refusalOf } from './stripe-error.ts';
import { stripeLists } from './stripe-lists.ts';
import { paymentOf, refundOf, verificationOf } from './stripe-mapping.ts';

/** Statuses in which the buyer can continue in our form. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const SETUP_PREFIX = 'seti_';

/** Options of a check: no retries, so that an outage is known within a minute. */
const CHECK = { timeout: 10_000, maxNetworkRetries: 0 };

/**
 * The rail for cards, BLIK and Przelewy24: PaymentIntents, and SetupIntents where a method is only verified. An intent allows the method
 * that its buyer has chosen and no other, so that the browser cannot confirm it with another one.
 */
export function createStripeRail(stripe: Stripe): PaymentRail {
  const retrievePayment = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const retrieveSetup = (id: string) => stripe.setupIntents.retrieve(id, { expand: ['payment_method'] });

  async function retrieve(ref: string): Promise<ProviderPayment> {
    try {
      return ref.startsWith(SETUP_PREFIX)
        ? verificationOf(await retrieveSetup(ref))
        : paymentOf(await retrievePayment(ref));
    } catch (error) {
      throw refusalOf(error);
    }
  }

  return {
    provider: 'stripe',
    retrieve,
    async check() {
      await stripe.paymentIntents.list({ limit: 1 }, CHECK);
    },
    async createCustomer({ id, email }) {
      const customer = await stripe.customers.create(
        { email, metadata: { userId: id } },
        { idempotencyKey: `customer:${id}` },
      );
      return customer.id;
    },
    async open(payment) {
      const { amount, key } = payment;
      try {
        if (amount === 0) {
          const setup = await stripe.setupIntents.create(
            {
              usage: 'off_session',
              automatic_payment_methods: { enabled: true },
              allowed_payment_method_types: [payment.method],
              description: payment.description,
              ...customerOf(payment),
              metadata: metadataOf(payment),
            },
            { idempotencyKey: key },
          );
          return { kind: 'form', providerRef: setup.id, clientSecret: secretOf(setup) };
        }
        const intent = await stripe.paymentIntents.create(
          {
            ...moneyOf(payment),
            automatic_payment_methods: { enabled: true },
            allowed_payment_method_types: [payment.method],
            ...(payment.savedFor ? { ...customerOf(payment), setup_future_usage: 'off_session' } : {}),
          },
          { idempotencyKey: key },
        );
        return { kind: 'form', providerRef: intent.id, clientSecret: secretOf(intent) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async reopen(ref, method) {
      const intent = ref.startsWith(SETUP_PREFIX) ? await retrieveSetup(ref) : await retrievePayment(ref);
      if (!PAYABLE.includes(intent.status)) return null;
      if (!allowsOnly(intent, method) && !(await allowOnly(stripe, ref, method))) return null;
      return { kind: 'form', providerRef: ref, clientSecret: secretOf(intent) };
    },
    // Stripe captures a payment when it is confirmed.
    capture: retrieve,
    async charge(payment, method) {
      // Stripe forgets idempotency keys after a day. A charge whose answer was lost is found by the key in its metadata.
      const known = await findCharge(stripe, payment, method);
      if (known) return declinedForGood(stripe, known);
      try {
        const intent = await stripe.paymentIntents.create(
          {
            ...moneyOf(payment),
            ...(method.customerRef === null ? {} : { customer: method.customerRef }),
            payment_method: method.methodRef,
            // Without the buyer, nobody can be redirected to a bank's page.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            off_session: true,
            confirm: true,
          },
          { idempotencyKey: payment.key },
        );
        return retrieve(intent.id);
      } catch (error) {
        const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
        if (!refused) throw chargeRefusalOf(error);
        return declinedForGood(stripe, refused);
      }
    },
    // `charge` searches first, so it does not matter when Stripe forgets the key.
    chargeRetryWindowMs: Number.POSITIVE_INFINITY,
    async findCharge(payment, method) {
      const known = await findCharge(stripe, payment, method);
      return known && declinedForGood(stripe, known);
    },
    // Deleting the customer deletes the saved cards too.
    async forget({ customerRef, methodRef }) {
      try {
        if (customerRef !== null) await stripe.customers.del(customerRef);
        else if (methodRef !== null) await detach(stripe, methodRef);
      } catch (error) {
        const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
        if (!isGone) throw error;
      }
    },
    cancel: (ref) => cancelAt(stripe, ref),
    async refund({ refundId, paymentRef, amount }) {
      // Search first, as in `charge`: the answer of an earlier try may have been lost.
      for await (const made of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 })) {
        if (made.metadata?.refundId === refundId) return refundOf(made);
      }
      try {
        const made = await stripe.refunds.create(
          { payment_intent: paymentRef, amount, metadata: { refundId } },
          { idempotencyKey: `refund:${refundId}` },
        );
        return refundOf(made);
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async retrieveRefund(ref) {
      try {
        return refundOf(await stripe.refunds.retrieve(ref));
      } catch (error) {
        throw refusalOf(error);
      }
    },
    retrieveDispute: (ref) => retrieveDispute(stripe, ref),
    disputesSince: (from) => disputesSince(stripe, from),
    lists: stripeLists(stripe),
  };
}

function allowsOnly(
  { allowed_payment_method_types: allowed }: Stripe.PaymentIntent | Stripe.SetupIntent,
  method: string,
) {
  return allowed?.length === 1 && allowed[0] === method;
}

/** Allows another method than before. False for an intent that ended or is processing since it was retrieved. */
async function allowOnly(stripe: Stripe, ref: string, method: PaymentMethod): Promise<boolean> {
  const change = { allowed_payment_method_types: [method] };
  try {
    if (ref.startsWith(SETUP_PREFIX)) await stripe.setupIntents.update(ref, change);
    else await stripe.paymentIntents.update(ref, change);
    return true;
  } catch (error) {
    if (hasUnexpectedState(error)) return false;
    throw error;
  }
}

function hasUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && (error.code?.endsWith('_unexpected_state') ?? false)
  );
}

async function cancelAt(stripe: Stripe, ref: string): Promise<void> {
  try {
    if (ref.startsWith(SETUP_PREFIX)) await stripe.setupIntents.cancel(ref);
    else await stripe.paymentIntents.cancel(ref);
  } catch (error) {
    if (!hasUnexpectedState(error)) throw error;
  }
}

/** Deletes a saved method. Stripe refuses to detach one twice. */
async function detach(stripe: Stripe, methodRef: string): Promise<void> {
  const { customer } = await stripe.paymentMethods.retrieve(methodRef);
  if (customer !== null) await stripe.paymentMethods.detach(methodRef);
}

async function findCharge(stripe: Stripe, { key }: PaymentToOpen, method: SavedMethod) {
  if (method.customerRef === null) return null;
  for await (const made of stripe.paymentIntents.list({ customer: method.customerRef, limit: 100 })) {
    if (made.metadata.key === key) return made;
  }
  return null;
}

/** The current state of a charge. A declined one is cancelled, since the buyer is not there to try another card. */
async function declinedForGood(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const payment = paymentOf(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }));
  if (payment.status !== 'awaiting' || payment.declined === null) return payment;
  await cancelAt(stripe, intent.id);
  return { ...payment, status: 'cancelled' };
}

function moneyOf(payment: PaymentToOpen) {
  const { amount, currency, description } = payment;
  return { amount, currency: currency.toLowerCase(), description, metadata: metadataOf(payment) };
}

function metadataOf({ orderId, key }: PaymentToOpen): Stripe.MetadataParam {
  return { orderId, key };
}

function customerOf({ savedFor }: PaymentToOpen): { customer: string } {
  if (!savedFor?.customerRef) throw new Error('A method cannot be saved without a customer');
  return { customer: savedFor.customerRef };
}

function secretOf({ id, client_secret }: { id: string; client_secret: string | null }): string {
  if (!client_secret) throw new Error(`The payment ${id} came without its client secret`);
  return client_secret;
}
