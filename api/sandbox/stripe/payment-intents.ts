import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type ConfirmForm, cardOf } from './card-form.ts';
import { requireParameters } from './parameters.ts';
import { findCard, keepCard } from './payment-methods.ts';
import type { SandboxStore } from './state.ts';
import { cardDeclined, invalidRequest, missing, missingIn } from './stripe-error.ts';
import { behaviourOf, type CardBehaviour, savedBehaviourOf } from './test-cards.ts';

export type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'payment_failed' | 'succeeded' | 'canceled'}`
  | `setup_intent.${'created' | 'requires_action' | 'setup_failed' | 'succeeded' | 'canceled'}`;

export interface IntentDeps {
  store: SandboxStore;
  clock: () => Date;
  /** Where the bank's page lies. */
  bankPage: (intentId: string) => string;
  faults: { declineSaved: boolean };
  emit(type: EventType, intent: Stripe.PaymentIntent | Stripe.SetupIntent): void;
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const seconds = (clock: () => Date) => Math.floor(clock().getTime() / 1_000);

/** A payment in one of these can still be confirmed or cancelled. */
const OPEN: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** What the bank answers to somebody who says no on its page, and where a card is declined behind it. */
const NOT_AUTHENTICATED: CardBehaviour = {
  kind: 'declined',
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method.',
};
const DECLINED: CardBehaviour = {
  kind: 'declined',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

export function findIntent({ store }: Pick<IntentDeps, 'store'>, intentId: string): Stripe.PaymentIntent {
  const intent = store.state.intents[intentId];
  if (!intent) throw missing('payment_intent', intentId);
  return intent;
}

/**
 * Makes a payment, as `POST /v1/payment_intents` does; with `confirm` and `off_session` it is charged to a kept card at once.
 *
 * @throws StripeSandboxError with the decline.
 */
export function createIntent(deps: IntentDeps, form: Record<string, unknown>): Stripe.PaymentIntent {
  const { store, clock, emit, faults } = deps;
  if ('payment_method_types' in form)
    throw invalidRequest('payment_method_types is no longer supported', 'payment_method_types');
  requireParameters(form, {
    required: ['amount', 'currency'],
    optional: [
      'automatic_payment_methods',
      'confirm',
      'customer',
      'description',
      'metadata',
      'off_session',
      'payment_method',
      'setup_future_usage',
    ],
  });
  const amount = Number(form.amount);
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalidRequest('Invalid integer', 'amount');
  if (typeof form.currency !== 'string' || !/^[a-z]{3}$/.test(form.currency))
    throw invalidRequest('Invalid currency', 'currency');
  const customer = (form.customer ?? null) as string | null;
  if (customer !== null && !store.state.customers[customer]) throw missingIn('customer', customer);
  const isOffSession = form.confirm === 'true' && form.off_session === 'true';
  const card = isOffSession ? findCard(store, form.payment_method, customer) : null;
  const intentId = id('pi');
  const intent = {
    id: intentId,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: { enabled: true, allow_redirects: isOffSession ? 'never' : 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${intentId}_secret_${randomBytes(16).toString('hex')}`,
    confirmation_method: 'automatic',
    created: seconds(clock),
    currency: form.currency,
    customer,
    description: form.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: (form.metadata ?? {}) as Stripe.Metadata,
    next_action: null,
    payment_method: null,
    setup_future_usage: form.setup_future_usage ?? null,
    status: 'requires_payment_method',
  } as unknown as Stripe.PaymentIntent;
  store.state.intents[intentId] = intent;
  emit('payment_intent.created', intent);
  if (!card) return intent;
  const behaviour = faults.declineSaved ? DECLINED : savedBehaviourOf(card.number);
  return settle(deps, intent, { behaviour, number: card.number, methodId: card.object.id });
}

/** Confirms with a card, as Stripe's script does from the browser. @throws StripeSandboxError with the decline. */
export function confirmIntent(deps: IntentDeps, intentId: string, form: ConfirmForm): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  if (form.client_secret !== intent.client_secret)
    throw invalidRequest('The client_secret does not match', 'client_secret');
  if (!OPEN.includes(intent.status)) throw unexpected(intent);
  const card = cardOf(form);
  const behaviour = behaviourOf(card, deps.clock());
  if (behaviour.kind !== 'authenticate') return settle(deps, intent, { behaviour, number: card.number });
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: deps.bankPage(intent.id), return_url: form.return_url ?? null },
  };
  deps.store.state.atBank[intent.id] = {
    number: card.number,
    isDeclinedLater: behaviour.afterwards.kind === 'declined',
  };
  deps.emit('payment_intent.requires_action', intent);
  return intent;
}

/** The bank's customer said yes or no on its page. Declines are kept in the payment, for whoever asks next. */
export function finishAuthentication(deps: IntentDeps, intentId: string, isConfirmed: boolean): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  const waiting = deps.store.state.atBank[intentId];
  if (intent.status !== 'requires_action' || !waiting) return intent;
  const { number, isDeclinedLater } = waiting;
  const behaviour = !isConfirmed ? NOT_AUTHENTICATED : isDeclinedLater ? DECLINED : ({ kind: 'paid' } as const);
  try {
    return settle(deps, intent, { behaviour, number });
  } catch {
    // The browser comes back from the bank's page, so nobody is there to take the decline as an answer.
    return intent;
  }
}

interface Settlement {
  behaviour: CardBehaviour;
  number: string;
  /** The kept card that is charged; without one the card is a new one. */
  methodId?: string;
}

function settle(deps: IntentDeps, intent: Stripe.PaymentIntent, { behaviour, number, methodId }: Settlement) {
  const { store, clock, emit } = deps;
  intent.next_action = null;
  if (behaviour.kind === 'declined') {
    const { code, declineCode, message } = behaviour;
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      type: 'card_error',
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
      message,
    } as Stripe.PaymentIntent.LastPaymentError;
    emit('payment_intent.payment_failed', intent);
    throw cardDeclined(behaviour, intent);
  }
  const keptFor = intent.setup_future_usage ? (intent.customer as string | null) : null;
  const method = methodId ?? keepCard(store, number, keptFor);
  const { card } = store.state.methods[method]!.object;
  const charge = {
    id: id('ch'),
    object: 'charge',
    amount: intent.amount,
    created: seconds(clock),
    payment_method_details: { type: 'card', card },
  } as unknown as Stripe.Charge;
  store.state.charges[charge.id] = charge;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.latest_charge = charge.id;
  intent.payment_method = method;
  emit('payment_intent.succeeded', intent);
  return intent;
}

export function cancelIntent(deps: IntentDeps, intentId: string): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  if (!OPEN.includes(intent.status)) throw unexpected(intent);
  intent.status = 'canceled';
  intent.canceled_at = seconds(deps.clock);
  intent.next_action = null;
  deps.emit('payment_intent.canceled', intent);
  return intent;
}

function unexpected(intent: Stripe.PaymentIntent) {
  return invalidRequest(
    `This PaymentIntent's status is ${intent.status}, which does not allow that.`,
    undefined,
    'payment_intent_unexpected_state',
  );
}
