import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { BLIK_WAITS_MS, blikRefusalOf, NO_ANSWER, REFUSED_AT_BANK } from './blik-codes.ts';
import { allowedTypesOf, type ConfirmForm, cardOf, methodTypeOf, walletOf } from './confirm-form.ts';
import { requireParameters } from './parameters.ts';
import { findMethod, type Instrument, keepMethod } from './payment-methods.ts';
import type { SandboxStore } from './state.ts';
import { cardDeclined, invalidRequest, missing, missingIn } from './stripe-error.ts';
import { behaviourOf, type CardBehaviour, declinedAs, savedBehaviourOf } from './test-cards.ts';

export type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'processing' | 'payment_failed' | 'succeeded' | 'canceled'}`
  | `setup_intent.${'created' | 'requires_action' | 'setup_failed' | 'succeeded' | 'canceled'}`;

export interface IntentDeps {
  store: SandboxStore;
  clock: () => Date;
  /** Where the bank's page lies, and Przelewy24's. */
  bankPage: (intentId: string) => string;
  p24Page: (intentId: string) => string;
  faults: { declineSaved: boolean; declinedCustomers: ReadonlyMap<string, string> };
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
      'allowed_payment_method_types',
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
  const allowedTypes = allowedTypesOf(form, form.setup_future_usage !== undefined);
  const method = isOffSession ? findMethod(store, form.payment_method, customer) : null;
  const intentId = id('pi');
  const intent = {
    id: intentId,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    allowed_payment_method_types: allowedTypes,
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
  if (!method) return intent;
  const { object, number } = method;
  const kept = object.type === 'blik' ? ({ kind: 'paid' } as const) : savedBehaviourOf(number);
  const declined = faults.declinedCustomers.get(customer ?? '');
  return settle(deps, intent, {
    behaviour: declined ? declinedAs(declined) : faults.declineSaved ? DECLINED : kept,
    instrument: { type: object.type === 'blik' ? 'blik' : 'card', number, wallet: null },
    methodId: object.id,
  });
}

/** Changes which methods an open payment allows. */
export function updateIntent(deps: IntentDeps, intentId: string, form: Record<string, unknown>): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  requireParameters(form, { optional: ['allowed_payment_method_types'] });
  if (!OPEN.includes(intent.status)) throw unexpected(intent);
  const { currency } = intent;
  intent.allowed_payment_method_types = allowedTypesOf({ ...form, currency }, intent.setup_future_usage !== null);
  return intent;
}

/** Confirms with a method, as Stripe's script does from the browser. @throws StripeSandboxError with the decline. */
export function confirmIntent(deps: IntentDeps, intentId: string, form: ConfirmForm): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  if (form.client_secret !== intent.client_secret)
    throw invalidRequest('The client_secret does not match', 'client_secret');
  if (!OPEN.includes(intent.status)) throw unexpected(intent);
  const type = methodTypeOf(form, intent.allowed_payment_method_types);
  if (type === 'blik') return waitForApp(deps, intent, form);
  if (type === 'p24') return waitForPage(deps, intent, { form, url: deps.p24Page(intent.id), instrument: P24 });
  const card = cardOf(form);
  const instrument: Instrument = { type, number: card.number, wallet: walletOf(form) };
  const behaviour = behaviourOf(card, deps.clock());
  if (behaviour.kind !== 'authenticate') return settle(deps, intent, { behaviour, instrument });
  const isDeclinedLater = behaviour.afterwards.kind === 'declined';
  return waitForPage(deps, intent, { form, url: deps.bankPage(intent.id), instrument, isDeclinedLater });
}

const BLIK: Instrument = { type: 'blik', number: '', wallet: null };
const P24: Instrument = { type: 'p24', number: '', wallet: null };

/** The buyer confirms a BLIK code in the bank's app, within a minute. @throws StripeSandboxError for a code that BLIK refuses. */
function waitForApp(deps: IntentDeps, intent: Stripe.PaymentIntent, form: ConfirmForm): Stripe.PaymentIntent {
  const behaviour = blikRefusalOf(form);
  if (behaviour) return settle(deps, intent, { behaviour, instrument: BLIK });
  intent.next_action = { type: 'blik_authorize', blik_authorize: {} };
  const due = { at: deps.clock().getTime() + BLIK_WAITS_MS, answer: 'timeout' as const };
  deps.store.state.atBank[intent.id] = { ...BLIK, isDeclinedLater: false, due };
  return waitAtBank(deps, intent);
}

interface WaitingPage {
  form: ConfirmForm;
  url: string;
  instrument: Instrument;
  isDeclinedLater?: boolean;
}

function waitForPage(
  deps: IntentDeps,
  intent: Stripe.PaymentIntent,
  { form, url, instrument, isDeclinedLater = false }: WaitingPage,
): Stripe.PaymentIntent {
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: form.return_url ?? null } };
  deps.store.state.atBank[intent.id] = { ...instrument, isDeclinedLater };
  return waitAtBank(deps, intent);
}

function waitAtBank({ emit }: IntentDeps, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  emit('payment_intent.requires_action', intent);
  return intent;
}

/** The bank's customer answered, or did not. Declines are kept in the payment, for whoever asks next. */
export function finishIntent(
  deps: IntentDeps,
  intentId: string,
  answer: 'yes' | 'no' | 'timeout',
): Stripe.PaymentIntent {
  const intent = findIntent(deps, intentId);
  const waiting = deps.store.state.atBank[intentId];
  const isWaiting = intent.status === 'requires_action' || intent.status === 'processing';
  if (!waiting) return intent;
  // Settled once: a bank does not answer twice.
  delete deps.store.state.atBank[intentId];
  if (!isWaiting) return intent;
  const { type = 'card', number, wallet = null, isDeclinedLater } = waiting;
  const refused = type === 'card' ? NOT_AUTHENTICATED : REFUSED_AT_BANK[type];
  const confirmed = isDeclinedLater ? DECLINED : ({ kind: 'paid' } as const);
  const behaviour = answer === 'yes' ? confirmed : answer === 'timeout' && type === 'blik' ? NO_ANSWER : refused;
  try {
    return settle(deps, intent, { behaviour, instrument: { type, number, wallet } });
  } catch {
    // Nobody is there to take the decline as an answer: the browser comes back from a page, or asks for the payment.
    return intent;
  }
}

interface Settlement {
  behaviour: CardBehaviour;
  instrument: Instrument;
  /** The kept method that is charged; without one it is a new one. */
  methodId?: string;
}

function settle(deps: IntentDeps, intent: Stripe.PaymentIntent, { behaviour, instrument, methodId }: Settlement) {
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
  const method = methodId ?? keepMethod(store, instrument, keptFor);
  const { type, card } = store.state.methods[method]!.object;
  const charge = {
    id: id('ch'),
    object: 'charge',
    amount: intent.amount,
    created: seconds(clock),
    payment_method_details: { type, ...(card ? { card } : { [type]: {} }) },
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
