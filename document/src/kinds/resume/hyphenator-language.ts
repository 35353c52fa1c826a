import { rememberByIdentity } from '../../engine/remember-by-identity.ts';
import type { Language } from '../../engine/text/languages.ts';
import type { Resume } from './model/resume.ts';
import { sectionText } from './model/section-text.ts';
import { engineOf } from './styles/template-versions.ts';

/** Shorter words fit on every line of every template. */
const LONG_WORD = /\p{L}{13,}/u;

/**
 * The names of sections count too. One of them is so long that the result is always true, and the pages of all released versions rely on
 * that.
 */
function hasLongWord(sections: Resume['sections']): boolean {
  return Object.entries(sections).some(([slug, section]) => LONG_WORD.test(slug) || isLongWordIn(section));
}

const isLongWordIn = rememberByIdentity((section: object) => LONG_WORD.test(sectionText(section)));

/**
 * The language of the hyphenator that the resume needs: if its words are divided at line ends, or if a word may be wider than a line. Null
 * if it needs none.
 */
export function hyphenatorLanguage(
  resume: Pick<Resume, 'language' | 'pageSetup' | 'pattern' | 'patternVersion' | 'sections'>,
): Language | null {
  if (resume.pageSetup.hyphenation) return resume.language;
  return engineOf(resume) !== 1 && hasLongWord(resume.sections) ? resume.language : null;
}
