import { expect, test } from 'vitest';
import { ecommerceOf, purchaseTax } from './ecommerce.ts';
import { normaliseEmail } from './normalise-email.ts';

test.each([
  ['Jan.Kowalski+praca@Example.COM', 'jankowalski@example.com'],
  ['łucja.żak@przykład.pl', 'lucjazak@przyklad.pl'],
  [' a.b.c@sub.example.com ', 'abc@sub.example.com'],
  ['bez-malpy.example.com', null],
  ['dwie@malpy@example.com', null],
  ['@example.com', null],
  ['+tag@example.com', null],
])('normalises %s to %s', (email, normal) => {
  expect(normaliseEmail(email)).toBe(normal);
});

test('a package is one item with the price that is paid now, in major units', () => {
  const sold = { slug: 'access-14-days', name: 'Access', grossAmount: 2990, currency: 'PLN' };
  expect(ecommerceOf(sold)).toEqual({
    currency: 'PLN',
    value: 29.9,
    items: [{ item_id: 'access-14-days', item_name: 'Access', price: 29.9, quantity: 1 }],
  });
  expect(ecommerceOf({ ...sold, currency: 'JPY' }).value).toBe(2990);
});

test('the tax of a purchase is 23 % of its price, rounded to the minor unit', () => {
  expect(purchaseTax({ grossAmount: 2900, currency: 'PLN' })).toBe(6.67);
  expect(purchaseTax({ grossAmount: 2990, currency: 'PLN' })).toBe(6.88);
  expect(purchaseTax({ grossAmount: 0, currency: 'PLN' })).toBe(0);
});
