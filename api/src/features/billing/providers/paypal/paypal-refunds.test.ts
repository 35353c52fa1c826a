import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPaypal } from '../../../../testing/paypal.ts';
import { type PaypalPayments, startPaypalPayments } from '../../../../testing/paypal-payments.ts';
import { type PaymentRail, RailRefusal } from '../rail.ts';

let payments: PaypalPayments;
let paypal: TestPaypal;
let rail: PaymentRail;

beforeEach(async () => {
  payments = await startPaypalPayments();
  ({ paypal, rail } = payments);
});
afterEach(() => paypal.stop());

describe('a refund', () => {
  const part = (paymentRef: string, refundId: string, amount: number) => ({
    refundId,
    paymentRef,
    amount,
    currency: 'PLN',
  });

  test('can be partial; refunds never exceed the payment', async () => {
    const { providerRef } = await payments.paid();
    const first = await rail.refund(part(providerRef, 'r1', 1_000));
    expect(first).toEqual({
      providerRef: expect.any(String),
      paymentRef: providerRef,
      state: 'succeeded',
      amount: 1_000,
      currency: 'PLN',
      refundId: 'r1',
    });
    expect(await rail.refund(part(providerRef, 'r1', 1_000))).toEqual(first);
    expect(await rail.retrieveRefund(first.providerRef)).toEqual(first);
    await expect(rail.refund(part(providerRef, 'r2', 4_000))).rejects.toMatchObject({
      name: 'RailRefusal',
      code: 'REFUND_AMOUNT_EXCEEDED',
    });
    expect(await rail.refund(part(providerRef, 'r3', 3_999))).toMatchObject({ state: 'succeeded', amount: 3_999 });
    await expect(rail.refund(part(providerRef, 'r4', 1))).rejects.toMatchObject({ code: 'CAPTURE_FULLY_REFUNDED' });
    // A refunded payment has still succeeded.
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'succeeded', received: { amount: 4_999 } });
  });

  test.each(['succeeded', 'failed'] as const)('that is pending can be %s later', async (status) => {
    const { providerRef } = await payments.paid();
    await paypal.control('faults', { pendingRefunds: true });
    const waiting = await rail.refund(part(providerRef, 'r1', 4_999));
    expect(waiting.state).toBe('pending');
    await expect(rail.refund(part(providerRef, 'r2', 1))).rejects.toBeInstanceOf(RailRefusal);
    await paypal.control(`refunds/${waiting.providerRef}`, { status });
    expect(await rail.retrieveRefund(waiting.providerRef)).toEqual({ ...waiting, state: status });
    expect(await rail.refund(part(providerRef, 'r1', 4_999))).toMatchObject({ state: status });
  });

  test('made in the dashboard has no id of ours', async () => {
    const { providerRef } = await payments.paid();
    const { id } = (await paypal.control('refund', { orderId: providerRef, value: '5.00' })) as { id: string };
    expect(await rail.retrieveRefund(id)).toMatchObject({ paymentRef: providerRef, amount: 500, refundId: null });
  });

  test('whose answer was lost is made once', async () => {
    const { providerRef } = await payments.paid();
    await paypal.control('faults', { hangNext: 1 });
    await expect(rail.refund(part(providerRef, 'r1', 4_999))).rejects.not.toBeInstanceOf(RailRefusal);
    expect(await rail.refund(part(providerRef, 'r1', 4_999))).toMatchObject({ state: 'succeeded' });
  });

  test('of a payment that was never captured is refused', async () => {
    const { providerRef } = await payments.openPage();
    await expect(rail.refund(part(providerRef, 'r1', 1))).rejects.toMatchObject({ code: 'NOT_CAPTURED' });
  });
});
