import type Stripe from 'stripe';
import type { Replay } from '../answer-once.ts';
import { openState, type StoredState } from '../stored-state.ts';

/** Everything the sandbox remembers. */
interface SandboxState {
  intents: Record<string, Stripe.PaymentIntent>;
  setups: Record<string, Stripe.SetupIntent>;
  customers: Record<string, Stripe.Customer>;
  /** Cards that were used; their test numbers say how they behave when they are charged again. */
  methods: Record<string, { object: Stripe.PaymentMethod; number: string }>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  events: Stripe.Event[];
  replays: Record<string, Replay>;
  /** What waits for the bank's page, by the payment's or verification's id. */
  atBank: Record<string, { number: string; isDeclinedLater: boolean }>;
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
