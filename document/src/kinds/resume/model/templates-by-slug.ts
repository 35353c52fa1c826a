import type { Template } from '../styles/template.ts';
import { TEMPLATES } from '../styles/templates.ts';
import { presetColor, type ResumeColor } from './appearance.ts';

/** The templates' slugs. `pattern` is the stored name of a resume's template (docs/glossary.md). */
export type TemplateSlug = (typeof TEMPLATES)[number]['slug'];
export const TEMPLATE_SLUGS = TEMPLATES.map(({ slug }) => slug) as [TemplateSlug, ...TemplateSlug[]];

/** A template as the specification lists it in its dictionary. */
export type TemplateSummary = Pick<Template, 'label' | 'traits' | 'fonts' | 'sectionsOrder'> & {
  id: number;
  slug: TemplateSlug;
  alias: string;
};

export const TEMPLATES_BY_SLUG = Object.fromEntries(
  TEMPLATES.map(({ slug, label, traits, fonts, sectionsOrder }, index): [TemplateSlug, TemplateSummary] => [
    slug,
    { id: index + 1, slug, alias: slug, label, traits, fonts, sectionsOrder },
  ]),
) as Readonly<Record<TemplateSlug, TemplateSummary>>;

const VERSIONS: ReadonlyMap<string, number> = new Map(
  TEMPLATES.map(({ slug, earlierEngines }) => [slug, earlierEngines.length + 1]),
);

/** The version of a template that a resume takes when it chooses the template now; versions count from 1. */
export function latestVersion(pattern: TemplateSlug): number {
  return VERSIONS.get(pattern)!;
}

/** Whether this release has the template and the version. A newer release may have stored a resume that uses another one. */
export function hasTemplateVersion({ pattern, patternVersion }: { pattern: string; patternVersion: number }): boolean {
  return patternVersion <= (VERSIONS.get(pattern) ?? 0);
}

const COLORS: ReadonlyMap<string, ResumeColor> = new Map(
  TEMPLATES.map((template: Template): [string, ResumeColor] => [template.slug, template.color ?? presetColor('navy')]),
);

/** The colours that a new resume has in a template. */
export function colorOfTemplate(pattern: TemplateSlug): ResumeColor {
  return { ...COLORS.get(pattern)! };
}

const WERE_NAVY: ReadonlySet<string> = new Set(
  TEMPLATES.filter((template: Template) => template.wasNavy).map(({ slug }) => slug),
);

/** The colours that new resumes had in a template when it was released. */
export function firstColorOfTemplate(pattern: TemplateSlug): ResumeColor {
  return WERE_NAVY.has(pattern) ? presetColor('navy') : colorOfTemplate(pattern);
}

export const DEFAULT_TEMPLATE: TemplateSlug = 'modern';
