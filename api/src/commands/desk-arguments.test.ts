import { expect, test } from 'vitest';
import { readDeskArguments } from './desk-arguments.ts';

const ORDER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const SIGNED = ['--operator', 'ola', '--ticket', '2026-118'];

test('reads an amount as minor units, and the operator from the environment', () => {
  const signature = { operator: 'jan', ticket: '7' };
  const given = ['refund', ORDER.toUpperCase(), '12,50', '--ticket', '7'];
  expect(readDeskArguments(given, { DESK_OPERATOR: 'jan' })).toEqual({
    command: 'refund',
    orderId: ORDER,
    amount: 1_250,
    signature,
  });
});

test('a voucher is used once until its last day unless more is asked for', () => {
  const given = ['voucher', 'sorry-20', '--amount', '10.00', '--until', '2026-12-31', ...SIGNED];
  expect(readDeskArguments(given, {})).toMatchObject({
    voucher: {
      code: 'SORRY-20',
      kind: 'amount',
      value: 1_000,
      validUntil: new Date('2026-12-31T23:00:00Z'),
      maxUses: 1,
      maxUsesPerUser: 1,
      packageSlugs: [],
    },
  });
});

test('a voucher of an amount is in złoty unless another currency is named', () => {
  const given = ['voucher', 'sorry-20', '--amount', '10.00', '--until', '2026-12-31', ...SIGNED];
  expect(readDeskArguments(given, {})).toMatchObject({ voucher: { currency: 'PLN' } });
  expect(readDeskArguments([...given, '--currency', 'EUR'], {})).toMatchObject({ voucher: { currency: 'EUR' } });
});

test('a price is regular, or reduced to the end of a day in Warsaw', () => {
  const signature = { operator: 'ola', ticket: '2026-118' };
  const price = { packageSlug: 'monthly', currency: 'EUR' };
  expect(readDeskArguments(['price', 'monthly', 'EUR', '11,90', ...SIGNED], {})).toEqual({
    command: 'price',
    change: { ...price, grossAmount: 1_190, reducedUntil: null },
    signature,
  });
  expect(readDeskArguments(['reduce', 'monthly', 'EUR', '7,90', '--until', '2026-07-31', ...SIGNED], {})).toEqual({
    command: 'price',
    change: { ...price, grossAmount: 790, reducedUntil: new Date('2026-07-31T22:00:00Z') },
    signature,
  });
  expect(readDeskArguments(['prices', 'monthly'], {})).toEqual({ command: 'prices', packageSlug: 'monthly' });
});

test.each([
  [['price', 'monthly', 'USD', '1,00', ...SIGNED], 'CURRENCY'],
  [['price', 'monthly', 'EUR', '0,00', ...SIGNED], 'AMOUNT'],
  [['price', 'monthly', 'EUR', '1,00'], '--operator'],
  [['reduce', 'monthly', 'EUR', '1,00', ...SIGNED], '--until'],
  [['reduce', 'monthly', 'EUR', ...SIGNED], 'PACKAGE CURRENCY AMOUNT'],
  [['voucher', 'ABCD', '--amount', '5,00', '--currency', 'USD', '--until', '2030-01-01', ...SIGNED], 'CURRENCY'],
  [[], 'COMMAND'],
  [['refund', 'all', ...SIGNED], 'ORDER'],
  [['refund', ORDER, '12', ...SIGNED], 'AMOUNT'],
  [['refund', ORDER, '--ticket', '1'], 'DESK_OPERATOR'],
  [['refund', ORDER, '--operator', 'ola'], '--ticket'],
  [['refund', ORDER, '--operator', 'ola@example.pl', '--ticket', '1'], '--operator'],
  [['extend', ORDER, '0', ...SIGNED], 'DAYS'],
  [['voucher', 'A B', '--percent', '5', '--until', '2030-01-01', ...SIGNED], 'CODE'],
  [['voucher', 'ABCD', '--percent', '100', '--until', '2030-01-01', ...SIGNED], '--percent'],
  [['voucher', 'ABCD', '--until', '2030-01-01', ...SIGNED], '--percent or --amount'],
  [['voucher', 'ABCD', '--percent', '5', '--until', 'tomorrow', ...SIGNED], '--until'],
  [['block', 'ola@example.pl', ...SIGNED], 'ACCOUNT'],
  [['find', 'ola', '--loud'], '--loud'],
])('refuses %j and names what is wrong', (given, named) => {
  expect(() => readDeskArguments(given, {})).toThrow(named);
});
