import { expect, it } from 'vitest';
import { checkCard, formatExpiry, formatNumber, parseExpiry } from './card-input.ts';

const now = new Date(2026, 10, 20);
const right = { number: '4242 4242 4242 4242', expiry: '04 / 29', cvc: '123' };

it('groups a number as it is printed on the card', () => {
  expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(formatNumber('42424')).toBe('4242 4');
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatNumber('4242-4242 x')).toBe('4242 4242');
  expect(formatNumber('')).toBe('');
});

it('formats the expiry while it is typed, and allows deleting it', () => {
  expect(formatExpiry('0', '')).toBe('0');
  expect(formatExpiry('04', '0')).toBe('04 / ');
  expect(formatExpiry('04 / 29', '04 / 2')).toBe('04 / 29');
  expect(formatExpiry('4', '')).toBe('04 / ');
  expect(formatExpiry('0429', '')).toBe('04 / 29');
  expect(formatExpiry('04 /', '04 / ')).toBe('04');
});

it('parses month and year, and rejects month 13', () => {
  expect(parseExpiry('04 / 29')).toEqual({ month: 4, year: 2029 });
  expect(parseExpiry('13 / 29')).toBeNull();
  expect(parseExpiry('04')).toBeNull();
});

it('accepts a valid card', () => {
  expect(checkCard(right, now)).toEqual({});
});

it('names what is missing or wrong in each field', () => {
  expect(checkCard({ number: '4242', expiry: '', cvc: '1' }, now)).toEqual({
    number: 'incomplete_number',
    expiry: 'incomplete_expiry',
    cvc: 'incomplete_cvc',
  });
  expect(checkCard({ ...right, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'incorrect_number' });
});

it('accepts a card until the end of its month', () => {
  expect(checkCard({ ...right, expiry: '11 / 26' }, now)).toEqual({});
  expect(checkCard({ ...right, expiry: '10 / 26' }, now)).toEqual({ expiry: 'expired_card' });
});
