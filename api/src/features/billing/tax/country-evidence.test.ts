import { expect, test } from 'vitest';
import { type CountryEvidence, judgeEvidence, statedByBuyer, withEvidence } from './country-evidence.ts';

const at = '2026-03-01T12:00:00.000Z';
const evidenceOf = (items: Partial<Record<CountryEvidence[number]['source'], string>>): CountryEvidence =>
  Object.entries(items).map(([source, country]) => ({
    source: source as CountryEvidence[number]['source'],
    country,
    at,
  }));

test.each([
  ['two that agree', { stated: 'DE', address: 'DE' }, 'confirmed'],
  ['two that agree and one that does not', { stated: 'DE', address: 'PL', payment: 'DE' }, 'confirmed'],
  ['the statement alone', { stated: 'DE' }, 'single'],
  ['a statement and another address', { stated: 'DE', address: 'PL' }, 'contradicting'],
  ['a statement against two others', { stated: 'LU', address: 'DE', payment: 'DE' }, 'contradicting'],
  ['a card alone, of another country', { payment: 'US' }, 'contradicting'],
] as const)('%s', (_name, items, verdict) => {
  const charged = 'stated' in items ? items.stated : 'PL';
  expect(judgeEvidence(evidenceOf(items), charged)).toBe(verdict);
});

test('nothing at all is no evidence', () => {
  expect(judgeEvidence([], 'PL')).toBe('none');
});

test.each([
  ['left as the address had filled it in', { stated: 'DE', isChosen: false, address: 'DE' }, null],
  ['chosen, and the same as the address', { stated: 'DE', isChosen: true, address: 'DE' }, 'DE'],
  ['left, and not that of the address', { stated: 'PL', isChosen: false, address: 'DE' }, 'PL'],
  ['left, without an address', { stated: 'PL', isChosen: false, address: null }, 'PL'],
  ['not asked for', { stated: null, isChosen: false, address: 'DE' }, null],
] as const)('a country that is %s', (_name, statement, counted) => {
  expect(statedByBuyer(statement)).toBe(counted);
});

test('Monaco and France are one place for VAT', () => {
  expect(judgeEvidence(evidenceOf({ stated: 'MC', payment: 'FR' }), 'MC')).toBe('confirmed');
});

test('a later item of a source replaces the earlier one, and null removes it', () => {
  const now = new Date(at);
  const first = withEvidence([], { source: 'address', country: 'PL', now });
  const second = withEvidence(first, { source: 'address', country: 'DE', now });
  expect(second).toEqual([{ source: 'address', country: 'DE', at }]);
  expect(withEvidence(second, { source: 'address', country: null, now })).toEqual([]);
});
