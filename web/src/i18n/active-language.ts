import type { SiteLanguage } from '@kreda/site/languages';

let active: SiteLanguage = 'pl';
const listeners = new Set<() => void>();

/** The interface's current language. Plain state without a DOM, because pages are also rendered on the server. */
export function activeLanguage(): SiteLanguage {
  return active;
}

/** Sets the interface's language. Its texts must be loaded already: see `switchLanguage`. */
export function activateLanguage(language: SiteLanguage): void {
  if (language === active) return;
  active = language;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of language. Returns how to unsubscribe. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
