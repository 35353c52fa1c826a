/** The interface languages that are translated in full, and therefore offered in the switch. */
export const OFFERED_LANGUAGES = ['pl', 'en'] as const;
export type SiteLanguage = (typeof OFFERED_LANGUAGES)[number];

/** Each language's own name of itself. */
export const LANGUAGE_NAMES: Readonly<Record<SiteLanguage, string>> = { pl: 'Polski', en: 'English' };

export function isOffered(language: string | undefined): language is SiteLanguage {
  return (OFFERED_LANGUAGES as readonly string[]).includes(language ?? '');
}

let active: SiteLanguage = 'pl';
const listeners = new Set<() => void>();

/** The interface's language now. Pure state without a DOM, so that the route table can also be read on the server. */
export function activeLanguage(): SiteLanguage {
  return active;
}

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
