import { type CapturedPayment, PaymentsController, type Refund, RefundStatus } from '@paypal/paypal-server-sdk';
import type { ProviderRefund } from '../rail.ts';
import type { Paypal } from './paypal-client.ts';
import { asRailError } from './paypal-error.ts';
import { fromPaypalMoney, toPaypalMoney } from './paypal-money.ts';

/** Refunds a capture, in part or in full. @throws {RailRefusal} when PayPal refuses it for good, such as for more than is left. */
export async function refundCapture(
  paypal: Paypal,
  captureId: string,
  {
    refundId,
    paymentRef,
    amount,
    currency,
  }: { refundId: string; paymentRef: string; amount: number; currency: string },
): Promise<ProviderRefund> {
  const body = { amount: toPaypalMoney(amount, currency), customId: refundId };
  try {
    const refund = await paypal.call((client) =>
      new PaymentsController(client).refundCapturedPayment({
        captureId,
        paypalRequestId: `refund:${refundId}`,
        prefer: 'return=representation',
        body,
      }),
    );
    return refundOf(refund, paymentRef);
  } catch (error) {
    throw asRailError(error);
  }
}

/** Retrieves a refund and its order: the refund names its capture, and the capture its order. */
export async function retrieveRefund(paypal: Paypal, refundId: string): Promise<ProviderRefund> {
  try {
    const refund = await paypal.call((client) => new PaymentsController(client).getRefund({ refundId }));
    const captureId = captureIdOf(refund);
    const capture = await paypal.call((client) => new PaymentsController(client).getCapturedPayment({ captureId }));
    return refundOf(refund, orderIdOf(capture));
  } catch (error) {
    throw asRailError(error);
  }
}

function refundOf({ id, status, amount, customId }: Refund, paymentRef: string): ProviderRefund {
  if (!id || !amount) throw new Error(`PayPal answered the refund ${id} without an id or an amount`);
  return {
    providerRef: id,
    paymentRef,
    state: stateOf(id, status),
    ...fromPaypalMoney(amount),
    refundId: customId ?? null,
  };
}

function stateOf(id: string, status: RefundStatus | undefined): ProviderRefund['state'] {
  switch (status) {
    case RefundStatus.Pending:
      return 'pending';
    case RefundStatus.Completed:
      return 'succeeded';
    case RefundStatus.Failed:
    case RefundStatus.Cancelled:
      return 'failed';
  }
  throw new Error(`PayPal answered that the refund ${id} is ${status}`);
}

/** The refunded capture, from the refund's `up` link. Nothing else in the refund names it. */
function captureIdOf({ id, links = [] }: Refund): string {
  const href = links.find(({ rel }) => rel === 'up')?.href ?? '';
  const captureId = /\/captures\/([^/?]+)$/.exec(href)?.[1];
  if (!captureId) throw new Error(`PayPal answered the refund ${id} without the capture that it is of`);
  return captureId;
}

function orderIdOf({ id, supplementaryData }: CapturedPayment): string {
  const orderId = supplementaryData?.relatedIds?.orderId;
  if (!orderId) throw new Error(`PayPal answered the capture ${id} without its order`);
  return orderId;
}
