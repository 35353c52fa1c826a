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
  refunds: Record<string, Stripe.Refund>;
  events: Stripe.Event[];
  replays: Record<string, Replay>;
  /** Ids of payments whose bank confirmation ends in a decline. */
  declinesAfterBank: string[];
}

export interface SandboxStore {
  state: SandboxState;
  /** Writes the state down, so that a restart forgets no payment. */
  save(): void;
  reset(): void;
}

function empty(): SandboxState {
  return { intents: {}, refunds: {}, events: [], replays: {}, declinesAfterBank: [] };
}

/** The state kept in a file; without one it lives in memory. */
export function openStore(file: string | undefined): SandboxStore {
  const store: SandboxStore = {
    state: file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SandboxState) : empty(),
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
