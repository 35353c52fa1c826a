import { fillPlaceholders } from '@kreda/site/fill-placeholders';
import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import type { LegalFacts } from '@kreda/site/legal/legal-facts';
import { isRows, type LegalBlock, type LegalText, type LegalTexts } from '@kreda/site/legal/legal-text';
import { expect, it } from 'vitest';
import { LEGAL_TEXTS } from './load-texts.ts';

const byLanguage = Object.fromEntries(
  await Promise.all(OFFERED_LANGUAGES.map(async (language) => [language, await LEGAL_TEXTS[language].load()])),
) as Record<string, LegalTexts>;
const polish = byLanguage.pl!;
const OTHERS = OFFERED_LANGUAGES.filter((language) => language !== 'pl');

const FACTS: LegalFacts = {
  name: 'Kreda',
  seller: 'Kreda sp. z o.o.',
  address: 'ul. Długa 1, 00-001 Warszawa',
  taxId: '5250001003',
  mail: 'pomoc@kreda.example',
};

function textsOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  return isRows(block) ? Object.entries(block).flat() : [...block];
}

function texts({ title, lead, sections }: LegalText): string[] {
  return [title, lead, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])];
}

/** The structure of a text without its words. A translation that omits a rule has another shape. */
function shape({ sections }: LegalText) {
  return sections.map(({ blocks }) =>
    blocks.map((block) => ({
      kind: typeof block === 'string' ? 'paragraph' : isRows(block) ? 'rows' : 'list',
      facts: textsOf(block).map((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()),
      numbers: textsOf(block).map((text) => (text.match(/\d+/g) ?? []).sort()),
    })),
  );
}

it.each(OTHERS)('has in %s the same rules, placeholders and numbers as in Polish', (language) => {
  for (const name of Object.keys(polish) as (keyof LegalTexts)[])
    expect(shape(byLanguage[language]![name]), name).toEqual(shape(polish[name]));
});

it.each(OTHERS)('has no sentence in %s that is left in another language', (language) => {
  const own = Object.values(byLanguage[language]!).flatMap(texts);
  for (const other of OFFERED_LANGUAGES.filter((one) => one !== language)) {
    const theirs = new Set(Object.values(byLanguage[other]!).flatMap(texts));
    expect(
      own.filter((text) => text.split(/\s+/).length >= 4 && theirs.has(text)),
      other,
    ).toEqual([]);
  }
});

it.each(OFFERED_LANGUAGES)('has no unknown placeholder in %s', (language) => {
  for (const text of Object.values(byLanguage[language]!).flatMap(texts))
    expect(fillPlaceholders(text, FACTS)).not.toMatch(/[{}]/);
});

it('names every cookie that the product sets', () => {
  const rows = polish.cookies.sections.flatMap(({ blocks }) => blocks.filter(isRows)).flatMap(Object.keys);
  expect(rows.sort()).toEqual(
    [
      'consent',
      'currency',
      'device',
      'language',
      'screen-resolution',
      'session',
      'sign-in',
      'timezone',
      'visitor',
    ].sort(),
  );
});

it('refuses a text with an unknown placeholder', () => {
  expect(() => fillPlaceholders('{{owner}}', FACTS)).toThrow(RangeError);
});
