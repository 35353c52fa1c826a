import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPaypal } from '../../../../testing/paypal.ts';
import { PAYPAL_NOW, type PaypalPayments, startPaypalPayments } from '../../../../testing/paypal-payments.ts';
import { type PaymentRail, RailRefusal } from '../rail.ts';
import { createPaypal } from './paypal-client.ts';
import { createPaypalRail } from './paypal-rail.ts';

let payments: PaypalPayments;
let paypal: TestPaypal;
let rail: PaymentRail;

beforeEach(async () => {
  payments = await startPaypalPayments();
  ({ paypal, rail } = payments);
});
afterEach(() => paypal.stop());

describe('a payment', () => {
  test('is opened, approved and captured, for exactly its amount', async () => {
    const { providerRef, approveUrl } = await payments.openPage();
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'awaiting', received: null, paidAt: null });

    const back = await paypal.approve(approveUrl);
    expect(back.origin + back.pathname).toBe('https://kreda.example/thank-you');
    expect(back.searchParams.get('order')).toBe('o1');
    expect(back.searchParams.get('token')).toBe(providerRef);
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'approved', received: null });

    const captured = {
      providerRef,
      status: 'succeeded',
      received: { amount: 4_999, currency: 'PLN' },
      paidAt: PAYPAL_NOW,
      paidBy: 'paypal',
      country: 'PL',
      declined: null,
      saved: null,
      fingerprint: null,
      key: expect.stringMatching(/^order:o1:attempt:/),
    };
    expect(await rail.capture(providerRef)).toEqual(captured);
    expect(await rail.capture(providerRef)).toEqual(captured);
    expect(await rail.retrieve(providerRef)).toEqual(captured);
  });

  test('in a currency without decimals has the right amount', async () => {
    expect(await payments.paid({ amount: 1_200, currency: 'JPY' })).toMatchObject({
      received: { amount: 1_200, currency: 'JPY' },
    });
  });

  test('sends PayPal its idempotency key, description and amount', async () => {
    const { providerRef } = await payments.openPage();
    const { orders } = (await paypal.control('state')) as { orders: Record<string, { order: object }> };
    expect(orders[providerRef]?.order).toMatchObject({
      purchaseUnits: [
        {
          customId: expect.stringMatching(/^order:o1:attempt:/),
          description: 'Dostęp na 14 dni',
          amount: { value: '49.99' },
        },
      ],
    });
  });

  test('opened twice with one key is one payment', async () => {
    const same = payments.payment();
    expect(await rail.open(same)).toEqual(await rail.open(same));
    expect(await payments.made('orders')).toHaveLength(1);
  });

  test('opened again with its key is the same payment, also when approved or captured', async () => {
    const same = payments.payment();
    const first = await rail.open(same);
    if (first.kind === 'page') await paypal.approve(first.approveUrl);
    expect(await rail.open(same)).toEqual(first);
    expect(await rail.reopen(first.providerRef, 'paypal')).toEqual(first);
    await rail.capture(first.providerRef);
    expect(await rail.open(same)).toEqual(first);
  });

  test('whose answer was lost is found with the same key', async () => {
    const same = payments.payment();
    await paypal.control('faults', { hangNext: 1 });
    await expect(rail.open(same)).rejects.not.toBeInstanceOf(RailRefusal);
    const { providerRef } = await rail.open(same);
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'awaiting' });
    expect(await payments.made('orders')).toHaveLength(1);
  });

  test('is captured once when the answer to the capture was lost', async () => {
    const { providerRef, approveUrl } = await payments.openPage();
    await paypal.approve(approveUrl);
    await paypal.control('faults', { hangNext: 1 });
    await expect(rail.capture(providerRef)).rejects.not.toBeInstanceOf(RailRefusal);
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'succeeded', received: { amount: 4_999 } });
    expect(await payments.made('captures')).toHaveLength(1);
  });

  test('is captured once by two concurrent captures', async () => {
    const { providerRef, approveUrl } = await payments.openPage();
    await paypal.approve(approveUrl);
    const captured = await Promise.all([rail.capture(providerRef), rail.capture(providerRef)]);
    expect(captured.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(await payments.made('captures')).toHaveLength(1);
  });

  test('can be opened again after an error of PayPal', async () => {
    const same = payments.payment();
    await paypal.control('faults', { failNext: 1 });
    await expect(rail.open(same)).rejects.not.toBeInstanceOf(RailRefusal);
    expect(await rail.open(same)).toMatchObject({ kind: 'page' });
  });

  test('declined at its capture waits for another account', async () => {
    const { providerRef, approveUrl } = await payments.openPage();
    await paypal.approve(approveUrl, 'pusty-portfel@example.pl');
    const declined = { code: 'INSTRUMENT_DECLINED', message: expect.stringContaining('declined') };
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'awaiting', declined, received: null });
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'awaiting', declined });

    const again = await rail.reopen(providerRef, 'paypal');
    if (again?.kind !== 'page') throw new Error('It cannot be approved again');
    await paypal.approve(again.approveUrl, 'lucja@example.pl');
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'succeeded', declined: null });
  });

  test('with a pending capture is processing until PayPal completes it', async () => {
    await paypal.control('faults', { pendingCaptures: true });
    const { providerRef, status, received } = await payments.paid();
    expect({ status, received }).toEqual({ status: 'processing', received: null });
    const [capture] = await payments.made('captures');
    await paypal.control(`captures/${capture}`, { status: 'completed' });
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'succeeded', received: { amount: 4_999 } });
  });

  test('with a pending capture that PayPal declines is cancelled', async () => {
    await paypal.control('faults', { pendingCaptures: true });
    const { providerRef } = await payments.paid();
    const [capture] = await payments.made('captures');
    await paypal.control(`captures/${capture}`, { status: 'declined' });
    expect(await rail.retrieve(providerRef)).toMatchObject({
      status: 'cancelled',
      declined: { code: 'PENDING_REVIEW' },
    });
  });

  test('captured by another process a moment before is answered as succeeded', async () => {
    const { providerRef, approveUrl } = await payments.openPage();
    await paypal.approve(approveUrl);
    const client = createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase: paypal.apiBase });
    let isFirst = true;
    const overtaken = createPaypalRail({
      pages: client.pages,
      async call(work) {
        const answer = await client.call(work);
        if (!isFirst) return answer;
        // Captures after this call has read the order and before it captures, with another request id.
        isFirst = false;
        await rail.capture(providerRef);
        await paypal.control('forget-request-ids', {});
        return answer;
      },
    });
    expect(await overtaken.capture(providerRef)).toMatchObject({ status: 'succeeded', declined: null });
    expect(await payments.made('captures')).toHaveLength(1);
  });

  test('stays open when the buyer cancels on PayPal’s page', async () => {
    const { providerRef, approveUrl } = await payments.openPage();
    const back = await paypal.decline(approveUrl);
    expect(back.origin + back.pathname).toBe('https://kreda.example/checkout');
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'awaiting', declined: null });
    expect(await rail.reopen(providerRef, 'paypal')).toEqual({ kind: 'page', providerRef, approveUrl });
  });

  test('that PayPal has deleted can no longer be paid', async () => {
    const { providerRef } = await payments.openPage();
    await paypal.control(`forget/${providerRef}`, {});
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'cancelled' });
    expect(await rail.capture(providerRef)).toMatchObject({ status: 'cancelled' });
    expect(await rail.reopen(providerRef, 'paypal')).toBeNull();
  });

  test('that has succeeded cannot be cancelled', async () => {
    const { providerRef } = await payments.paid();
    await rail.cancel(providerRef);
    expect(await rail.retrieve(providerRef)).toMatchObject({ status: 'succeeded' });
    expect(await rail.reopen(providerRef, 'paypal')).toBeNull();
  });

  test('that PayPal does not accept throws a RailRefusal', async () => {
    await expect(rail.open(payments.payment({ amount: 120_050, currency: 'HUF' }))).rejects.toMatchObject({
      code: 'invalid_amount',
    });
    await expect(rail.open(payments.payment({ returnUrl: 'nowhere' }))).rejects.toBeInstanceOf(RailRefusal);
  });
});

test('the sandbox keeps its payments over a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-paypal-'));
  try {
    const before = await startPaypalPayments(path.join(folder, 'paypal.json'));
    const { providerRef } = await before.paid();
    await before.paypal.stop();
    const after = await startPaypalPayments(path.join(folder, 'paypal.json'));
    expect(await after.rail.retrieve(providerRef)).toMatchObject({ status: 'succeeded' });
    await after.paypal.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
});
