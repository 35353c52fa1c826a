import createHyphenate, { type HyphenationFunctionSync } from 'hyphen';
import type { Language } from './languages.ts';

/** Finds where words of one language may be divided. */
export interface Hyphenator {
  language: Language;
  /** Offsets in the word before which a hyphen is allowed; none for a short or unknown word. */
  divide(word: string): readonly number[];
}

// TeX's patterns, from CTAN.
const PATTERNS: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  pl: () => import('hyphen/patterns/pl.js'),
  en: () => import('hyphen/patterns/en-gb.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  cz: () => import('hyphen/patterns/cs.js'),
  ua: () => import('hyphen/patterns/uk.js'),
  dk: () => import('hyphen/patterns/da.js'),
  es: () => import('hyphen/patterns/es.js'),
  it: () => import('hyphen/patterns/it.js'),
  lt: () => import('hyphen/patterns/lt.js'),
  se: () => import('hyphen/patterns/sv.js'),
  sk: () => import('hyphen/patterns/sk.js'),
};

/** Minimum number of letters before and after a hyphen. */
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;
const MIN_WORD_LENGTH = 6;
const SOFT_HYPHEN = '\u00ad';

const loaded = new Map<Language, Promise<Hyphenator>>();

/** The hyphenator of a language. Its patterns are loaded once. */
export function loadHyphenator(language: Language): Promise<Hyphenator> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = PATTERNS[language]().then((patterns) => createHyphenator(language, patterns.default));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

function createHyphenator(language: Language, patterns: unknown): Hyphenator {
  const hyphenate = createHyphenate(patterns as Parameters<typeof createHyphenate>[0], {
    async: false,
    minWordLength: MIN_WORD_LENGTH,
  }) as HyphenationFunctionSync;
  const cache = new Map<string, readonly number[]>();
  return {
    language,
    divide(word) {
      const known = cache.get(word);
      if (known) return known;
      const offsets = offsetsOf(hyphenate(word), word.length);
      if (cache.size > 20_000) cache.clear();
      cache.set(word, offsets);
      return offsets;
    },
  };
}

function offsetsOf(hyphenated: string, length: number): number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of hyphenated) {
    if (character === SOFT_HYPHEN) offsets.push(offset);
    else offset += character.length;
  }
  return offsets.filter((at) => at >= LEAST_BEFORE && at <= length - LEAST_AFTER);
}
