import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { BLIK_WAITS_MS, blikRefusalOf, NO_ANSWER, REFUSED_AT_BANK } from './blik-codes.ts';
import { allowedTypesOf, type ConfirmForm, cardOf, methodTypeOf, walletOf } from './confirm-form.ts';
import { requireParameters } from './parameters.ts';
import type { IntentDeps } from './payment-intents.ts';
import { type Instrument, keepMethod } from './payment-methods.ts';
import { cardDeclined, invalidRequest, missing, missingIn } from './stripe-error.ts';
import { type CardBehaviour, verificationOf } from './test-cards.ts';

/** A verification in one of these can still be confirmed or cancelled. */
const OPEN: readonly Stripe.SetupIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

const NOT_AUTHENTICATED: CardBehaviour = {
  kind: 'declined',
  code: 'setup_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method.',
};

export function findSetup({ store }: Pick<IntentDeps, 'store'>, setupId: string): Stripe.SetupIntent {
  const setup = store.state.setups[setupId];
  if (!setup) throw missing('setup_intent', setupId);
  return setup;
}

/** Makes a verification of a method that is to be charged later, as `POST /v1/setup_intents` does. */
export function createSetup({ store, clock, emit }: IntentDeps, form: Record<string, unknown>): Stripe.SetupIntent {
  requireParameters(form, {
    required: ['customer'],
    optional: ['allowed_payment_method_types', 'automatic_payment_methods', 'description', 'metadata', 'usage'],
  });
  const { customer, metadata } = form;
  if (typeof customer !== 'string' || !store.state.customers[customer]) throw missingIn('customer', String(customer));
  const setupId = `seti_${randomBytes(12).toString('hex')}`;
  const setup = {
    id: setupId,
    object: 'setup_intent',
    allowed_payment_method_types: allowedTypesOf(form, true),
    client_secret: `${setupId}_secret_${randomBytes(16).toString('hex')}`,
    created: Math.floor(clock().getTime() / 1_000),
    customer,
    description: form.description ?? null,
    last_setup_error: null,
    livemode: false,
    metadata: metadata ?? {},
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  } as unknown as Stripe.SetupIntent;
  store.state.setups[setupId] = setup;
  emit('setup_intent.created', setup);
  return setup;
}

/** Changes which methods an open verification allows. */
export function updateSetup(deps: IntentDeps, setupId: string, form: Record<string, unknown>): Stripe.SetupIntent {
  const setup = findSetup(deps, setupId);
  requireParameters(form, { optional: ['allowed_payment_method_types'] });
  if (!OPEN.includes(setup.status)) throw unexpected(setup);
  setup.allowed_payment_method_types = allowedTypesOf(form, true);
  return setup;
}

/** Confirms with a method, as Stripe's script does from the browser. @throws StripeSandboxError with the decline. */
export function confirmSetup(deps: IntentDeps, setupId: string, form: ConfirmForm): Stripe.SetupIntent {
  const setup = findSetup(deps, setupId);
  if (form.client_secret !== setup.client_secret)
    throw invalidRequest('The client_secret does not match', 'client_secret');
  if (!OPEN.includes(setup.status)) throw unexpected(setup);
  const { atBank } = deps.store.state;
  if (methodTypeOf(form, setup.allowed_payment_method_types) === 'blik') {
    const refusal = blikRefusalOf(form);
    if (refusal) return settle(deps, setup, refusal, BLIK);
    setup.next_action = { type: 'blik_authorize', blik_authorize: {} } as Stripe.SetupIntent.NextAction;
    const due = { at: deps.clock().getTime() + BLIK_WAITS_MS, answer: 'timeout' as const };
    atBank[setup.id] = { ...BLIK, isDeclinedLater: false, due };
  } else {
    const card = cardOf(form);
    const instrument: Instrument = { type: 'card', number: card.number, wallet: walletOf(form) };
    const behaviour = verificationOf(card, deps.clock());
    if (behaviour.kind !== 'authenticate') return settle(deps, setup, behaviour, instrument);
    setup.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url: deps.bankPage(setup.id), return_url: form.return_url ?? null },
    } as Stripe.SetupIntent.NextAction;
    atBank[setup.id] = { ...instrument, isDeclinedLater: false };
  }
  setup.status = 'requires_action';
  setup.last_setup_error = null;
  deps.emit('setup_intent.requires_action', setup);
  return setup;
}

const BLIK: Instrument = { type: 'blik', number: '', wallet: null };

/** The bank's customer answered, or did not. */
export function finishSetup(deps: IntentDeps, setupId: string, answer: 'yes' | 'no' | 'timeout'): Stripe.SetupIntent {
  const setup = findSetup(deps, setupId);
  const waiting = deps.store.state.atBank[setupId];
  if (!waiting) return setup;
  delete deps.store.state.atBank[setupId];
  if (setup.status !== 'requires_action') return setup;
  const { type = 'card', number, wallet = null } = waiting;
  const refused = type !== 'blik' ? NOT_AUTHENTICATED : answer === 'timeout' ? NO_ANSWER : REFUSED_AT_BANK.blik;
  try {
    return settle(deps, setup, answer === 'yes' ? { kind: 'paid' } : refused, { type, number, wallet });
  } catch {
    // Nobody is there to take the refusal as an answer: the browser comes back from a page, or asks for the verification.
    return setup;
  }
}

function settle(deps: IntentDeps, setup: Stripe.SetupIntent, behaviour: CardBehaviour, instrument: Instrument) {
  setup.next_action = null;
  if (behaviour.kind === 'declined') {
    const { code, declineCode, message } = behaviour;
    setup.status = 'requires_payment_method';
    setup.last_setup_error = {
      type: 'card_error',
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
      message,
    } as Stripe.SetupIntent.LastSetupError;
    deps.emit('setup_intent.setup_failed', setup);
    throw cardDeclined(behaviour, setup);
  }
  setup.status = 'succeeded';
  setup.last_setup_error = null;
  setup.payment_method = keepMethod(deps.store, instrument, setup.customer as string);
  deps.emit('setup_intent.succeeded', setup);
  return setup;
}

export function cancelSetup(deps: IntentDeps, setupId: string): Stripe.SetupIntent {
  const setup = findSetup(deps, setupId);
  if (!OPEN.includes(setup.status)) throw unexpected(setup);
  setup.status = 'canceled';
  setup.next_action = null;
  deps.emit('setup_intent.canceled', setup);
  return setup;
}

function unexpected({ status }: Stripe.SetupIntent) {
  return invalidRequest(
    `This SetupIntent's status is ${status}, which does not allow that.`,
    undefined,
    'setup_intent_unexpected_state',
  );
}
