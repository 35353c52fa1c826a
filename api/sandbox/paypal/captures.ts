import { type CapturedPayment, CaptureIncompleteReason, CaptureStatus, OrderStatus } from '@paypal/paypal-server-sdk';
import { notFound } from './paypal-sandbox-error.ts';
import { type PaypalDeps, type PaypalStore, paypalId, paypalTime, type StoredOrder } from './state.ts';

export function findCapture({ store }: Pick<PaypalDeps, 'store'>, id: string): CapturedPayment {
  const capture = store.state.captures[id];
  if (!capture) throw notFound();
  return capture;
}

export function capturesOf({ state }: PaypalStore, orderId: string): CapturedPayment[] {
  return Object.values(state.captures).filter(
    ({ supplementaryData }) => supplementaryData?.relatedIds?.orderId === orderId,
  );
}

/** Takes an order's money, or finds that it has to wait. */
export function makeCapture({ store, faults, clock, address, emit }: PaypalDeps, { order }: StoredOrder): void {
  const [unit] = order.purchaseUnits ?? [];
  const id = paypalId();
  const self = `${address()}/v2/payments/captures/${id}`;
  const isPending = faults.pendingCaptures;
  const capture: CapturedPayment = {
    id,
    status: isPending ? CaptureStatus.Pending : CaptureStatus.Completed,
    ...(isPending && { statusDetails: { reason: CaptureIncompleteReason.PendingReview } }),
    ...(unit?.amount && { amount: { currencyCode: unit.amount.currencyCode, value: unit.amount.value } }),
    ...(unit?.customId && { customId: unit.customId }),
    finalCapture: true,
    supplementaryData: { relatedIds: { orderId: order.id ?? '' } },
    createTime: paypalTime(clock()),
    updateTime: paypalTime(clock()),
    links: [
      { href: self, rel: 'self' },
      { href: `${self}/refund`, rel: 'refund' },
      { href: `${address()}/v2/checkout/orders/${order.id}`, rel: 'up' },
    ],
  };
  store.state.captures[id] = capture;
  order.status = OrderStatus.Completed;
  order.links = [{ href: `${address()}/v2/checkout/orders/${order.id}`, rel: 'self' }];
  emit(isPending ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED', 'capture', capture);
}

/** What PayPal decides about a capture that waits. */
export function settleCapture(deps: PaypalDeps, id: string, status: 'completed' | 'declined'): CapturedPayment {
  const capture = findCapture(deps, id);
  capture.status = status === 'completed' ? CaptureStatus.Completed : CaptureStatus.Declined;
  capture.updateTime = paypalTime(deps.clock());
  if (status === 'completed') delete capture.statusDetails;
  deps.emit(status === 'completed' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DECLINED', 'capture', capture);
  return capture;
}
