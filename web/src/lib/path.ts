import { pathIn, type Query, type RouteName } from '@kreda/site/routes';
import { activeLanguage } from '../i18n/active-language.ts';

/** The address of a screen in the interface's language. */
export function path(name: RouteName, params: Readonly<Record<string, string>> = {}, query: Query = {}): string {
  return pathIn(activeLanguage(), name, { params, query });
}
