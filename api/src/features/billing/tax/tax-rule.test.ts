import { MEMBER_STATES } from '@kreda/site/tax/countries';
import { splitGross } from '@kreda/site/tax/split-gross';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargedFor, taxColumns } from './order-tax.ts';
import { decideTax } from './tax-rule.ts';
import { standardRate } from './vat-rates.ts';

const SALE = { country: 'DE', hasVatNumber: false, day: '2026-03-01', ossFrom: null, domesticRate: 23 };

/** The standard rates of March 2026. */
const RATES_2026 = {
  ...{
    AT: 20,
    BE: 21,
    BG: 20,
    CY: 19,
    CZ: 21,
    DE: 19,
    DK: 25,
    EE: 24,
    ES: 21,
    FI: 25.5,
    FR: 20,
    GR: 24,
    HR: 25,
    HU: 27,
  },
  ...{ IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 },
};

describe('rates', () => {
  test.each(MEMBER_STATES)('%s has its standard rate of 2026', (state) => {
    expect(standardRate(state, '2026-03-01')).toBe(RATES_2026[state]);
  });

  test.each([
    ['EE', '2025-07-01', 22, 24],
    ['FI', '2024-09-01', 24, 25.5],
    ['RO', '2025-08-01', 19, 21],
    ['SK', '2025-01-01', 20, 23],
  ] as const)('%s changes on %s, and not a day before', (state, day, before, after) => {
    const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect([standardRate(state, eve), standardRate(state, day)]).toEqual([before, after]);
  });
});

describe('the rule', () => {
  test('buyers of Poland have Polish VAT, with and without a number', () => {
    expect(decideTax({ ...SALE, country: 'PL', ossFrom: '2026-01-01' })).toEqual({ rule: 'domestic', ratePercent: 23 });
    expect(decideTax({ ...SALE, country: 'PL', hasVatNumber: true })).toEqual({ rule: 'domestic', ratePercent: 23 });
  });

  test('consumers of the Union have Polish VAT until the day of the One Stop Shop, and their own from it', () => {
    const on = (day: string) => decideTax({ ...SALE, country: 'FI', day, ossFrom: '2026-10-01' });
    expect(on('2026-09-30')).toEqual({ rule: 'domestic', ratePercent: 23 });
    expect(on('2026-10-01')).toEqual({ rule: 'oss', ratePercent: 25.5 });
  });

  test('a company of the Union with a confirmed number has reverse charge', () => {
    expect(decideTax({ ...SALE, hasVatNumber: true })).toEqual({ rule: 'reverse-charge', ratePercent: 0 });
  });

  test.each(['US', 'GB', 'CH', 'UA', 'AX', 'GP'])('buyers of %s are outside of the Union', (country) => {
    expect(decideTax({ ...SALE, country, ossFrom: '2026-01-01' })).toEqual({ rule: 'outside-union', ratePercent: 0 });
  });

  test('Monaco is France', () => {
    expect(decideTax({ ...SALE, country: 'MC', ossFrom: '2026-01-01' })).toEqual({ rule: 'oss', ratePercent: 20 });
  });
});

describe('amounts', () => {
  test('net and VAT add up to what is charged, for every member state and price', () => {
    const evidence = { country: 'DE', evidence: [], check: null };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.constantFrom(...MEMBER_STATES), (gross, state) => {
        const ratePercent = standardRate(state, '2026-03-01');
        const columns = taxColumns(gross, { rule: 'oss', ratePercent, ...evidence });
        expect(columns.netAmount + columns.vatAmount).toBe(gross);
        expect(columns.grossAmount).toBe(gross);
        expect(columns.vatRateHundredths).toBe(Math.round(ratePercent * 100));
        // VAT is within half a cent of the exact one.
        const exact = (gross * columns.vatRateHundredths) / (10_000 + columns.vatRateHundredths);
        expect(Math.abs(columns.vatAmount - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('25.5 % of 29.00 is exact to the cent', () => {
    expect(splitGross(2_900, 25.5)).toEqual({ gross: 2_900, net: 2_311, vat: 589, vatRatePercent: 25.5 });
  });

  test('reverse charge takes the Polish VAT off the price, and nothing else does', () => {
    expect(chargedFor(2_900, { rule: 'reverse-charge' }, 23)).toBe(2_358);
    for (const rule of ['domestic', 'oss', 'outside-union'] as const)
      expect(chargedFor(2_900, { rule }, 23)).toBe(2_900);
  });

  test('a rate with three decimals is refused', () => {
    expect(() => splitGross(100, 25.555)).toThrow('at most two decimals');
  });
});
