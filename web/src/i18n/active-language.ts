import type { SiteLanguage } from '@kreda/site/languages';

let active: SiteLanguage = 'pl';
const listeners = new Set<() => void>();

/** The interface's language now. Pure state without a DOM: pages are also drawn on the server. */
export function activeLanguage(): SiteLanguage {
  return active;
}

/** Makes a language the interface's. Its texts have to be there: see `switchLanguage`. */
export function activateLanguage(language: SiteLanguage): void {
  if (language === active) return;
  active = language;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of language; answers the way to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
