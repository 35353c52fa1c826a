import { rememberByIdentity } from '../../engine/remember-by-identity.ts';
import type { Language } from '../../engine/text/languages.ts';
import type { Resume } from './model/resume.ts';
import { sectionText } from './model/section-text.ts';
import { engineOf } from './styles/resolve-style.ts';

/** Words of fewer letters fit on every line of every template. */
const LONG_WORD = /\p{L}{13,}/u;

/** Names of sections count: one is so long that this is always true, and the pages of every released version rely on it. */
function hasLongWord(sections: Resume['sections']): boolean {
  return Object.entries(sections).some(([slug, section]) => LONG_WORD.test(slug) || isLongWordIn(section));
}

const isLongWordIn = rememberByIdentity((section: object) => LONG_WORD.test(sectionText(section)));

/**
 * The language whose hyphenator typesetting the resume takes: where its words are divided at line ends, and where it has words that
 * may be wider than a line. Null where it takes none.
 */
export function hyphenatorLanguage(
  resume: Pick<Resume, 'language' | 'pageSetup' | 'pattern' | 'patternVersion' | 'sections'>,
): Language | null {
  if (resume.pageSetup.hyphenation) return resume.language;
  return engineOf(resume) !== 1 && hasLongWord(resume.sections) ? resume.language : null;
}
