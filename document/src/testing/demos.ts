import { LANGUAGES, type Language } from '../engine/text/languages.ts';
import { type Demo, loadDemo } from '../kinds/resume/model/demo/load-demo.ts';

const DEMOS = new Map<Language, Demo>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadDemo(language)] as const)),
);

/** The demo content of a language, loaded already. */
export function demoOf(language: Language): Demo {
  return DEMOS.get(language)!;
}
