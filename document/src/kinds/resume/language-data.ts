import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { hyphenatorLanguage } from './hyphenator-language.ts';
import { loadDemo } from './model/demo/load-demo.ts';
import type { Resume } from './model/resume.ts';
import type { TypesetOptions } from './typeset.ts';

/** What typesetting a resume needs in the resume's language. */
export type LanguageData = Pick<TypesetOptions, 'hyphenator' | 'demo'>;

type Needing = Parameters<typeof hyphenatorLanguage>[0] & Pick<Resume, 'isDone'>;

/** Resumes with the same key need the same data. */
export function languageDataKey(resume: Needing): string {
  return [hyphenatorLanguage(resume), resume.isDone ? null : resume.language].join('/');
}

/** Loads the rules that divide the resume's words, and the demo content of its empty sections: each if the resume needs it. */
export async function loadLanguageData(resume: Needing): Promise<LanguageData> {
  const language = hyphenatorLanguage(resume);
  const [hyphenator, demo] = await Promise.all([
    language && loadHyphenator(language),
    resume.isDone ? null : loadDemo(resume.language),
  ]);
  return { ...(hyphenator && { hyphenator }), ...(demo && { demo }) };
}
