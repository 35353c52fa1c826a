import { fromBcp47, type SiteLanguage } from '@kreda/site/languages';
import { matchPath, pathIn } from '@kreda/site/routes';
import { switchLanguage } from '../i18n/switch-language.ts';
import { chosenLanguage, rememberChosenLanguage } from '../lib/chosen-language.ts';

/**
 * The language the visitor chose, or before that the one the server wrote into the page. Where its texts cannot be fetched the
 * interface stays Polish, as it is delivered.
 */
export async function restoreLanguage(): Promise<void> {
  const language = chosenLanguage() ?? fromBcp47(document.documentElement.lang);
  if (!language) return;
  try {
    await switchLanguage(language);
  } catch {
    // The language's texts did not arrive: the switch in the header asks for them again.
  }
}

/**
 * Makes a language the interface's and remembers it; answers the address of the same screen in that language. Rejects, with
 * nothing changed, when its texts cannot be fetched.
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
