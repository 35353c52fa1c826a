import type { SiteLanguage } from '../../i18n/language.ts';
import { type Loadable, loadable } from '../../lib/loadable.ts';
import type { LegalDocuments } from './legal-document.ts';

/**
 * The legal texts by language. They are long and seldom read, so they arrive with the pages that show them and not with a
 * language's other texts.
 */
export const LEGAL_DOCUMENTS: Readonly<Record<SiteLanguage, Loadable<LegalDocuments>>> = {
  pl: loadable(async () => (await import('./documents/pl.ts')).documents),
  en: loadable(async () => (await import('./documents/en.ts')).documents),
  de: loadable(async () => (await import('./documents/de.ts')).documents),
  cz: loadable(async () => (await import('./documents/cz.ts')).documents),
  ua: loadable(async () => (await import('./documents/ua.ts')).documents),
  dk: loadable(async () => (await import('./documents/dk.ts')).documents),
  es: loadable(async () => (await import('./documents/es.ts')).documents),
  it: loadable(async () => (await import('./documents/it.ts')).documents),
  lt: loadable(async () => (await import('./documents/lt.ts')).documents),
  se: loadable(async () => (await import('./documents/se.ts')).documents),
  sk: loadable(async () => (await import('./documents/sk.ts')).documents),
};
