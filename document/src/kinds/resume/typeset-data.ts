import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { hyphenatorLanguage } from './hyphenator-language.ts';
import { loadDemo } from './model/demo/load-demo.ts';
import type { Resume } from './model/resume.ts';
import { latestVersion } from './model/templates-by-slug.ts';
import { loadTemplateVersion } from './styles/template-versions.ts';
import type { TypesetOptions } from './typeset.ts';

/** What typesetting a resume needs besides its fonts and its photo. */
export type TypesetData = Pick<TypesetOptions, 'hyphenator' | 'demo'>;

type Needing = Parameters<typeof hyphenatorLanguage>[0] & Pick<Resume, 'isDone'>;

/** Resumes with the same key need the same data. */
export function typesetDataKey(resume: Needing): string {
  const earlier = resume.patternVersion < latestVersion(resume.pattern) ? resume.pattern : null;
  return [hyphenatorLanguage(resume), resume.isDone ? null : resume.language, earlier].join('/');
}

/**
 * Loads the rules that divide the resume's words, the demo content of its empty sections, and its template version: each if the resume
 * needs it.
 *
 * @throws Error for a version that the template does not have.
 */
export async function loadTypesetData(resume: Needing): Promise<TypesetData> {
  const language = hyphenatorLanguage(resume);
  const [hyphenator, demo] = await Promise.all([
    language && loadHyphenator(language),
    resume.isDone ? null : loadDemo(resume.language),
    loadTemplateVersion(resume),
  ]);
  return { ...(hyphenator && { hyphenator }), ...(demo && { demo }) };
}
