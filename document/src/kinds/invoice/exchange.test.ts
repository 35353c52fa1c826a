import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsInGrosze, toGrosze } from './exchange.ts';
import type { InvoiceLine, InvoiceTable } from './invoice.ts';

const EXCHANGE = { rate: 42_634, table: '228/A/NBP/2026', date: '2026-11-25' };

test.each([
  [148, 631],
  [-148, -631],
  [0, 0],
  [1, 4],
])('converts %i minor units to %i grosze', (minorUnits, grosze) => {
  expect(toGrosze(minorUnits, EXCHANGE)).toBe(grosze);
});

test('rounds half a grosz away from zero', () => {
  expect([5, -5].map((minorUnits) => toGrosze(minorUnits, { rate: 43_000 }))).toEqual([22, -22]);
});

const lineOf = (net: number, vat: number): InvoiceLine => ({
  name: '',
  quantity: 1,
  net,
  vat,
  gross: net + vat,
  vatRatePercent: 23,
});
const parts = fc.record({ net: fc.nat(1_000_000), vat: fc.nat(230_000) });

test('a document and its corrections add up to the conversion of what is left', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 99_999 }), (steps, rate) => {
      const exchange = { ...EXCHANGE, rate };
      const lines = steps.map(({ net, vat }) => lineOf(net, vat));
      const documents = lines.map((line, index): { tables: InvoiceTable[]; exchange: typeof exchange } => {
        if (index === 0) return { tables: [{ kind: 'items', lines: [line] }], exchange };
        const before = lines[index - 1]!;
        const difference = lineOf(line.net - before.net, line.vat - before.vat);
        return {
          tables: [
            { kind: 'before', lines: [before] },
            { kind: 'after', lines: [line] },
            { kind: 'difference', lines: [difference] },
          ],
          exchange,
        };
      });
      const left = lines.at(-1)!;
      const total = documents.map((document) => sumsInGrosze(document));
      const sum = (part: 'net' | 'vat' | 'gross') => total.reduce((all, sums) => all + sums[part], 0);
      expect(sum('net')).toBe(toGrosze(left.net, exchange));
      expect(sum('vat')).toBe(toGrosze(left.vat, exchange));
      expect(sum('gross')).toBe(sum('net') + sum('vat'));
    }),
  );
});

test('a document in złoty keeps its sums', () => {
  expect(sumsInGrosze({ tables: [{ kind: 'items', lines: [lineOf(2_358, 542)] }] })).toEqual({
    net: 2_358,
    vat: 542,
    gross: 2_900,
  });
});
