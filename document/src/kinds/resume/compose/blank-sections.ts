import { type Resume, shownSections } from '../model/resume.ts';
import { SECTION_SLUGS, type SectionSlug } from '../model/sections.ts';
import { composePersonal, composeResume } from './compose.ts';
import type { ResumeContent } from './content.ts';

/**
 * Personal data and the shown sections that have no text to print, in the order of the editor's steps. They are missing from a
 * downloaded PDF: only the preview shows demo content in their place.
 */
export function blankSections(resume: Resume): SectionSlug[] {
  const content = composeResume(resume);
  const shown = new Set<SectionSlug>(['personal-data', ...shownSections(resume)]);
  for (const { slug } of content.sections) shown.delete(slug);
  if (hasPersonalText(content)) shown.delete('personal-data');
  return SECTION_SLUGS.filter((slug) => shown.has(slug));
}

/** True when a PDF of the resume would hold no text at all. A photo alone does not make a CV. */
export function isBlankResume(resume: Resume): boolean {
  // Nearly every resume has a name, and then its sections do not matter.
  return !hasPersonalText(composePersonal(resume)) && composeResume(resume).sections.length === 0;
}

function hasPersonalText({ name, profession, contacts, facts }: Omit<ResumeContent, 'sections'>): boolean {
  return name !== '' || profession !== '' || contacts.length > 0 || facts.length > 0;
}
