import { expect, test } from 'vitest';
import { orderNumberOf, readOrderNumber } from './order-number.ts';

const ID = '3f2a91bc-07de-4b1c-9d55-0a1b2c3d4e5f';

test('a number is read as it is shown, and as people type it', () => {
  expect(orderNumberOf(ID)).toBe('3F2A-91BC-07DE');
  for (const typed of ['3F2A-91BC-07DE', ' 3f2a 91bc 07de ', '3f2a91bc07de', '3F2A–91BC–O7DE']) {
    expect(readOrderNumber(typed), typed).toEqual({
      first: '3f2a91bc-07de-0000-0000-000000000000',
      last: '3f2a91bc-07de-ffff-ffff-ffffffffffff',
    });
  }
});

test('a whole id stands for itself', () => {
  expect(readOrderNumber(ID)).toEqual({ first: ID, last: ID });
});

test.each(['', 'FV/1/2026', '3F2A-91BC', '3F2A-91BC-07DEF', '%', 'zzzz-zzzz-zzzz'])(
  '%j is no order number',
  (typed) => {
    expect(readOrderNumber(typed)).toBeNull();
  },
);
