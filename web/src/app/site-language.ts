import { fromBcp47, type SiteLanguage } from '@kreda/site/languages';
import { matchPath, pathIn } from '@kreda/site/routes';
import { switchLanguage } from '../i18n/switch-language.ts';
import { chosenLanguage, rememberChosenLanguage } from '../lib/chosen-language.ts';

/**
 * Activates the language that the visitor chose, or else the page's language from the server. If its texts cannot be fetched,
 * the interface stays Polish.
 */
export async function restoreLanguage(): Promise<void> {
  const language = chosenLanguage() ?? fromBcp47(document.documentElement.lang);
  if (!language) return;
  try {
    await switchLanguage(language);
  } catch {
    // The texts could not be fetched. The language switch in the header can try again.
  }
}

/**
 * Switches to a language and remembers it. Returns the address of the same screen in that language. Rejects and changes nothing
 * when its texts cannot be fetched.
 */
export async function chooseLanguage(
  language: SiteLanguage,
  current: { pathname: string; search: string },
): Promise<string> {
  await switchLanguage(language);
  rememberChosenLanguage(language);
  const match = matchPath(current.pathname);
  return match
    ? pathIn(language, match.name, { params: match.params }) + current.search
    : current.pathname + current.search;
}
