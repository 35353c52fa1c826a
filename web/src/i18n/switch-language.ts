import type { SiteLanguage } from '@kreda/site/languages';
import { activateLanguage } from './active-language.ts';

type LoadTexts = (language: SiteLanguage) => Promise<void>;

let loadTexts: LoadTexts | null = null;

/** Sets the function that loads a language's texts. The application calls it once, before the first render. */
export function setTextLoader(load: LoadTexts): void {
  loadTexts = load;
}

/** Loads a language's texts and sets it as the interface's language. Rejects and changes nothing when the texts cannot be fetched. */
export async function switchLanguage(language: SiteLanguage): Promise<void> {
  if (!loadTexts) throw new Error('setTextLoader has not been called');
  await loadTexts(language);
  activateLanguage(language);
}
