import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { UserContext } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type BlockingState, isBlocking } from '../disputes/dispute-state.ts';
import { documentFileName, documentPdf } from '../invoices/document-pdf.ts';
import { findDocument } from '../invoices/repo.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { isPayable, type OrderState } from '../orders/order-state.ts';
import { listOrders } from '../orders/repo.ts';
import { mayWithdraw } from '../refunds/refund-state.ts';

/** The specification's kinds (section 3): paid, tried without success, and still waiting. */
type PaymentKind = 'payment' | 'attempt' | 'unresolved';

/** What an order is to its subscription: the free trial, the first payment, or a renewal. */
type SubscriptionPart = 'trial' | 'first' | 'renewal';

/** A payment as its buyer sees it. Money in minor units, times as ISO 8601. */
export interface Payment {
  orderId: string;
  kind: PaymentKind;
  state: OrderState;
  packageSlug: string;
  packageName: string;
  /** Null: not part of a subscription. */
  subscriptionPart: SubscriptionPart | null;
  grossAmount: number;
  /** The discount code of the order. */
  voucherCode: string | null;
  currency: string;
  createdAt: string;
  paidAt: string | null;
  /** When payments of it were declined, the latest first, also after it was paid: the last decline of each card form or PayPal approval. */
  declinedAt: string[];
  /** When access expires; null without access, or when it was revoked. */
  validUntil: string | null;
  /** The buyer's dispute of the payment with the bank or PayPal, unless we have won it; null: there is none. */
  dispute: BlockingState | null;
  /** Whether the buyer may withdraw from the contract. */
  isWithdrawable: boolean;
  /** Whether a refund has not arrived yet. */
  isRefundPending: boolean;
  resumeUuid: string | null;
  documents: { id: string; kind: 'invoice' | 'correction'; number: string }[];
}

/** The caller's payments, the latest first. */
export async function listPayments({ db, user, clock }: UserContext): Promise<Payment[]> {
  const today = dayInWarsaw(clock());
  const orders = await listOrders(db, user.id);
  return orders.map(
    ({ id, catalogue, purpose, createdAt, paidAt, fulfilment, attempts, documents, refunds, disputes, ...order }) => {
      const { name, slug, renewal } = orderSnapshotSchema.parse(catalogue);
      const state = order.state as OrderState;
      const dispute = disputeOf(disputes);
      const isValid = fulfilment !== null && fulfilment.revokedAt === null;
      return {
        ...order,
        orderId: id,
        state,
        kind: kindOf(state),
        packageSlug: slug,
        packageName: name,
        subscriptionPart: renewal === null ? null : partOf({ purpose, grossAmount: order.grossAmount }),
        createdAt: createdAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
        declinedAt: attempts.flatMap(({ declinedAt }) => declinedAt?.toISOString() ?? []),
        // A trial has nothing to refund: it is cancelled instead.
        isWithdrawable:
          state === 'fulfilled' &&
          order.grossAmount > 0 &&
          refunds.length === 0 &&
          dispute === null &&
          paidAt !== null &&
          mayWithdraw(dayInWarsaw(paidAt), today),
        dispute,
        isRefundPending: refunds.some((refund) => refund.state !== 'succeeded'),
        validUntil: isValid ? fulfilment.accessUntil.toISOString() : null,
        documents: documents.map((document) => ({
          id: document.id,
          kind: document.kind as 'invoice' | 'correction',
          number: (document.content as unknown as Invoice).number,
        })),
      };
    },
  );
}

function partOf({ purpose, grossAmount }: { purpose: string; grossAmount: number }): SubscriptionPart {
  if (purpose === 'renewal') return 'renewal';
  return grossAmount === 0 ? 'trial' : 'first';
}

/** An open dispute before a lost one. */
function disputeOf(disputes: readonly { state: string }[]): BlockingState | null {
  const states = disputes.map(({ state }) => state).filter(isBlocking);
  return states.includes('open') ? 'open' : (states[0] ?? null);
}

function kindOf(state: OrderState): PaymentKind {
  if (isPayable(state)) return 'unresolved';
  return state === 'failed' || state === 'expired' || state === 'cancelled' ? 'attempt' : 'payment';
}

/**
 * An invoice or a correction of the caller as a PDF.
 *
 * @throws {DomainError} `not-found`; `unavailable` while it cannot be made.
 */
export async function downloadDocument(
  context: UserContext,
  id: string,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const content = await findDocument(context.db, context.user.id, id);
  if (!content) throw new DomainError('not-found');
  try {
    return { fileName: documentFileName(content), pdf: await documentPdf(context, { id, content }) };
  } catch (cause) {
    throw new DomainError('unavailable', { cause });
  }
}
