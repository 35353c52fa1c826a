import type { SiteLanguage } from '@kreda/site/languages';
import { type Chunk, chunk } from '../../lib/loadable.ts';
import type { LegalDocuments } from './legal-document.ts';

/**
 * The legal texts by language. They are long and seldom read, so they arrive with the pages that show them and not with a
 * language's other texts.
 */
export const LEGAL_DOCUMENTS: Readonly<Record<SiteLanguage, Chunk<LegalDocuments>>> = {
  pl: chunk('features/legal/documents/pl.ts', async () => (await import('./documents/pl.ts')).documents),
  en: chunk('features/legal/documents/en.ts', async () => (await import('./documents/en.ts')).documents),
  de: chunk('features/legal/documents/de.ts', async () => (await import('./documents/de.ts')).documents),
  cz: chunk('features/legal/documents/cz.ts', async () => (await import('./documents/cz.ts')).documents),
  ua: chunk('features/legal/documents/ua.ts', async () => (await import('./documents/ua.ts')).documents),
  dk: chunk('features/legal/documents/dk.ts', async () => (await import('./documents/dk.ts')).documents),
  es: chunk('features/legal/documents/es.ts', async () => (await import('./documents/es.ts')).documents),
  it: chunk('features/legal/documents/it.ts', async () => (await import('./documents/it.ts')).documents),
  lt: chunk('features/legal/documents/lt.ts', async () => (await import('./documents/lt.ts')).documents),
  se: chunk('features/legal/documents/se.ts', async () => (await import('./documents/se.ts')).documents),
  sk: chunk('features/legal/documents/sk.ts', async () => (await import('./documents/sk.ts')).documents),
};
