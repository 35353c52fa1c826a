import type { SiteLanguage } from '@kreda/site/languages';
import type { LegalTexts } from '@kreda/site/legal/legal-text';
import { type Chunk, chunk } from '../../lib/loadable.ts';

/**
 * The legal texts by language. They are long and rarely read, so they are loaded with the pages that show them, not with the
 * language's other texts.
 */
export const LEGAL_TEXTS: Readonly<Record<SiteLanguage, Chunk<LegalTexts>>> = {
  pl: chunk('features/legal/texts/pl.ts', async () => (await import('./texts/pl.ts')).texts),
  en: chunk('features/legal/texts/en.ts', async () => (await import('./texts/en.ts')).texts),
  de: chunk('features/legal/texts/de.ts', async () => (await import('./texts/de.ts')).texts),
  cz: chunk('features/legal/texts/cz.ts', async () => (await import('./texts/cz.ts')).texts),
  ua: chunk('features/legal/texts/ua.ts', async () => (await import('./texts/ua.ts')).texts),
  dk: chunk('features/legal/texts/dk.ts', async () => (await import('./texts/dk.ts')).texts),
  es: chunk('features/legal/texts/es.ts', async () => (await import('./texts/es.ts')).texts),
  it: chunk('features/legal/texts/it.ts', async () => (await import('./texts/it.ts')).texts),
  lt: chunk('features/legal/texts/lt.ts', async () => (await import('./texts/lt.ts')).texts),
  se: chunk('features/legal/texts/se.ts', async () => (await import('./texts/se.ts')).texts),
  sk: chunk('features/legal/texts/sk.ts', async () => (await import('./texts/sk.ts')).texts),
};
