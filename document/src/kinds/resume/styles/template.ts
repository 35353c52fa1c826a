import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { ResumeFonts } from '../model/appearance.ts';
import type { OrderedSection } from '../model/sections.ts';
import type { TemplateName } from './template-names.ts';
import type { TemplateStyle } from './template-style.ts';

/** What a template is good at; the picker says it in the reader's language and filters by it. */
export const TEMPLATE_TRAITS = [
  'one-column',
  'two-column',
  'colour',
  'photo',
  'serif',
  'compact',
  'timeline',
  'plain',
] as const;
export type TemplateTrait = (typeof TEMPLATE_TRAITS)[number];

/** What a resume chooses: its colours, `#rrggbb`, and its families. */
export interface TemplateInput {
  generalColor: string;
  accentColor: string;
  backgroundColor: string;
  fonts: ResumeFonts;
}

/** A template's look, given colours and fonts. */
export type TemplateDesign = (input: TemplateInput) => Omit<TemplateStyle, 'engine'>;

/** A released design, and the engine that sets it. */
export interface TemplateVersion {
  engine: EngineVersion;
  design: TemplateDesign;
}

/** A template: data and a small function. Adding one is a file in `templates/` and a line in `templates.ts` and `template-names.ts`. */
export interface Template<S extends string = string> extends TemplateName {
  slug: S;
  fonts: ResumeFonts;
  /** The order of sections that a resume takes over with the template (specification, section 4). */
  sectionsOrder: readonly OrderedSection[];
  /**
   * Version 1 first. A resume keeps the version it was made with until its owner takes over the last one, so a design that
   * was released is never changed: a better one is appended.
   */
  versions: readonly [TemplateVersion, ...TemplateVersion[]];
}

/** Keeps the slug's literal type, of which the model's list of patterns is made. */
export function defineTemplate<const S extends string>(template: Template<S>): Template<S> {
  return template;
}
