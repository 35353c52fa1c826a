import { emptyResume, type Resume } from '../kinds/resume/model/resume.ts';

/** An empty resume that divides no words, in any language: it is typeset without a hyphenator, and read back without joining words. */
export function wholeWordsResume(...choice: Parameters<typeof emptyResume>): Resume {
  const resume = emptyResume(...choice);
  return { ...resume, pageSetup: { ...resume.pageSetup, hyphenation: false } };
}
