import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';

/** An answer that is given again to the same idempotency key. */
interface Replay {
  path: string;
  status: number;
  body: unknown;
}

/** Everything the sandbox remembers. */
interface SandboxState {
  intents: Record<string, Stripe.PaymentIntent>;
  setups: Record<string, Stripe.SetupIntent>;
  customers: Record<string, Stripe.Customer>;
  /** Cards that were used; their test numbers say how they behave when they are charged again. */
  methods: Record<string, { object: Stripe.PaymentMethod; number: string }>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  events: Stripe.Event[];
  replays: Record<string, Replay>;
  /** What waits for the bank's page, by the payment's or verification's id. */
  atBank: Record<string, { number: string; isDeclinedLater: boolean }>;
}

export interface SandboxStore {
  state: SandboxState;
  /** Writes the state down, so that a restart forgets no payment. */
  save(): void;
  reset(): void;
}

function empty(): SandboxState {
  return {
    intents: {},
    setups: {},
    customers: {},
    methods: {},
    charges: {},
    refunds: {},
    events: [],
    replays: {},
    atBank: {},
  };
}

/** The state kept in a file; without one it lives in memory. */
export function openStore(file: string | undefined): SandboxStore {
  const store: SandboxStore = {
    // What an older sandbox wrote has less in it.
    state: file && existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as object) } : empty(),
    save() {
      if (!file) return;
      // Renamed into place: a crash while writing leaves the old state whole.
      writeFileSync(`${file}.new`, JSON.stringify(store.state));
      renameSync(`${file}.new`, file);
    },
    reset() {
      store.state = empty();
      store.save();
    },
  };
  return store;
}
