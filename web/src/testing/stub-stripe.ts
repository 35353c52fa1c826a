import type { PaymentIntentResult, SetupIntentResult, StripeError } from '@stripe/stripe-js';
import { vi } from 'vitest';

type Handler = (event: never) => void;
type Result = Promise<Pick<PaymentIntentResult | SetupIntentResult, 'error'>>;

/** A call of Stripe's script, with what it was given. */
interface StripeCall {
  name: 'confirmPayment' | 'confirmSetup' | 'confirmBlikPayment' | 'confirmBlikSetup';
  given: unknown[];
}

/** Stripe's script as far as the product uses it: its elements are plain controls, and a test answers its confirmations. */
export interface StubbedStripe {
  /** All confirmations, the latest last. */
  calls: StripeCall[];
  /** The options of each group of elements, with its later updates. */
  groups: Record<string, unknown>[];
  /** Answers the next confirmation. Without an answer it stays open, as when the browser loads the bank's page. */
  answer(error: Partial<StripeError> | null): void;
  /** What the wallet was told of its payment. */
  walletFailures: number;
}

const ORIGIN = 'https://js.stripe.com';
let current: StubbedStripe | null = null;
let waiting: ((error: Partial<StripeError> | null) => void)[] = [];

// The library keeps what it has loaded for as long as the page lives, so this function stays the same in all tests.
const stripeScript = Object.assign(() => createStripe(), { version: 'endive' });

/** Puts a stub in the place of Stripe's script, until the test ends. */
export function stubStripe(): StubbedStripe {
  current = {
    calls: [],
    groups: [],
    walletFailures: 0,
    answer(error) {
      const next = waiting.shift();
      if (!next) throw new Error('Nothing waits for an answer of Stripe');
      next(error);
    },
  };
  waiting = [];
  Object.assign(window, { Stripe: stripeScript });
  return current;
}

/**
 * Keeps the browser from loading Stripe's script: it fails at once, as when it is blocked, or does not arrive. Only before a test of the
 * page has loaded it.
 */
export function withholdStripe(): { mode: 'blocked' | 'late'; arrive(): void } {
  const withheld: HTMLScriptElement[] = [];
  const withholding = {
    mode: 'blocked' as 'blocked' | 'late',
    arrive: () => {
      for (const script of withheld) script.dispatchEvent(new Event('load'));
    },
  };
  Reflect.deleteProperty(window, 'Stripe');
  const append = document.head.appendChild.bind(document.head);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(ORIGIN)) return append(node);
    if (withholding.mode === 'late') withheld.push(node);
    else setTimeout(() => node.dispatchEvent(new Event('error')), 0);
    return node;
  });
  return withholding;
}

function stub(): StubbedStripe {
  if (!current) throw new Error('Stripe is used without a stub');
  return current;
}

function confirmation(name: StripeCall['name']) {
  return (...given: unknown[]): Result => {
    stub().calls.push({ name, given });
    const { promise, resolve } = Promise.withResolvers<Awaited<Result>>();
    waiting.push((error) => resolve(error ? { error: error as StripeError } : {}));
    return promise;
  };
}

function createStripe() {
  return {
    elements: createGroup,
    confirmPayment: confirmation('confirmPayment'),
    confirmSetup: confirmation('confirmSetup'),
    confirmBlikPayment: confirmation('confirmBlikPayment'),
    confirmBlikSetup: confirmation('confirmBlikSetup'),
  };
}

function createGroup(options: Record<string, unknown>) {
  const group = { ...options };
  stub().groups.push(group);
  let isComplete = false;
  return {
    update: (more: Record<string, unknown>) => Object.assign(group, more),
    submit: async () => (isComplete || !isCard(group) ? {} : { error: { type: 'validation_error' } }),
    create: (kind: 'payment' | 'expressCheckout') =>
      kind === 'payment'
        ? createElement(isCard(group) ? cardInput((complete) => (isComplete = complete)) : bankSelect())
        : createElement(walletButton(() => (isComplete = true))),
  };
}

function isCard({ allowedPaymentMethodTypes }: Record<string, unknown>): boolean {
  return Array.isArray(allowedPaymentMethodTypes) && allowedPaymentMethodTypes[0] === 'card';
}

type Emit = (type: string, event: unknown) => void;
type Control = (emit: Emit) => HTMLElement;

function createElement(control: Control) {
  const handlers: Record<string, Handler[]> = {};
  const emit: Emit = (type, event) => {
    for (const handler of handlers[type] ?? []) handler(event as never);
  };
  const node = control(emit);
  return {
    on(type: string, handler: Handler) {
      handlers[type] = [...(handlers[type] ?? []), handler];
    },
    mount(host: HTMLElement) {
      host.append(node);
      setTimeout(() => emit('ready', { availablePaymentMethods: { googlePay: true, applePay: false } }), 0);
    },
    destroy: () => node.remove(),
    focus: () => node.focus(),
  };
}

/** Complete once it has sixteen digits. */
function cardInput(onChange: (isComplete: boolean) => void): Control {
  return (emit) => {
    const input = document.createElement('input');
    input.ariaLabel = 'Stripe: numer karty';
    input.addEventListener('input', () => {
      const complete = input.value.length === 16;
      onChange(complete);
      emit('change', { complete });
    });
    return input;
  };
}

function bankSelect(): Control {
  return () => {
    const select = document.createElement('select');
    select.ariaLabel = 'Stripe: bank';
    return select;
  };
}

/** A wallet whose sheet is confirmed as soon as it opens. */
function walletButton(onConfirm: () => void): Control {
  return (emit) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Google Pay';
    const resolve = () => {
      onConfirm();
      emit('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => (stub().walletFailures += 1) });
    };
    button.addEventListener('click', () => emit('click', { resolve, reject: () => {} }));
    return button;
  };
}
