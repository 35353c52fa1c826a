import type { Language } from '../../../engine/text/languages.ts';
import type { ShowcaseTexts } from './showcase-texts.ts';

const TEXTS: Readonly<Record<Language, () => Promise<ShowcaseTexts>>> = {
  pl: async () => (await import('./texts-pl.ts')).pl,
  en: async () => (await import('./texts-en.ts')).en,
  de: async () => (await import('./texts-de.ts')).de,
  cz: async () => (await import('./texts-cz.ts')).cz,
  ua: async () => (await import('./texts-ua.ts')).ua,
  dk: async () => (await import('./texts-dk.ts')).dk,
  es: async () => (await import('./texts-es.ts')).es,
  it: async () => (await import('./texts-it.ts')).it,
  lt: async () => (await import('./texts-lt.ts')).lt,
  se: async () => (await import('./texts-se.ts')).se,
  sk: async () => (await import('./texts-sk.ts')).sk,
};

/** The texts of the people who show the templates, in a language. */
export function loadShowcaseTexts(language: Language): Promise<ShowcaseTexts> {
  return TEXTS[language]();
}
