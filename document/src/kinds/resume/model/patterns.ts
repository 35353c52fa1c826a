import type { Template } from '../styles/template.ts';
import { TEMPLATES } from '../styles/templates.ts';

/** The templates' slugs. `pattern` is the stored name of a resume's template (docs/glossary.md). */
export type PatternSlug = (typeof TEMPLATES)[number]['slug'];
export const PATTERN_SLUGS = TEMPLATES.map(({ slug }) => slug) as [PatternSlug, ...PatternSlug[]];

/** A template as the specification lists it in its dictionary. */
export type Pattern = Pick<Template, 'label' | 'traits' | 'fonts' | 'sectionsOrder'> & {
  id: number;
  slug: PatternSlug;
  alias: string;
};

export const PATTERNS = Object.fromEntries(
  TEMPLATES.map(({ slug, label, traits, fonts, sectionsOrder }, index): [PatternSlug, Pattern] => [
    slug,
    { id: index + 1, slug, alias: slug, label, traits, fonts, sectionsOrder },
  ]),
) as Readonly<Record<PatternSlug, Pattern>>;

const VERSIONS: ReadonlyMap<string, number> = new Map(TEMPLATES.map(({ slug, versions }) => [slug, versions.length]));

/** The version of a template that a resume takes when it chooses the template now; versions count from 1. */
export function latestVersion(pattern: PatternSlug): number {
  return VERSIONS.get(pattern)!;
}

export const DEFAULT_PATTERN: PatternSlug = 'modern';
