import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { OFFERED_LANGUAGES } from '../languages.ts';
import type { ConsentText } from './contract-texts.ts';

/**
 * The words that each version stands for, in all languages. Orders name the version, and the law asks what was agreed: when this fails, a text
 * has changed, which needs new versions in `consent-version.ts`.
 */
const WORDS = { immediate: 'c399d5afe60f4520', renewal: '75ce72e3330a862b' };

test.each(['immediate', 'renewal'] as const)('the version of the consent (%s) stands for these words', async (part) => {
  const modules = await Promise.all(
    OFFERED_LANGUAGES.map(async (language) => (await import(`./${language}.ts`)) as { consent: ConsentText }),
  );
  const words = modules.map(({ consent }) => consent[part]).join('\n');
  expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(WORDS[part]);
});
