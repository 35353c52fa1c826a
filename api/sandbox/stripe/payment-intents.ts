import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxStore } from './state.ts';
import { cardDeclined, invalidRequest, missing } from './stripe-error.ts';
import { behaviourOf, type Card, type CardBehaviour } from './test-cards.ts';

export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled';

export interface IntentDeps {
  store: SandboxStore;
  clock: () => Date;
  /** Where the bank's page lies. */
  bankPage: (intentId: string) => string;
  emit(type: EventType, intent: Stripe.PaymentIntent): void;
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const OPEN: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

export function findIntent({ store }: Pick<IntentDeps, 'store'>, intentId: string): Stripe.PaymentIntent {
  const intent = store.state.intents[intentId];
  if (!intent) throw missing('payment_intent', intentId);
  return intent;
}

/** Makes a payment, as `POST /v1/payment_intents` does for a new one. */
export function createIntent(deps: IntentDeps, form: Record<string, unknown>): Stripe.PaymentIntent {
  const amount = Number(form.amount);
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalidRequest('Invalid integer', 'amount');
  if (typeof form.currency !== 'string' || !/^[a-z]{3}$/.test(form.currency))
    throw invalidRequest('Invalid currency', 'currency');
  if ('payment_method_types' in form)
    throw invalidRequest('payment_method_types is no longer supported', 'payment_method_types');
  const intentId = id('pi');
  const intent = {
    id: intentId,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${intentId}_secret_${randomBytes(16).toString('hex')}`,
    confirmation_method: 'automatic',
    created: Math.floor(deps.clock().getTime() / 1_000),
    currency: form.currency,
    customer: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: (form.metadata ?? {}) as Stripe.Metadata,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  } as unknown as Stripe.PaymentIntent;
  deps.store.state.intents[intentId] = intent;
  deps.emit('payment_intent.created', intent);
  return intent;
}

interface ConfirmForm {
  client_secret?: string;
  return_url?: string;
  payment_method_data?: { card?: Partial<Card> };
}

/** Confirms with a card, as Stripe's script does from the browser. @throws StripeSandboxError with the decline. */
export function confirmIntent(deps: IntentDeps, intentId: string, form: ConfirmForm): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  if (form.client_secret !== intent.client_secret)
    throw invalidRequest('The client_secret does not match', 'client_secret');
  if (!OPEN.includes(intent.status)) throw unexpected(intent);
  const { number = '', exp_month = '', exp_year = '', cvc = '' } = form.payment_method_data?.card ?? {};
  const behaviour = behaviourOf({ number, exp_month, exp_year, cvc }, deps.clock());
  if (behaviour.kind !== 'authenticate') return settle(deps, intent, behaviour);
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: deps.bankPage(intent.id), return_url: form.return_url ?? null },
  };
  const { declinesAfterBank } = deps.store.state;
  if (behaviour.afterwards.kind === 'declined' && !declinesAfterBank.includes(intent.id))
    declinesAfterBank.push(intent.id);
  deps.emit('payment_intent.requires_action', intent);
  return intent;
}

/** The bank's customer said yes or no on its page. Declines are kept in the payment, for whoever asks next. */
export function finishAuthentication(deps: IntentDeps, intentId: string, isConfirmed: boolean): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  if (intent.status !== 'requires_action') return intent;
  const failed: CardBehaviour = {
    kind: 'declined',
    code: 'payment_intent_authentication_failure',
    declineCode: null,
    message: 'We are unable to authenticate your payment method.',
  };
  const generic: CardBehaviour = {
    kind: 'declined',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  };
  const isDeclinedLater = deps.store.state.declinesAfterBank.includes(intentId);
  try {
    return settle(deps, intent, isConfirmed ? (isDeclinedLater ? generic : { kind: 'paid' }) : failed);
  } catch {
    // The browser comes back from the bank's page, so nobody is there to take the decline as an answer.
    return intent;
  }
}

function settle(deps: IntentDeps, intent: Stripe.PaymentIntent, behaviour: CardBehaviour): Stripe.PaymentIntent {
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
    deps.emit('payment_intent.payment_failed', intent);
    throw cardDeclined(behaviour, intent);
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.latest_charge = id('ch');
  intent.payment_method = id('pm');
  deps.emit('payment_intent.succeeded', intent);
  return intent;
}

export function cancelIntent(deps: IntentDeps, intentId: string): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  if (!OPEN.includes(intent.status)) throw unexpected(intent);
  intent.status = 'canceled';
  intent.canceled_at = Math.floor(deps.clock().getTime() / 1_000);
  intent.next_action = null;
  deps.emit('payment_intent.canceled', intent);
  return intent;
}

function unexpected(intent: Stripe.PaymentIntent) {
  return invalidRequest(`This PaymentIntent's status is ${intent.status}, which does not allow that.`);
}
