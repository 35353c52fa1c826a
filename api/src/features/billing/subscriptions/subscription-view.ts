import { DEFAULT_METHOD_OF, PAYMENT_METHODS, type PaymentMethod } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import type { UserContext } from '../../../context.ts';
import type { Queryable } from '../../../platform/database.ts';
import { listBlockingDisputes } from '../disputes/repo.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { PAYABLE_STATES } from '../orders/order-state.ts';
import { findLastOrder } from '../orders/repo.ts';
import { findLastDecline } from '../payments/repo.ts';
import { answerTo, type DeclineAnswer } from './decline-codes.ts';
import { findLatestSubscription } from './repo.ts';
import type { SubscriptionState } from './subscription.ts';

/** A subscription as its owner sees it. Money in minor units, times as ISO 8601. */
export interface SubscriptionView {
  packageSlug: string;
  packageName: string;
  state: SubscriptionState;
  /** When access expires without another payment. */
  validUntil: string;
  /** The next charge; null when nothing will be charged. */
  nextPayment: { at: string; grossAmount: number } | null;
  grossAmount: number;
  currency: string;
  months: number;
  cancelledAt: string | null;
  endedAt: string | null;
  method: { provider: Provider; kind: PaymentMethod; label: string } | null;
  /**
   * The buyer's dispute of the current period's payment, because of which it gives no access; null: there is none. `renewsIfWon`: the
   * subscription continues when we win.
   */
  dispute: { renewsIfWon: boolean } | null;
  /** The amount whose charge was declined; null: nothing is open. */
  openAmount: number | null;
  /** What the buyer can expect of the open amount: another try, or nothing without confirming it or another method. */
  openAnswer: DeclineAnswer;
  resumeUuid: string | null;
}

/** The caller's subscription: the running one, or the last that ran; null when there was none. */
export async function getSubscription({ db, user }: UserContext): Promise<SubscriptionView | null> {
  const found = await findLatestSubscription(db, user.id);
  if (!found) return null;
  const { id, packageSlug, provider, methodKind, methodLabel, periodEndsAt, dueAt, cancelledAt, endedAt } = found;
  const { name, renewal } = orderSnapshotSchema.parse(found.catalogue);
  const last = await findLastOrder(db, id);
  const disputes = found.endedAt === null ? await listBlockingDisputes(db, id) : [];
  const isDisputed = disputes.some(({ periodNo }) => periodNo === found.periodNo);
  const isOpen =
    found.state === 'past_due' && last?.purpose === 'renewal' && PAYABLE_STATES.some((state) => state === last.state);
  const grossAmount = renewal?.grossAmount ?? 0;
  return {
    packageSlug,
    packageName: found.periodNo === 0 ? name : (renewal?.name ?? name),
    state: found.state as SubscriptionState,
    validUntil: periodEndsAt.toISOString(),
    nextPayment: dueAt === null || cancelledAt !== null ? null : { at: dueAt.toISOString(), grossAmount },
    grossAmount,
    currency: last?.currency ?? 'PLN',
    months: renewal?.months ?? 1,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    method: methodLabel === null ? null : methodOf(provider as Provider, { methodKind, methodLabel }),
    dispute: isDisputed ? { renewsIfWon: disputes.some(({ hasStoppedRenewal }) => hasStoppedRenewal) } : null,
    openAmount: isOpen ? last.grossAmount : null,
    openAnswer: isOpen ? await answerOf(db, last.id, found.methodRef) : 'retry',
    resumeUuid: last?.resumeUuid ?? null,
  };
}

/** A method that was replaced since the decline is tried at once. */
async function answerOf(db: Queryable, orderId: string, methodRef: string | null): Promise<DeclineAnswer> {
  const decline = await findLastDecline(db, orderId);
  return decline !== null && decline.methodRef === methodRef ? answerTo(decline.failureCode) : 'retry';
}

function methodOf(provider: Provider, saved: { methodKind: string | null; methodLabel: string }) {
  const kind = PAYMENT_METHODS.find((known) => known === saved.methodKind) ?? DEFAULT_METHOD_OF[provider];
  return { provider, kind, label: saved.methodLabel };
}
