import type Stripe from 'stripe';
import type { Replay } from '../answer-once.ts';
import { openState, type StoredState } from '../stored-state.ts';
import type { MethodType, Wallet } from './confirm-form.ts';

/** What waits for the answer of a buyer's bank. What an earlier sandbox wrote has no type: it is a card. */
interface AtBank {
  type?: MethodType;
  /** The card's number; empty for other methods. */
  number: string;
  wallet?: Wallet | null;
  isDeclinedLater: boolean;
  /** The answer that follows by itself. */
  due?: { at: number; answer: 'yes' | 'timeout' };
}

/** Everything the sandbox remembers. */
interface SandboxState {
  intents: Record<string, Stripe.PaymentIntent>;
  setups: Record<string, Stripe.SetupIntent>;
  customers: Record<string, Stripe.Customer>;
  /** Methods that were used; the test numbers of cards say how they behave when they are charged again. Others have no number. */
  methods: Record<string, { object: Stripe.PaymentMethod; number: string }>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  events: Stripe.Event[];
  replays: Record<string, Replay>;
  /** What waits for the bank's page, by the payment's or verification's id. */
  atBank: Record<string, AtBank>;
}

export type SandboxStore = StoredState<SandboxState>;

/** The state kept in a file; without one it lives in memory. */
export function openStore(file: string | undefined): SandboxStore {
  return openState(file, () => ({
    intents: {},
    setups: {},
    customers: {},
    methods: {},
    charges: {},
    refunds: {},
    disputes: {},
    events: [],
    replays: {},
    atBank: {},
  }));
}
