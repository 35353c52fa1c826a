import { afterEach, expect, test } from 'vitest';
import { forgetReturnParams } from './forget-return-params.ts';

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

test('a payment’s secret does not stay in the address, and the order does', () => {
  const added = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1&redirect_status=succeeded';
  history.replaceState(null, '', `/dziekujemy?order=o1&${added}#top`);
  forgetReturnParams();
  expect(location.search).toBe('?order=o1');
  expect(location.hash).toBe('#top');
});

test('any other address stays as it is', () => {
  history.replaceState(null, '', '/cennik?voucher=KREDA20');
  forgetReturnParams();
  expect(location.search).toBe('?voucher=KREDA20');
});
