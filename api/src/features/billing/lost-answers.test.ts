import { expect, test } from 'vitest';
import { NEAREST_DATABASE } from '../../testing/databases.ts';
import type { PayingApi } from '../../testing/paying.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { usePayingApi } from '../../testing/use-paying-api.ts';

// What `provider-faults.test.ts` does not have: answers that were lost, where the request has changed since.

let paying: PayingApi;

usePayingApi(
  () => NEAREST_DATABASE.create(),
  (started) => {
    paying = started;
  },
);

async function opened(browser: TestBrowser) {
  const answer = await paying.checkout(browser, { provider: 'stripe' });
  expect(answer.status).toBe(200);
  return answer.body as { orderId: string };
}

test('a payment whose answer was lost is opened in another interface language, with the description of its order', async () => {
  const { browser } = await paying.newBuyer();
  const { orderId } = await opened(browser);
  // As after a crash between the provider's answer and its storing.
  await paying.api.db.paymentAttempt.updateMany({ where: { orderId }, data: { providerRef: null } });
  browser.setCookie('language', 'de');
  expect((await opened(browser)).orderId).toBe(orderId);
  expect(await paying.api.db.paymentAttempt.count({ where: { orderId } })).toBe(1);
  const { intents } = (await paying.state()) as {
    intents: Record<string, { description: string; metadata: { orderId: string } }>;
  };
  const own = Object.values(intents).filter(({ metadata }) => metadata.orderId === orderId);
  expect(own.map(({ description }) => description)).toEqual(['Dostęp na 14 dni']);
});

test('a payment whose answer was lost is opened with a new key where its return address has changed', async () => {
  const { browser } = await paying.newBuyer();
  await paying.paypal.control('faults', { hangNext: 1 });
  expect((await paying.checkout(browser, { provider: 'paypal' })).status).toBe(503);
  const paths = { returnPath: '/en/thank-you', cancelPath: '/en/pricing' };
  const answer = await paying.checkout(browser, { provider: 'paypal', paths });
  expect(answer.status).toBe(200);
  const { orderId, approveUrl } = answer.body as { orderId: string; approveUrl: string };
  await paying.paypal.approve(approveUrl);
  expect((await browser.mutate('billing.sync', { orderId })).body).toEqual({
    state: 'fulfilled',
    message: null,
    isProcessing: false,
  });
  const attempts = await paying.api.db.paymentAttempt.findMany({ where: { orderId }, orderBy: { attemptNo: 'asc' } });
  expect(attempts.map(({ state }) => state)).toEqual(['cancelled', 'succeeded']);
});
