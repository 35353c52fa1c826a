import { type Invoice, PAID_BY, type PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type { Config } from '../../../config.ts';
import type { UserContext } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type BlockingState, isBlocking, lostOf } from '../disputes/dispute-state.ts';
import { documentFileName, documentPdf } from '../invoices/document-pdf.ts';
import { findDocument } from '../invoices/repo.ts';
import { documentUrl } from '../ksef/verification-urls.ts';
import { nipDigits } from '../orders/nip.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { isPayable, type OrderState } from '../orders/order-state.ts';
import { listOrders } from '../orders/repo.ts';
import { leftOf } from '../refunds/amount-left.ts';
import { type RefundProgress, refundProgress } from '../withdrawals/refund-progress.ts';
import { lastDayToRefund, lastDayToWithdraw, mayWithdraw } from '../withdrawals/withdrawal-period.ts';

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
  /** What it was paid with; null: not paid yet, or not known. */
  paidBy: PaidBy | null;
  /** When payments of it were declined, the latest first, also after it was paid: the last decline of each card form or PayPal approval. */
  declinedAt: string[];
  /** When access expires; null without access, or when it was revoked. */
  validUntil: string | null;
  /** The buyer's dispute of the payment with the bank or PayPal, unless we have won it; null: there is none. */
  dispute: BlockingState | null;
  /** As in the order. */
  buyerName: string;
  buyerEmail: string;
  /** What the buyer names to withdraw without logging in. */
  orderNumber: string;
  /** Whether the buyer may withdraw from the contract. */
  isWithdrawable: boolean;
  /** The last day for that, an ISO date; null for an order that was not paid. */
  withdrawableUntil: string | null;
  /** The withdrawal from the contract; null: none. */
  withdrawal: { declaredAt: string; amount: number; refund: RefundProgress; refundUntil: string } | null;
  /** Whether a refund has not arrived yet. */
  isRefundPending: boolean;
  resumeUuid: string | null;
  documents: PaymentDocument[];
}

interface PaymentDocument {
  id: string;
  kind: 'invoice' | 'correction';
  number: string;
  /** Its number in the national e-invoicing system (KSeF), null while it has none; null: it does not go there. */
  ksef: { number: string | null; url: string | null } | null;
}

/** The caller's payments, the latest first. */
export async function listPayments({ db, user, clock, config }: UserContext): Promise<Payment[]> {
  const today = dayInWarsaw(clock());
  const orders = await listOrders(db, user.id);
  return orders.map(
    ({ id, catalogue, purpose, createdAt, paidAt, fulfilment, attempts, documents, refunds, disputes, ...rest }) => {
      const { withdrawal, subscriptionId, periodNo, ledger, ...order } = rest;
      const { name, slug, renewal } = orderSnapshotSchema.parse(catalogue);
      const state = order.state as OrderState;
      // A dispute of a duplicate payment does not concern the order.
      const ownDisputes = disputes.filter(({ paymentRef }) => paymentRef === ledger[0]?.providerRef);
      const dispute = disputeOf(ownDisputes);
      const { grossAmount } = order;
      const isGivenBack = grossAmount > 0 && leftOf({ grossAmount, refunds, lost: lostOf(ownDisputes) }) === 0;
      // A trial and the period that follows it are one contract, which is withdrawn from once.
      const isFollowed =
        periodNo === 0 &&
        orders.some(
          (other) => other.subscriptionId === subscriptionId && other.periodNo === 1 && other.paidAt !== null,
        );
      const boughtOn = paidAt && dayInWarsaw(paidAt);
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
        paidBy: paidByOf(attempts),
        declinedAt: attempts.flatMap(({ declinedAt }) => declinedAt?.toISOString() ?? []),
        orderNumber: orderNumberOf(id),
        isWithdrawable:
          boughtOn !== null &&
          withdrawal === null &&
          !isFollowed &&
          isWithdrawableState(state) &&
          !isGivenBack &&
          mayWithdraw(boughtOn, today),
        withdrawableUntil: boughtOn === null ? null : lastDayToWithdraw(boughtOn),
        withdrawal: withdrawal && {
          declaredAt: withdrawal.declaredAt.toISOString(),
          amount: withdrawal.amount,
          refund: refundProgress(withdrawal, refunds),
          refundUntil: lastDayToRefund(withdrawal.declaredAt),
        },
        dispute,
        isRefundPending: refunds.some((refund) => refund.state === 'requested' || refund.state === 'pending'),
        validUntil: isValid ? fulfilment.accessUntil.toISOString() : null,
        documents: documents.map((document) => documentView(document, config.ksef)),
      };
    },
  );
}

/** Paid, and not refunded in full. A dispute does not take the right away: its decision says who pays the money back. */
function isWithdrawableState(state: OrderState): boolean {
  return state === 'fulfilled' || state === 'partially_refunded';
}

function paidByOf(attempts: readonly { state: string; paidBy: string | null }[]): PaidBy | null {
  const paidBy = attempts.find(({ state }) => state === 'succeeded')?.paidBy;
  return PAID_BY.find((known) => known === paidBy) ?? null;
}

interface StoredDocument {
  id: string;
  kind: string;
  content: unknown;
  ksef: { state: string; ksefNumber: string | null; hash: string | null } | null;
}

function documentView({ id, kind, content, ksef }: StoredDocument, settings: Config['ksef']): PaymentDocument {
  // Stored by `insertDocument`, which takes an Invoice.
  const { number, issuedOn, seller } = content as Invoice;
  const document = { id, kind: kind as PaymentDocument['kind'], number };
  if (ksef === null) return { ...document, ksef: null };
  const { ksefNumber, hash } = ksef;
  const isKnown = ksefNumber !== null && hash !== null && settings !== null;
  const verified = {
    qrBase: settings?.qrBase ?? '',
    sellerNip: nipDigits(seller.taxId ?? ''),
    hash: hash ?? '',
    issuedOn,
  };
  return { ...document, ksef: { number: ksefNumber, url: isKnown ? documentUrl(verified) : null } };
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
