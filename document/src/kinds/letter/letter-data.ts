import { type Hyphenator, loadHyphenator } from '../../engine/text/hyphenator.ts';
import { usualHyphenation } from '../resume/model/page-setup.ts';
import type { Resume } from '../resume/model/resume.ts';
import { loadTemplateVersion } from '../resume/styles/template-versions.ts';
import type { Letter } from './model/letter.ts';

/** What typesetting a letter needs besides its fonts and its signature. */
export interface LetterData {
  /** Divides words at line ends, and words that are wider than a line. */
  hyphenator: Hyphenator;
}

/** Whether words of a letter are divided at line ends: as in its resume, if both are in one language. */
export function dividesWords(
  { language }: Pick<Letter, 'language'>,
  resume: Pick<Resume, 'language' | 'pageSetup'>,
): boolean {
  return language === resume.language ? resume.pageSetup.hyphenation : usualHyphenation(language);
}

/**
 * Loads the rules that divide words of the letter's language, and the template version of its resume. Each is loaded once.
 *
 * @throws Error for a version that the template does not have.
 */
export async function loadLetterData(
  letter: Pick<Letter, 'language'>,
  resume: Pick<Resume, 'pattern' | 'patternVersion'>,
): Promise<LetterData> {
  const [hyphenator] = await Promise.all([loadHyphenator(letter.language), loadTemplateVersion(resume)]);
  return { hyphenator };
}
