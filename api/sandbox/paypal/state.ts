import { randomBytes } from 'node:crypto';
import type {
  CapturedPayment,
  Order,
  PaymentTokenResponse,
  Refund,
  SetupTokenResponse,
} from '@paypal/paypal-server-sdk';
import type { Replay, WriteFaults } from '../answer-once.ts';
import type { Outage } from '../outages.ts';
import { openState, type StoredState } from '../stored-state.ts';
import type { PaypalDispute } from './disputes.ts';

/** Where the approval page sends its payer. */
export interface WayBack {
  returnUrl: string;
  cancelUrl: string;
}

export interface StoredOrder {
  /** Without its captures and refunds, which are joined to it whenever it is shown. */
  order: Order;
  wayBack: WayBack | null;
  /** Whose account is to be kept when the money comes; null: it is not kept. */
  keepFor: { customerId: string } | null;
  /** The account that approved it. */
  email: string | null;
}

export interface StoredSetupToken {
  token: SetupTokenResponse;
  wayBack: WayBack;
  email: string | null;
}

/** A notice as it is sent. */
export interface PaypalEventBody {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type: string;
  event_type: string;
  summary: string;
  resource: unknown;
  links: object[];
}

/** Everything the sandbox remembers. */
interface PaypalState {
  orders: Record<string, StoredOrder>;
  captures: Record<string, CapturedPayment>;
  disputes: Record<string, PaypalDispute>;
  refunds: Record<string, { refund: Refund; captureId: string }>;
  setupTokens: Record<string, StoredSetupToken>;
  /** Accounts that may be charged, by their id in the vault. */
  paymentTokens: Record<string, { token: PaymentTokenResponse; email: string }>;
  events: PaypalEventBody[];
  replays: Record<string, Replay>;
}

export type PaypalStore = StoredState<PaypalState>;

export interface PaypalFaults extends WriteFaults {
  /** Answers so many requests for an access token with 500. */
  failTokens: number;
  /** The client is not accepted. */
  refuseClient: boolean;
  /** New refunds, and new captures, wait until a control route settles them. */
  pendingRefunds: boolean;
  pendingCaptures: boolean;
  /** Every saved account is refused while its owner is away. */
  declineRenewals: boolean;
  /** The answer to every call with an access token; null: calls are served. */
  outage: Outage | null;
}

export interface PaypalDeps {
  store: PaypalStore;
  faults: PaypalFaults;
  clock: () => Date;
  /** The sandbox's own address, for links. */
  address: () => string;
  emit(type: string, resourceType: string, resource: unknown): void;
}

/** The state kept in a file; without one it lives in memory. */
export function openPaypalStore(file: string | undefined): PaypalStore {
  return openState(file, () => ({
    orders: {},
    captures: {},
    disputes: {},
    refunds: {},
    setupTokens: {},
    paymentTokens: {},
    events: [],
    replays: {},
  }));
}

/** A new id in the style of PayPal's: seventeen capitals and digits. */
export function paypalId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
}

/** The time as PayPal writes it, in whole seconds. */
export function paypalTime(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
