import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPaypal } from '../../../../testing/paypal.ts';
import { type PaypalPayments, startPaypalPayments } from '../../../../testing/paypal-payments.ts';
import { type PaymentRail, RailRefusal, type SavedMethod } from '../rail.ts';

let payments: PaypalPayments;
let paypal: TestPaypal;
let rail: PaymentRail;

beforeEach(async () => {
  payments = await startPaypalPayments();
  ({ paypal, rail } = payments);
});
afterEach(() => paypal.stop());

async function savedBy(account?: string): Promise<SavedMethod> {
  const { saved } = await payments.paid({ savedFor: { customerRef: null } }, account);
  if (!saved) throw new Error('Nothing was saved');
  return saved;
}

describe('a saved account', () => {
  test('is saved by a first payment, and charged later without the buyer', async () => {
    const saved = await savedBy();
    expect(saved).toEqual({
      kind: 'paypal',
      customerRef: expect.any(String),
      methodRef: expect.any(String),
      label: 'lucja@example.pl',
    });
    const renewal = payments.payment({ amount: 2_900 });
    const charged = await rail.charge(renewal, saved);
    expect(charged).toMatchObject({
      status: 'succeeded',
      received: { amount: 2_900, currency: 'PLN' },
      declined: null,
    });
    expect(await rail.charge(renewal, saved)).toEqual(charged);
    expect(await rail.retrieve(charged.providerRef)).toEqual(charged);
  });

  test('is saved for the same customer again', async () => {
    const { customerRef } = await savedBy();
    const again = await payments.paid({ savedFor: { customerRef } });
    expect(again.saved?.customerRef).toBe(customerRef);
  });

  test('is not saved by a payment that does not ask for it', async () => {
    expect((await payments.paid()).saved).toBeNull();
  });

  test('that declines a renewal gives the same answer at every retry', async () => {
    const saved = await savedBy('bez-odnowien@example.pl');
    const renewal = payments.payment();
    const refused = await rail.charge(renewal, saved);
    expect(refused).toMatchObject({ status: 'cancelled', received: null, declined: { code: 'PAYER_CANNOT_PAY' } });
    expect(await rail.charge(renewal, saved)).toEqual(refused);
    expect(await rail.retrieve(refused.providerRef)).toMatchObject({ status: 'cancelled' });
    expect(await rail.reopen(refused.providerRef, 'paypal')).toBeNull();
  });

  test('is charged with a new key once it can pay again', async () => {
    const saved = await savedBy();
    await paypal.control('faults', { declineRenewals: true });
    expect(await rail.charge(payments.payment(), saved)).toMatchObject({ status: 'cancelled' });
    await paypal.control('faults', { declineRenewals: false });
    expect(await rail.charge(payments.payment(), saved)).toMatchObject({ status: 'succeeded' });
  });

  test('whose owner revoked the permission is declined, not retried for ever', async () => {
    const gone = { kind: 'paypal' as const, customerRef: null, methodRef: 'gone', label: 'x@example.pl' };
    expect(await rail.charge(payments.payment(), gone)).toMatchObject({
      status: 'cancelled',
      declined: { code: 'INVALID_RESOURCE_ID' },
    });
  });

  test('is charged once when the answer is lost', async () => {
    const saved = await savedBy();
    const renewal = payments.payment();
    await paypal.control('faults', { hangNext: 1 });
    await expect(rail.charge(renewal, saved)).rejects.not.toBeInstanceOf(RailRefusal);
    expect(await rail.charge(renewal, saved)).toMatchObject({ status: 'succeeded' });
    expect(await payments.made('orders')).toHaveLength(2);
  });
});

describe('a verification', () => {
  const verification = { amount: 0, savedFor: { customerRef: null } };

  test('takes no money and saves an account that may be charged', async () => {
    const { providerRef, approveUrl } = await payments.openPage(verification);
    expect(providerRef).toMatch(/^setup-token:/);
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'awaiting', saved: null });
    expect(await rail.reopen(providerRef, 'paypal')).toEqual({ kind: 'page', providerRef, approveUrl });

    expect((await paypal.approve(approveUrl)).pathname).toBe('/thank-you');
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'approved', saved: null });

    const verified = await rail.capture(providerRef);
    expect(verified).toMatchObject({ status: 'succeeded', received: null, saved: { label: 'lucja@example.pl' } });
    expect(await rail.capture(providerRef)).toEqual(verified);
    expect(await rail.retrieve(providerRef)).toEqual(verified);
    expect(await rail.reopen(providerRef, 'paypal')).toBeNull();
    expect(await rail.charge(payments.payment(), verified.saved!)).toMatchObject({ status: 'succeeded' });
  });

  test('is not captured before it is approved', async () => {
    const { providerRef, approveUrl } = await payments.openPage(verification);
    await paypal.decline(approveUrl);
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'awaiting', saved: null });
  });

  test('whose answer was lost is captured once', async () => {
    const { providerRef, approveUrl } = await payments.openPage(verification);
    await paypal.approve(approveUrl);
    await paypal.control('faults', { hangNext: 1 });
    await expect(rail.capture(providerRef)).rejects.not.toBeInstanceOf(RailRefusal);
    expect(await rail.capture(providerRef)).toMatchObject({
      status: 'succeeded',
      saved: { label: 'lucja@example.pl' },
    });
    expect(await payments.made('paymentTokens')).toHaveLength(1);
  });

  test('can be retrieved when PayPal has forgotten the request id', async () => {
    const { customerRef } = await savedBy('bez-odnowien@example.pl');
    const verified = await payments.paid({ ...verification, savedFor: { customerRef } });
    await paypal.control('forget-request-ids', {});
    expect(await rail.retrieve(verified.providerRef)).toEqual(verified);
    expect(verified.saved).toMatchObject({ customerRef, label: 'lucja@example.pl' });
  });

  test('of an account that PayPal declines waits for another one', async () => {
    const { providerRef, approveUrl } = await payments.openPage(verification);
    await paypal.approve(approveUrl, 'pusty-portfel@example.pl');
    expect(await rail.capture(providerRef)).toMatchObject({
      status: 'awaiting',
      declined: { code: 'INSTRUMENT_DECLINED' },
    });
  });

  test('that PayPal does not know is cancelled', async () => {
    expect(await rail.retrieve('setup-token:GONE')).toMatchObject({ status: 'cancelled' });
    expect(await rail.reopen('setup-token:GONE', 'paypal')).toBeNull();
  });
});
