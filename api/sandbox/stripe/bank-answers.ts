import type Stripe from 'stripe';
import { finishIntent, type IntentDeps } from './payment-intents.ts';
import { finishSetup } from './setup-intents.ts';

/** What a buyer's bank, or its app, says. `late`: it accepts the order and pays some seconds later. */
export const BANK_ANSWERS = ['yes', 'no', 'late', 'timeout'] as const;
export type BankAnswer = (typeof BANK_ANSWERS)[number];

/** How late a late answer is, ms. */
const LATE_MS = 12_000;

/** The bank's customer answered on its page or in its app. What no longer waits stays as it is. */
export function answerAtBank(
  deps: IntentDeps,
  id: string,
  answer: BankAnswer,
): Stripe.PaymentIntent | Stripe.SetupIntent {
  const { store, clock, emit } = deps;
  const intent = store.state.intents[id];
  const waiting = store.state.atBank[id];
  if (answer === 'late' && intent?.status === 'requires_action' && waiting) {
    intent.status = 'processing';
    intent.next_action = null;
    waiting.due = { at: clock().getTime() + LATE_MS, answer: 'yes' };
    emit('payment_intent.processing', intent);
    return intent;
  }
  return finish(deps, id, answer === 'late' ? 'yes' : answer);
}

/** Gives the answers whose time has come: of banks that are late, and of buyers who did not look into their app. Returns whether there were any. */
export function giveDueAnswers(deps: IntentDeps): boolean {
  const waiting = Object.entries(deps.store.state.atBank).flatMap(([id, { due }]) => (due ? [{ id, ...due }] : []));
  if (waiting.length === 0) return false;
  const now = deps.clock().getTime();
  const answers = waiting.filter(({ at }) => at <= now);
  for (const { id, answer } of answers) finish(deps, id, answer);
  return answers.length > 0;
}

function finish(deps: IntentDeps, id: string, answer: Exclude<BankAnswer, 'late'>) {
  return id.startsWith('seti_') ? finishSetup(deps, id, answer) : finishIntent(deps, id, answer);
}
