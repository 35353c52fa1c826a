import type { ListSectionSlug, SectionSlug } from '@kreda/document/kinds/resume/model/sections';

/** Sections whose entries are a word or two, and perhaps a level. */
const TERM_SECTIONS = ['skills', 'software', 'languages', 'interests'] as const satisfies readonly ListSectionSlug[];
export type TermSection = (typeof TERM_SECTIONS)[number];

export function isTermSection(slug: SectionSlug): slug is TermSection {
  return (TERM_SECTIONS as readonly string[]).includes(slug);
}
