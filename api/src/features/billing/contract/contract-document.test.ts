import type { ContractBlock } from '@kreda/document/kinds/contract/contract';
import { consentVersionOf } from '@kreda/site/contract/consent-version';
import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { contractDocument } from './contract-document.ts';
import { CONTRACT_TEXTS } from './contract-texts.ts';
import type { ContractFacts } from './repo.ts';

const config = readConfig({});
const at = new Date('2026-11-26T13:05:31Z');

function order(language: string, change: Partial<ContractFacts> = {}): ContractFacts {
  const renewal = { name: 'Abo', months: 12, grossAmount: 23_900, trialDays: null };
  return {
    id: '3f2a91bc-07de-4b1c-9d55-0a1b2c3d4e5f',
    purpose: 'purchase',
    catalogue: { slug: 'yearly', name: 'Abo', kind: 'recurring', days: 365, renewal, language },
    grossAmount: 23_900,
    currency: 'PLN',
    buyerName: 'Łucja Żak',
    buyerEmail: 'lucja@example.pl',
    consentVersion: consentVersionOf({ renews: true }),
    consentAt: at,
    paidAt: at,
    subscriptionId: null,
    fulfilment: { accessUntil: new Date('2027-11-26T13:05:31Z'), extraDays: 0 },
    ...change,
  };
}

const textsOf = (block: ContractBlock): string[] =>
  typeof block === 'string' ? [block] : Array.isArray(block) ? [...block] : Object.entries(block).flat();
const wordsOf = (facts: ContractFacts) =>
  contractDocument(config, facts).parts.flatMap(({ heading, blocks, sections }) => [
    heading,
    ...[...blocks, ...sections.flatMap((section) => [section.heading, ...section.blocks])].flatMap(textsOf),
  ]);

test.each(OFFERED_LANGUAGES)('says in %s what was agreed, without an empty place', (language) => {
  const words = wordsOf(order(language));
  for (const text of words) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/[{}]/);
  }
  const all = words.join('\n');
  for (const fact of ['3F2A-91BC-07DE', 'Łucja Żak, lucja@example.pl', '26.11.2026, 14:05:31 (GMT+1)', '10.12.2026'])
    expect(all).toContain(fact);
  expect(words).toContain(CONTRACT_TEXTS[language].consent.immediate);
  expect(words).toContain(CONTRACT_TEXTS[language].contractDocument.modelForm.title);
});

test('a consent to a text of another release is named, and not printed in words that were not shown', () => {
  const words = wordsOf(order('pl', { consentVersion: 'immediate-performance-0' }));
  expect(words).not.toContain(CONTRACT_TEXTS.pl.consent.immediate);
  expect(words.join('\n')).toContain('Wersja tekstu: immediate-performance-0');
});

test('days that an operator added change nothing that was agreed', () => {
  const extended = { accessUntil: new Date('2027-12-16T13:05:31Z'), extraDays: 20 };
  const words = wordsOf(order('pl', { fulfilment: extended }));
  expect(words).toEqual(wordsOf(order('pl')));
  expect(words.filter((text) => text.includes('26.11.2027'))).toHaveLength(3);
});
