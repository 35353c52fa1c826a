import type { Language } from '../../../../engine/text/languages.ts';
import type { DemoContent } from './demo-content.ts';

/** The demo content in one language. */
export interface Demo {
  language: Language;
  content: DemoContent;
  /** The content for a profession; absent where `content` is for all of them. Equal content must be the same object. */
  ofProfession?: (profession: string) => DemoContent;
}

/** A person from each language's country. All have the same profession, so that templates can be compared. */
const CONTENTS: Readonly<Record<Language, () => Promise<DemoContent>>> = {
  pl: async () => (await import('./demo-pl.ts')).DEMO_PL,
  en: async () => (await import('./demo-en.ts')).DEMO_EN,
  de: async () => (await import('./demo-de.ts')).DEMO_DE,
  cz: async () => (await import('./demo-cz.ts')).DEMO_CZ,
  ua: async () => (await import('./demo-ua.ts')).DEMO_UA,
  dk: async () => (await import('./demo-dk.ts')).DEMO_DK,
  es: async () => (await import('./demo-es.ts')).DEMO_ES,
  it: async () => (await import('./demo-it.ts')).DEMO_IT,
  lt: async () => (await import('./demo-lt.ts')).DEMO_LT,
  se: async () => (await import('./demo-se.ts')).DEMO_SE,
  sk: async () => (await import('./demo-sk.ts')).DEMO_SK,
};

const loaded = new Map<Language, Promise<Demo>>();

/** The demo content in a language. It is loaded once. */
export function loadDemo(language: Language): Promise<Demo> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = CONTENTS[language]().then((content) => ({ language, content }));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
