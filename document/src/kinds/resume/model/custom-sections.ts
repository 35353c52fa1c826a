/**
 * Sections of the user's own. Fixed slugs, so that all tables over sections stay complete (docs/decisions/0049). Without imports, as
 * `later-sections.ts`: templates list them in their orders.
 */
export const CUSTOM_SECTIONS = ['custom-1', 'custom-2', 'custom-3', 'custom-4', 'custom-5'] as const;
export type CustomSection = (typeof CUSTOM_SECTIONS)[number];

export function isCustomSection(slug: string): slug is CustomSection {
  return (CUSTOM_SECTIONS as readonly string[]).includes(slug);
}
