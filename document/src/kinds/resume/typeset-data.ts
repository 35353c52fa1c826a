import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import type { Language } from '../../engine/text/languages.ts';
import { hyphenatorLanguage } from './hyphenator-language.ts';
import { type Demo, loadDemo } from './model/demo/load-demo.ts';
import type { Resume } from './model/resume.ts';
import { latestVersion } from './model/templates-by-slug.ts';
import { loadTemplateVersion } from './styles/template-versions.ts';
import type { TypesetOptions } from './typeset.ts';

/** What typesetting a resume needs besides its fonts and its photo. */
export type TypesetData = Pick<TypesetOptions, 'hyphenator' | 'demo'>;

type Needing = Parameters<typeof hyphenatorLanguage>[0] & Pick<Resume, 'isDone' | 'sections'>;

/** Resumes with the same key need the same data. */
export function typesetDataKey(resume: Needing): string {
  const earlier = resume.patternVersion < latestVersion(resume.pattern) ? resume.pattern : null;
  return [hyphenatorLanguage(resume), resume.isDone ? null : resume.language, earlier, needsTrades(resume)].join('/');
}

/** Whether demo content depends on the profession: without one, its texts need not be loaded. */
function needsTrades({ isDone, sections }: Needing): boolean {
  return !isDone && sections['personal-data'].data.profession.trim() !== '';
}

const withTrades = new Map<Language, Promise<Demo>>();

/** The demo content of a language, by profession. It is loaded once. */
export function loadDemoByProfession(language: Language): Promise<Demo> {
  const known = withTrades.get(language);
  if (known) return known;
  const loading = Promise.all([loadDemo(language), import('./showcase/samples-by-profession.ts')]).then(
    async ([demo, { loadSamplesByProfession }]) => ({ ...demo, ofProfession: await loadSamplesByProfession(demo) }),
  );
  withTrades.set(language, loading);
  loading.catch(() => withTrades.delete(language));
  return loading;
}

/** Samples are never printed: without a connection those for all professions do. */
function loadDemoFor(resume: Needing): Promise<Demo> {
  const { language } = resume;
  return needsTrades(resume) ? loadDemoByProfession(language).catch(() => loadDemo(language)) : loadDemo(language);
}

/**
 * Loads the rules that divide the resume's words, the demo content of its empty sections by profession, and its template version: each if the
 * resume needs it.
 *
 * @throws Error for a version that the template does not have.
 */
export async function loadTypesetData(resume: Needing): Promise<TypesetData> {
  const language = hyphenatorLanguage(resume);
  const [hyphenator, demo] = await Promise.all([
    language && loadHyphenator(language),
    resume.isDone ? null : loadDemoFor(resume),
    loadTemplateVersion(resume),
  ]);
  return { ...(hyphenator && { hyphenator }), ...(demo && { demo }) };
}
