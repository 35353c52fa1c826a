import { expect, it } from 'vitest';
import { formatSalary } from './format-salary.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('formats a range, or the only end that is given', () => {
  const both = formatSalary({ min: 650_000, max: 820_000, currency: 'PLN' }, 'pl');
  expect({ ...both, text: plain(both.text) }).toEqual({ text: '6500–8200 zł', ends: 'both' });
  expect(plain(formatSalary({ min: 1_200_000, max: null, currency: 'PLN' }, 'pl').text)).toBe('12 000 zł');
  expect(formatSalary({ min: null, max: 300_000, currency: 'EUR' }, 'en')).toEqual({ text: '€3,000', ends: 'to' });
  expect(formatSalary({ min: 300_000, max: 300_000, currency: 'EUR' }, 'en').text).toBe('€3,000');
});

it('shows cents if there are any', () => {
  expect(plain(formatSalary({ min: 466_650, max: null, currency: 'PLN' }, 'pl').text)).toBe('4666,50 zł');
});
