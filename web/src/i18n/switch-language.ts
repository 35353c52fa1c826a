import type { SiteLanguage } from '@kreda/site/languages';
import { activateLanguage } from './active-language.ts';

type LoadTexts = (language: SiteLanguage) => Promise<void>;

let loadTexts: LoadTexts | null = null;

/** Names who fetches the texts of a language; the application does so once, before anything is drawn. */
export function setTextLoader(load: LoadTexts): void {
  loadTexts = load;
}

/** Makes a language the interface's. Rejects, with nothing changed, when its texts cannot be fetched. */
export async function switchLanguage(language: SiteLanguage): Promise<void> {
  if (!loadTexts) throw new Error('Nobody provides the texts of the interface');
  await loadTexts(language);
  activateLanguage(language);
}
