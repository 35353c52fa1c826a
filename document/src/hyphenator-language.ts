import type { Language } from './model/languages.ts';
import type { Resume } from './model/resume.ts';
import { engineOf } from './style/resolve-style.ts';

/** Words of fewer letters fit on every line of every template. */
const LONG_WORD = /\p{L}{13,}/u;

/**
 * The language whose hyphenator typesetting the resume takes: where its words are divided at line ends, and where it has words that
 * may be wider than a line. Null where it takes none.
 */
export function hyphenatorLanguage(
  resume: Pick<Resume, 'language' | 'pageSetup' | 'pattern' | 'patternVersion' | 'sections'>,
): Language | null {
  if (resume.pageSetup.hyphenation) return resume.language;
  return engineOf(resume) !== 1 && LONG_WORD.test(JSON.stringify(resume.sections)) ? resume.language : null;
}
