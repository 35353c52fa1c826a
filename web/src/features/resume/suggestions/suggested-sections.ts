/** Sections with suggestions. */
const SUGGESTED_SECTIONS = ['summary', 'experiences', 'skills', 'software', 'interests', 'languages'] as const;
export type SuggestedSection = (typeof SUGGESTED_SECTIONS)[number];

export function isSuggestedSection(slug: string): slug is SuggestedSection {
  return (SUGGESTED_SECTIONS as readonly string[]).includes(slug);
}
