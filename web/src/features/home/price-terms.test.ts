import { expect, it } from 'vitest';
import { priceTerms } from './price-terms.ts';

it('gives the terms of a one-off package', () => {
  expect(priceTerms({ months: null, trialDays: null })).toEqual({ kind: 'once' });
});

it('gives the period of a subscription', () => {
  expect(priceTerms({ months: 12, trialDays: null })).toEqual({ kind: 'period', months: 12 });
});

it('gives both the trial days and the period after them', () => {
  expect(priceTerms({ months: 1, trialDays: 7 })).toEqual({ kind: 'trial', days: 7, months: 1 });
});
