import type { SiteLanguage } from '@kreda/site/languages';
import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import { useSyncExternalStore } from 'react';
import rosetta from 'rosetta';
import { activeLanguage, onLanguageChange } from './active-language.ts';

/** Texts of one feature, nested to any depth. `{{name}}` in a text is replaced by the parameter of that name. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The same keys with any texts: the type that another language's texts must have. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** Every text of a tree as a dotted key: `'toast.preparing'`. */
type MessageKey<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${MessageKey<T[K]>}` }[keyof T &
  string];

type Params = Readonly<Record<string, string | number>>;
export type Translate<T> = (key: MessageKey<T>, params?: Params) => string;

/** The messages with no-break spaces after single-letter words. Values of parameters are not changed. */
function bindSpaces(tree: MessageTree, language: SiteLanguage): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [
      key,
      typeof text === 'string' ? bindSingleLetterWords(text, language) : bindSpaces(text, language),
    ]),
  );
}

const catalogue = rosetta<Record<string, MessageTree>>();

/**
 * Registers a feature's Polish messages and returns their typed translator, which uses the language that is active at the
 * call. Components get it by `useMessages`. The other languages come as packs (`addLanguage`).
 */
export function defineMessages<const P extends MessageTree>(namespace: string, pl: P): Translate<P> {
  catalogue.set('pl', { [namespace]: bindSpaces(pl, 'pl') });
  return (key, params = {}) => catalogue.t([namespace, ...key.split('.')], params, activeLanguage());
}

/** Registers the texts of a language, by namespace. */
export function addLanguage(language: SiteLanguage, pack: Readonly<Record<string, MessageTree>>): void {
  catalogue.set(
    language,
    Object.fromEntries(Object.entries(pack).map(([namespace, tree]) => [namespace, bindSpaces(tree, language)])),
  );
}

/** All texts registered so far in a language. */
export function messageTable(language: SiteLanguage): Record<string, MessageTree> {
  return catalogue.table(language) ?? {};
}

/** A translator for a component, which renders again when the language changes. */
export function useMessages<T>(translate: Translate<T>): Translate<T> {
  useLanguage();
  return translate;
}

/** The interface's language. The component renders again when it changes. */
export function useLanguage(): SiteLanguage {
  return useSyncExternalStore(onLanguageChange, activeLanguage, activeLanguage);
}
