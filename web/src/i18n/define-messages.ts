import { useSyncExternalStore } from 'react';
import rosetta from 'rosetta';
import { activeLanguage, onLanguageChange, type SiteLanguage } from './language.ts';

/** Messages of one feature: texts, or functions of their parameters where a language counts; nested as the author likes. */
export interface MessageTree {
  readonly [key: string]: string | ((params: never) => string) | MessageTree;
}

/** The same keys with any texts: what a second language has to fill in. */
type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (params: infer P) => string
      ? (params: P) => string
      : SameKeys<T[K]>;
};

/** Every text of a tree as a dotted key: `'toast.preparing'`. */
type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string | ((params: never) => string) ? K : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

type Params = Readonly<Record<string, string | number>>;
export type Translate<T> = (key: MessageKey<T>, params?: Params) => string;

const catalogue = rosetta<Record<string, MessageTree>>();

/**
 * Registers a feature's messages and answers their typed translator, which speaks the language of the moment of the call.
 * Components take it through `useMessages`. `{{name}}` in a text is replaced by the parameter of that name.
 */
export function defineMessages<const P extends MessageTree>(
  namespace: string,
  messages: { pl: P; en: SameKeys<P> },
): Translate<P> {
  for (const [language, tree] of Object.entries(messages))
    catalogue.set(language, { [namespace]: tree as MessageTree });
  return (key, params = {}) => catalogue.t([namespace, ...key.split('.')], params, activeLanguage());
}

/** Everything defined so far in a language. */
export function messageTable(language: SiteLanguage): Record<string, MessageTree> {
  return catalogue.table(language) ?? {};
}

/** A translator for a component, which draws again when the language changes. */
export function useMessages<T>(translate: Translate<T>): Translate<T> {
  useLanguage();
  return translate;
}

/** The interface's language; the component draws again when it changes. */
export function useLanguage(): SiteLanguage {
  return useSyncExternalStore(onLanguageChange, activeLanguage);
}
