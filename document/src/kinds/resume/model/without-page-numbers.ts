import type { Resume } from './resume.ts';

/** The resume without name and page number at the foot of its pages, and of its letters': the lines of its pages stay where they are. */
export function withoutPageNumbers(resume: Resume): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, footer: false } };
}
