import Stripe from 'stripe';
import {
  type PaymentRail,
  type PaymentSeen,
  type PaymentToOpen,
  type PaymentView,
  RailRefusal,
  type RefundSeen,
  type SavedMethod,
} from './rail.ts';

/** Statuses of payments and verifications, and what they are to us. */
const VIEWS: Readonly<Record<string, PaymentView>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_capture: 'awaiting',
  processing: 'awaiting',
  requires_action: 'action',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};
/** In one of these the payer can go on with our form. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const SETUP_PREFIX = 'seti_';

/** Cards, by Stripe: PaymentIntents, and SetupIntents where a card is only verified. */
export function createStripeRail(stripe: Stripe): PaymentRail {
  const retrievePayment = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const retrieveSetup = (id: string) => stripe.setupIntents.retrieve(id, { expand: ['payment_method'] });

  async function retrieve(ref: string): Promise<PaymentSeen> {
    return ref.startsWith(SETUP_PREFIX) ? seenSetup(await retrieveSetup(ref)) : seenPayment(await retrievePayment(ref));
  }

  return {
    provider: 'stripe',
    retrieve,
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
            ...(payment.savedFor ? { ...customerOf(payment), setup_future_usage: 'off_session' } : {}),
          },
          { idempotencyKey: key },
        );
        return { kind: 'form', providerRef: intent.id, clientSecret: secretOf(intent) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async reopen(ref) {
      const intent = ref.startsWith(SETUP_PREFIX) ? await retrieveSetup(ref) : await retrievePayment(ref);
      if (!PAYABLE.includes(intent.status)) return null;
      return { kind: 'form', providerRef: ref, clientSecret: secretOf(intent) };
    },
    // A card is captured as it is confirmed.
    capture: retrieve,
    async charge(payment, method) {
      // Stripe forgets keys after a day; a charge whose answer was lost for longer is found by its own.
      const known = await findCharge(stripe, payment, method);
      if (known) return declinedForGood(stripe, known);
      try {
        const intent = await stripe.paymentIntents.create(
          {
            ...moneyOf(payment),
            ...(method.customerRef === null ? {} : { customer: method.customerRef }),
            payment_method: method.methodRef,
            // Nobody is there to be sent to a bank's page.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            off_session: true,
            confirm: true,
          },
          { idempotencyKey: payment.key },
        );
        return retrieve(intent.id);
      } catch (error) {
        const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
        if (!refused) throw refusalOf(error);
        return declinedForGood(stripe, refused);
      }
    },
    cancel: (ref) => cancelAt(stripe, ref),
    async refund({ refundId, paymentRef, amount }) {
      // As above: a refund whose answer was lost is found among the payment's before another one is made.
      for await (const made of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 })) {
        if (made.metadata?.refundId === refundId) return seenRefund(made);
      }
      try {
        const made = await stripe.refunds.create(
          { payment_intent: paymentRef, amount, metadata: { refundId } },
          { idempotencyKey: `refund:${refundId}` },
        );
        return seenRefund(made);
      } catch (error) {
        throw refusalOf(error);
      }
    },
    retrieveRefund: async (ref) => seenRefund(await stripe.refunds.retrieve(ref)),
  };
}

async function cancelAt(stripe: Stripe, ref: string): Promise<void> {
  try {
    if (ref.startsWith(SETUP_PREFIX)) await stripe.setupIntents.cancel(ref);
    else await stripe.paymentIntents.cancel(ref);
  } catch (error) {
    const hasEnded =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code?.endsWith('_unexpected_state');
    if (!hasEnded) throw error;
  }
}

async function findCharge(stripe: Stripe, { key }: PaymentToOpen, method: SavedMethod) {
  if (method.customerRef === null) return null;
  const { data } = await stripe.paymentIntents.list({ customer: method.customerRef, limit: 20 });
  return data.find(({ metadata }) => metadata.key === key) ?? null;
}

/** A charge as it stands; a refused one is cancelled, since its payer is away and will be asked anew. */
async function declinedForGood(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentSeen> {
  const seen = seenPayment(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }));
  if (seen.view !== 'awaiting' || seen.declined === null) return seen;
  await cancelAt(stripe, intent.id);
  return { ...seen, view: 'cancelled' };
}

function moneyOf(payment: PaymentToOpen) {
  const { amount, currency, description } = payment;
  return { amount, currency: currency.toLowerCase(), description, metadata: metadataOf(payment) };
}

function metadataOf({ orderId, key }: PaymentToOpen): Stripe.MetadataParam {
  return { orderId, key };
}

function customerOf({ savedFor }: PaymentToOpen): { customer: string } {
  if (!savedFor?.customerRef) throw new Error('A card is kept for a customer');
  return { customer: savedFor.customerRef };
}

function seenPayment(intent: Stripe.PaymentIntent): PaymentSeen {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = intent.status === 'succeeded';
  return {
    providerRef: intent.id,
    view: viewOf(intent),
    received: isPaid ? { amount: intent.amount_received, currency: intent.currency.toUpperCase() } : null,
    paidAt: isPaid && charge ? new Date(charge.created * 1_000) : null,
    declined: declineOf(intent.last_payment_error),
    saved:
      isPaid && intent.setup_future_usage
        ? savedOf(intent.customer, intent.payment_method, charge?.payment_method_details?.card)
        : null,
  };
}

function seenSetup(setup: Stripe.SetupIntent): PaymentSeen {
  const isVerified = setup.status === 'succeeded';
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null;
  return {
    providerRef: setup.id,
    view: viewOf(setup),
    received: null,
    paidAt: null,
    declined: declineOf(setup.last_setup_error),
    saved: isVerified ? savedOf(setup.customer, setup.payment_method, method?.card) : null,
  };
}

function viewOf({ id, status }: { id: string; status: string }): PaymentView {
  const view = VIEWS[status];
  if (!view) throw new Error(`The payment ${id} has an unknown status: ${status}`);
  return view;
}

type CardDetails = { brand: string | null; last4: string | null } | null | undefined;

function savedOf(
  customer: { id: string } | string | null,
  method: { id: string } | string | null,
  card: CardDetails,
): SavedMethod | null {
  const methodRef = typeof method === 'string' ? method : method?.id;
  if (!methodRef) return null;
  const brand = card?.brand ? card.brand.charAt(0).toUpperCase() + card.brand.slice(1) : '';
  return {
    customerRef: (typeof customer === 'string' ? customer : customer?.id) ?? null,
    methodRef,
    label: `${brand} •••• ${card?.last4 ?? '????'}`.trim(),
  };
}

function declineOf(error: { code?: string; decline_code?: string; message?: string } | null): PaymentSeen['declined'] {
  if (!error) return null;
  return { code: error.decline_code ?? error.code ?? 'declined', message: error.message ?? '' };
}

/** @throws Error for a status that we do not know. */
function seenRefund(refund: Stripe.Refund): RefundSeen {
  const { payment_intent: of, status } = refund;
  const paymentRef = typeof of === 'string' ? of : of?.id;
  if (!paymentRef) throw new RailRefusal('no_payment', `The refund ${refund.id} is of no payment`);
  return {
    providerRef: refund.id,
    paymentRef,
    state: refundStateOf(refund.id, status),
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    ours: refund.metadata?.refundId ?? null,
  };
}

function refundStateOf(id: string, status: string | null): RefundSeen['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'pending' || status === 'requires_action') return 'pending';
  if (status === 'failed' || status === 'canceled') return 'failed';
  throw new Error(`The refund ${id} has an unknown status: ${status}`);
}

/** An error that will come again however often it is asked, as what it is; any other one as it came. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return error;
  return new RailRefusal(error.code ?? 'invalid_request', error.message, { cause: error });
}

function secretOf({ id, client_secret }: { id: string; client_secret: string | null }): string {
  if (!client_secret) throw new Error(`The payment ${id} came without its client secret`);
  return client_secret;
}
