import type { InvoiceParty } from '@kreda/document/invoice/invoice';
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { audit } from '../audit.ts';
import { inTransaction, type Queryable, type Transaction } from '../database.ts';
import type { BillingDeps } from './billing-deps.ts';
import { fulfilOrder } from './fulfil.ts';
import { lockOrder, type OrderKey } from './lock-order.ts';
import { isPayable, nextOrderState, type OrderState, type PaymentView } from './order-state.ts';
import { releaseVoucher, retakeVoucher } from './vouchers.ts';

/** Card payments come through this provider alone, so far. */
export type Provider = 'stripe';

/** How an order stands after it was compared with the provider. */
export interface SyncedOrder {
  orderId: string;
  state: OrderState;
  /** The provider's code of the last decline, where the payment waits for another card. */
  failureCode: string | null;
}

const VIEWS: Readonly<Record<string, PaymentView>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_capture: 'awaiting',
  processing: 'awaiting',
  requires_action: 'action',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/**
 * Compares one payment with the provider and does what follows, once: the only place where an order becomes paid. The page a
 * buyer returns to, the webhook's worker and the reconciler all call it, in any order and at the same time.
 *
 * The provider is asked before the attempt is locked, so that no transaction waits for the network; a view that has grown old
 * meanwhile does no harm, since an order only goes forward.
 *
 * @returns null when no attempt of ours has that reference.
 * @throws Error when the provider does not answer, or says that another amount was paid than was ordered.
 */
export async function syncPayment(
  deps: BillingDeps,
  provider: Provider,
  providerRef: string,
): Promise<SyncedOrder | null> {
  const intent = await deps.stripe.paymentIntents.retrieve(providerRef);
  const { seller } = deps.config;
  const attempt = await findAttempt(deps.db, { provider, providerRef });
  if (!attempt) return null;
  const synced = await inTransaction(deps.db, (tx) =>
    applyIntent(tx, { provider, intent, attempt, now: deps.clock(), log: deps.log, seller }),
  );
  if (synced.state === 'fulfilled') deps.onMail();
  return synced;
}

interface FoundAttempt extends OrderKey {
  id: string;
  failureCode: string | null;
}

async function findAttempt(
  db: Queryable,
  attempt: { provider: Provider; providerRef: string },
): Promise<FoundAttempt | null> {
  const found = await db.paymentAttempt.findUnique({
    where: { provider_providerRef: attempt },
    select: { id: true, orderId: true, failureCode: true, order: { select: { userId: true } } },
  });
  return found && { id: found.id, orderId: found.orderId, failureCode: found.failureCode, userId: found.order.userId };
}

interface Seen {
  provider: Provider;
  intent: Stripe.PaymentIntent;
  attempt: FoundAttempt;
  now: Date;
  log: FastifyBaseLogger;
  seller: InvoiceParty;
}

async function applyIntent(tx: Transaction, seen: Seen): Promise<SyncedOrder> {
  const { provider, intent, attempt: found, now, log, seller } = seen;
  const view = VIEWS[intent.status];
  if (!view) throw new Error(`The provider answered an unknown status: ${intent.status}`);
  await lockOrder(tx, found, now);
  const order = await tx.order.findUniqueOrThrow({ where: { id: found.orderId } });
  const before = order.state as OrderState;
  const state = nextOrderState(before, view);
  const declined = view === 'awaiting' ? intent.last_payment_error : null;
  await tx.paymentAttempt.update({
    where: { id: found.id },
    data: {
      state: view === 'succeeded' ? 'succeeded' : view === 'cancelled' ? 'cancelled' : 'open',
      failureCode: declined?.decline_code ?? declined?.code ?? null,
      failureMessage: declined?.message?.slice(0, 500) ?? null,
      updatedAt: now,
    },
  });
  const failureCode = declined ? (declined.decline_code ?? declined.code ?? 'declined') : null;
  if (failureCode !== null && found.failureCode !== failureCode) {
    await audit(tx, { log, clock: () => now }, 'payment.failed', {
      userId: order.userId,
      details: { orderId: order.id, code: failureCode },
    });
  }
  if (state !== 'paid') {
    if (state !== before)
      await tx.order.update({
        where: { id: order.id },
        data: { state, ...(isPayable(state) ? {} : { openKey: null }) },
      });
    if (state !== before && !isPayable(state)) await releaseVoucher(tx, order.id, now);
    return { orderId: order.id, state, failureCode };
  }
  if (intent.amount_received !== order.grossAmount || intent.currency !== order.currency.toLowerCase())
    throw new Error(
      `Order ${order.id}: ${intent.amount_received} ${intent.currency} arrived instead of what was ordered`,
    );
  await retakeVoucher(tx, order.id);
  await fulfilOrder(tx, order, { provider, providerRef: intent.id, now, seller });
  await audit(tx, { log, clock: () => now }, 'payment.succeeded', {
    userId: order.userId,
    details: { orderId: order.id, grossAmount: order.grossAmount, currency: order.currency },
  });
  await tx.order.update({ where: { id: order.id }, data: { state: 'fulfilled', openKey: null, paidAt: now } });
  return { orderId: order.id, state: 'fulfilled', failureCode: null };
}
