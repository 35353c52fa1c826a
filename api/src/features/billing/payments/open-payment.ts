import { type PaymentMethod, PROVIDER_OF } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import type { UserContext } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { descriptionOf, orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { isSettled } from '../orders/order-state.ts';
import { getBuyerAndCatalogue, lockPayable, type OpenOrder } from '../orders/repo.ts';
import { retryOnOrderChange } from '../orders/retry-on-order-change.ts';
import { KeyReused, type OpenedPayment, type PaymentToOpen, type SavedMethod } from '../providers/rail.ts';
import { railOf } from '../providers/rails.ts';
import { attemptKey } from './attempt-key.ts';
import { cancelPayment } from './cancel-payments.ts';
import { customerOf } from './customers.ts';
import { cancelAttempt, getAttemptState, insertAttempt, listAttempts, setAttemptRef } from './repo.ts';
import { syncPayment } from './sync-payment.ts';

/** Our pages that the provider sends the buyer back to. Paths that begin with a slash. */
export interface ReturnPaths {
  /** After paying. The order's id is added to the query. */
  returnPath: string;
  /** After the buyer cancelled at the provider. */
  cancelPath: string;
}

interface PaymentOptions {
  method: PaymentMethod;
  /** Whether the provider saves the method, so that it can be charged again. */
  savesMethod: boolean;
  paths: ReturnPaths;
}

/**
 * Opens a payment of an order at a provider, or continues the one that is open there. Null when the order is no longer payable.
 *
 * @throws {DomainError} `already-paid` when the order turns out to be paid, `conflict` while it is being charged, or as
 *   `retryOnOrderChange`.
 */
export async function openPayment(
  context: UserContext,
  order: OpenOrder,
  options: PaymentOptions,
): Promise<OpenedPayment | null> {
  const { db, clock, config } = context;
  const { method } = options;
  const provider = PROVIDER_OF[method];
  const rail = railOf(context.rails, provider);
  let mayReplaceKey = true;
  const outcome = await retryOnOrderChange(async () => {
    const attempts = await listAttempts(db, order.id);
    const open = attempts.filter(({ state }) => state === 'open');
    if (open.some(({ isOffSession }) => isOffSession)) throw beingCharged();
    const processing = attempts.find(({ state }) => state === 'processing');
    if (processing?.providerRef) {
      const synced = await syncPayment(context, processing.provider as Provider, processing.providerRef);
      if (synced && isSettled(synced.state)) throw new DomainError('already-paid');
      const state = await getAttemptState(db, processing.id);
      // The provider is processing the payment: nobody may pay again.
      if (state === 'processing') throw beingCharged();
      return null;
    }
    const last = open.find((attempt) => attempt.provider === provider);
    if (last?.providerRef) {
      const reopened = await rail.reopen(last.providerRef, method);
      if (reopened) return reopened;
      const synced = await syncPayment(context, provider, last.providerRef);
      if (synced && isSettled(synced.state)) throw new DomainError('already-paid');
      const state = await getAttemptState(db, last.id);
      // The provider is processing the payment: it is not paid yet, and nobody may pay again.
      if (state === 'open' || state === 'processing') throw beingCharged();
      return null;
    }
    const attempt =
      last ?? (await createAttempt(context, order, { provider, attemptNo: (attempts[0]?.attemptNo ?? 0) + 1 }));
    if (attempt === 'order-ended') return attempt;
    if (attempt === 'made-elsewhere') return null;
    const returnUrl = new URL(options.paths.returnPath, config.publicUrl);
    returnUrl.searchParams.set('order', order.id);
    // The description is the order's own: after a lost answer, the same key is sent with the same one, in any interface language.
    const { catalogue } = await getBuyerAndCatalogue(db, order.id);
    const payment: PaymentToOpen = {
      // After a crash before `setAttemptRef`, the provider answers the same payment for the same key.
      key: attemptKey(order.id, attempt.attemptNo),
      orderId: order.id,
      amount: order.grossAmount,
      currency: order.currency,
      method,
      description: descriptionOf(orderSnapshotSchema.parse(catalogue)),
      savedFor: options.savesMethod ? { customerRef: await customerOf(context, rail) } : null,
      returnUrl: returnUrl.href,
      cancelUrl: new URL(options.paths.cancelPath, config.publicUrl).href,
    };
    const opened = await rail.open(payment).catch(async (error: unknown) => {
      if (!(error instanceof KeyReused && mayReplaceKey)) throw error;
      // The provider has a payment with this key and other parameters, such as a return address in another language. Its answer was lost,
      // so nobody can pay that payment. The next attempt has a new key.
      context.log.warn({ err: error, orderId: order.id }, 'an idempotency key was used for another request');
      await cancelAttempt(db, attempt.id, clock());
      mayReplaceKey = false;
      return null;
    });
    if (opened === null) return null;
    await setAttemptRef(db, attempt.id, opened.providerRef, clock());
    const state = await getAttemptState(db, attempt.id);
    if (state === 'open') return opened;
    // The order was paid in another tab or ended meanwhile: nobody may pay it in this one.
    const synced = await cancelPayment(context, { provider, providerRef: opened.providerRef });
    if (synced && isSettled(synced.state)) throw new DomainError('already-paid');
    return null;
  });
  return outcome === 'order-ended' ? null : outcome;
}

function beingCharged(): DomainError {
  return new DomainError('payment-processing');
}

interface NewAttempt {
  provider: Provider;
  attemptNo: number;
  /** The saved method to charge without the buyer; null: the buyer pays. */
  method?: Pick<SavedMethod, 'customerRef' | 'methodRef'> | null;
}

/** Creates an attempt of an order. Checks under the order's lock that it is still payable. */
export async function createAttempt(
  { db, clock }: BillingDeps,
  order: OpenOrder,
  { provider, attemptNo, method = null }: NewAttempt,
) {
  const now = clock();
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await lockPayable(tx, order.id, now))) return 'order-ended';
      const { id: orderId, grossAmount: amount, currency } = order;
      return insertAttempt(tx, { orderId, attemptNo, provider, method, amount, currency }, now);
    });
  } catch (error) {
    // Another tab or process has just created that attempt.
    if (isUniqueViolation(error)) return 'made-elsewhere';
    throw error;
  }
}
