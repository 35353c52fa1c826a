import {
  type CapturedPayment,
  CaptureStatus,
  type Refund,
  type RefundRequest,
  RefundStatus,
} from '@paypal/paypal-server-sdk';
import { hundredths, requireAmount, written } from './amounts.ts';
import { findCapture } from './captures.ts';
import { notFound, unprocessable } from './paypal-sandbox-error.ts';
import { type PaypalDeps, type PaypalStore, paypalId, paypalTime } from './state.ts';

const REFUNDABLE: readonly (CaptureStatus | undefined)[] = [
  CaptureStatus.Completed,
  CaptureStatus.PartiallyRefunded,
  CaptureStatus.Refunded,
];

export function findRefund({ store }: Pick<PaypalDeps, 'store'>, id: string): Refund {
  const stored = store.state.refunds[id];
  if (!stored) throw notFound();
  return stored.refund;
}

export function refundsOf({ state }: PaypalStore, captureId: string): Refund[] {
  return Object.values(state.refunds)
    .filter((stored) => stored.captureId === captureId)
    .map(({ refund }) => refund);
}

/** Gives money back, as `POST /v2/payments/captures/{id}/refund` does: all that is left of a capture, or a part of it. */
export function createRefund(deps: PaypalDeps, captureId: string, body: RefundRequest): Refund {
  const { store, faults, clock, address, emit } = deps;
  const capture = findCapture(deps, captureId);
  const taken = capture.amount;
  if (!taken || !REFUNDABLE.includes(capture.status))
    throw unprocessable('CAPTURE_NOT_COMPLETED', 'Only a completed capture can be refunded.');
  const left = hundredths(taken.value) - refundedOf(store, captureId, [RefundStatus.Completed, RefundStatus.Pending]);
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  const all = { currencyCode: taken.currencyCode, value: written(left, taken.currencyCode) };
  const amount = requireAmount(body.amount ?? all);
  if (amount.currencyCode !== taken.currencyCode)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', 'Refund must be in the same currency as the capture.');
  if (hundredths(amount.value) > left)
    throw unprocessable('REFUND_AMOUNT_EXCEEDED', 'The refund amount must be less than or equal to what is left.');
  const id = paypalId();
  const refund: Refund = {
    id,
    status: faults.pendingRefunds ? RefundStatus.Pending : RefundStatus.Completed,
    amount,
    ...(body.customId && { customId: body.customId }),
    createTime: paypalTime(clock()),
    updateTime: paypalTime(clock()),
    links: [
      { href: `${address()}/v2/payments/refunds/${id}`, rel: 'self' },
      { href: `${address()}/v2/payments/captures/${captureId}`, rel: 'up' },
    ],
  };
  store.state.refunds[id] = { refund, captureId };
  setRefunded(store, capture);
  emit(faults.pendingRefunds ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED', 'refund', refund);
  return refund;
}

/** What a bank decides about a refund that waits, or that it sends back later. */
export function settleRefund(deps: PaypalDeps, id: string, status: 'succeeded' | 'failed'): Refund {
  const refund = findRefund(deps, id);
  refund.status = status === 'failed' ? RefundStatus.Failed : RefundStatus.Completed;
  refund.updateTime = paypalTime(deps.clock());
  setRefunded(deps.store, findCapture(deps, deps.store.state.refunds[id]?.captureId ?? ''));
  deps.emit(status === 'failed' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED', 'refund', refund);
  return refund;
}

function setRefunded(store: PaypalStore, capture: CapturedPayment): void {
  const refunded = refundedOf(store, capture.id ?? '', [RefundStatus.Completed]);
  const isWhole = refunded === hundredths(capture.amount?.value ?? '0');
  if (refunded === 0) capture.status = CaptureStatus.Completed;
  else capture.status = isWhole ? CaptureStatus.Refunded : CaptureStatus.PartiallyRefunded;
}

/** In hundredths. */
function refundedOf(store: PaypalStore, captureId: string, states: readonly RefundStatus[]): number {
  const counted = refundsOf(store, captureId).filter(({ status }) => status && states.includes(status));
  return counted.reduce((sum, { amount }) => sum + hundredths(amount?.value ?? '0'), 0);
}
