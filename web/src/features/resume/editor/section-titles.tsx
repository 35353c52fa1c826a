import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { customTitles } from '@kreda/document/kinds/resume/model/section-names';
import { createContext, type ReactNode, use } from 'react';
import { useResumePart } from '../state/use-resume.ts';

const SectionTitles = createContext('{}');

/** The titles as JSON, so that equal titles are equal values. */
function titlesOf({ sections }: Resume): string {
  return JSON.stringify(customTitles(sections));
}

/** The titles of the user's own sections in the shown resume, by slug. */
export function useSectionTitles(): Readonly<Partial<Record<string, string>>> {
  return JSON.parse(use(SectionTitles));
}

/** Gives its children the titles of a resume. */
export function ResumeTitles({ resume, children }: { resume: Resume; children: ReactNode }) {
  return <SectionTitles value={titlesOf(resume)}>{children}</SectionTitles>;
}

/** Gives its children the titles of the resume that is being edited. */
export function EditedTitles({ children }: { children: ReactNode }) {
  return <SectionTitles value={useResumePart(titlesOf)}>{children}</SectionTitles>;
}
