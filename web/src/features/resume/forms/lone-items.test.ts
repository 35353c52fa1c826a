import { expect, test } from 'vitest';
import { loneItems } from './lone-items.ts';

const [narrow, wide] = [false, true];

test.each([
  { items: [narrow, narrow, wide], lone: [] },
  { items: [wide, narrow, wide], lone: [1] },
  { items: [narrow, narrow, narrow], lone: [2] },
  { items: [narrow, wide, narrow, narrow, wide, narrow], lone: [0, 5] },
  { items: [], lone: [] },
])('$items has the lone items $lone', ({ items, lone }) => {
  expect([...loneItems(items)]).toEqual(lone);
});
