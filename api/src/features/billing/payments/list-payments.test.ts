import { beforeAll, expect, test } from 'vitest';
import { NEAREST_DATABASE } from '../../../testing/databases.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { syncDispute } from '../disputes/sync-dispute.ts';
import { startRefund } from '../refunds/start-refund.ts';

let paying: PayingApi;

usePayingApi(
  () => NEAREST_DATABASE.create(),
  (started) => {
    paying = started;
  },
);
beforeAll(async () => {
  await paying.control('faults', { dropWebhooks: true });
});

test.each([
  ['all of the price', 1_900, false],
  ['a part of it', 1_000, true],
])('a refund and a lost dispute that give back %s', async (_, disputed, isWithdrawable) => {
  const { api } = paying;
  const { browser } = await paying.newBuyer();
  const { orderId, paymentRef } = await paying.buy(browser);
  await startRefund(api.deps, { orderId, amount: 1_000, reason: 'goodwill' });
  const dispute = await paying.control('disputes', { payment_intent: paymentRef, amount: disputed });
  const { id } = dispute as { id: string };
  await syncDispute(api.deps, 'stripe', id);
  await paying.control(`disputes/${id}`, { status: 'lost' });
  await syncDispute(api.deps, 'stripe', id);
  expect((await browser.query('billing.payments')).body).toMatchObject([
    { orderId, state: 'partially_refunded', dispute: 'lost', isWithdrawable },
  ]);
});
