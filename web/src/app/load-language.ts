import type { SiteLanguage } from '@kreda/site/languages';
import { addRouteTitles } from '@kreda/site/route-titles';
import type { RouteTitles } from '@kreda/site/route-titles/pl';
import { addLanguage } from '../i18n/define-messages.ts';
import type { LanguagePack } from './languages/language-pack.ts';

interface LanguageTexts {
  pack: LanguagePack;
  routeTitles: RouteTitles;
}

const PACKS: Record<Exclude<SiteLanguage, 'pl'>, () => Promise<LanguageTexts>> = {
  en: () => import('./languages/en.ts'),
  de: () => import('./languages/de.ts'),
  cz: () => import('./languages/cz.ts'),
  ua: () => import('./languages/ua.ts'),
  dk: () => import('./languages/dk.ts'),
  es: () => import('./languages/es.ts'),
  it: () => import('./languages/it.ts'),
  lt: () => import('./languages/lt.ts'),
  se: () => import('./languages/se.ts'),
  sk: () => import('./languages/sk.ts'),
};

/** Loads a language's texts, so that it can be activated. Rejects when they cannot be fetched; the next call tries again. */
export async function loadLanguage(language: SiteLanguage): Promise<void> {
  if (language === 'pl') return;
  const { pack, routeTitles } = await PACKS[language]();
  addLanguage(language, { ...pack });
  addRouteTitles(language, routeTitles);
}
