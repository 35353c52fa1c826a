import { expect, it } from 'vitest';
import { priceTerms } from './price-terms.ts';

it('says of a one-off package that it is paid once', () => {
  expect(priceTerms({ months: null, trialDays: null })).toEqual({ kind: 'once' });
});

it('says of a subscription how often it is paid', () => {
  expect(priceTerms({ months: 12, trialDays: null })).toEqual({ kind: 'period', months: 12 });
});

it('never lets a trial pass for something that is free', () => {
  expect(priceTerms({ months: 1, trialDays: 7 })).toEqual({ kind: 'trial', days: 7, months: 1 });
});
