import type { TemplateSlug } from '../model/templates-by-slug.ts';

/** The trades of the people who show the templates. */
export const TRADES = ['health', 'office', 'technology', 'craft', 'services', 'education'] as const;
export type Trade = (typeof TRADES)[number];

export const SENIORITIES = ['start', 'experienced', 'leader'] as const;
export type Seniority = (typeof SENIORITIES)[number];

/**
 * Who shows a template: a different person for each. Apart from their texts and colours, for screens that only list templates.
 */
export const SHOWCASES: Readonly<Record<TemplateSlug, readonly [trade: Trade, seniority: Seniority]>> = {
  modern: ['health', 'experienced'],
  classic: ['office', 'leader'],
  bold: ['craft', 'experienced'],
  mirror: ['office', 'experienced'],
  timeline: ['services', 'start'],
  executive: ['office', 'leader'],
  portrait: ['services', 'experienced'],
  minimal: ['technology', 'experienced'],
  tags: ['office', 'experienced'],
  compact: ['craft', 'start'],
  academic: ['education', 'leader'],
  europass: ['craft', 'experienced'],
  plain: ['technology', 'experienced'],
  duotone: ['technology', 'experienced'],
  grid: ['technology', 'experienced'],
  icons: ['health', 'experienced'],
  editorial: ['education', 'experienced'],
  amber: ['services', 'leader'],
  monogram: ['education', 'start'],
  tabular: ['craft', 'leader'],
};
