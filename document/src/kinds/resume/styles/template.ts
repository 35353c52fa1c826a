import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { ResumeColor, ResumeFonts } from '../model/appearance.ts';
import type { OrderedSection } from '../model/sections.ts';
import type { TemplateName } from './template-names.ts';
import type { PageBreaks, TemplateStyle, Typography } from './template-style.ts';

/** Traits of templates. The template picker translates them and filters by them. */
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

/** A resume's choices: colours, `#rrggbb`, and font families. */
export interface TemplateInput {
  generalColor: string;
  accentColor: string;
  backgroundColor: string;
  fonts: ResumeFonts;
}

/** The design of a template for A4, as a function of colours and fonts. `onPaper` places it on other paper. */
export type TemplateDesign = (
  input: TemplateInput,
) => Omit<TemplateStyle, 'engine' | 'pageBreaks' | 'typography' | 'page'>;

/** A released design with the engine version that sets it. */
export interface TemplateVersion {
  engine: EngineVersion;
  /** Greedy if absent. */
  pageBreaks?: PageBreaks;
  /** `quotes` if absent. */
  typography?: Typography;
  design: TemplateDesign;
}

/**
 * A template: data and a small function. To add one, add a file in `templates/` and a line in `templates.ts` and in `template-names.ts`.
 * To add a version, move the newest to the template's file in `earlier/`.
 */
export interface Template<S extends string = string> extends TemplateName {
  slug: S;
  fonts: ResumeFonts;
  /** The template's own colours (docs/decisions/0042). Navy on white if absent (specification, section 3). */
  color?: ResumeColor;
  /** True if new resumes were navy before the template got colours of its own (docs/decisions/0062). */
  wasNavy?: true;
  /** The order of sections that a resume gets when the template is chosen (specification, section 4). */
  sectionsOrder: readonly OrderedSection[];
  /**
   * The engines of the versions before the newest, version 1 first. The versions themselves are in `earlier/`, so that a browser loads them
   * only for a resume that has one (`template-versions.ts`).
   */
  earlierEngines: readonly EngineVersion[];
  /**
   * A resume keeps the version that it was made with until its owner updates it. A released version is therefore never changed: it moves
   * to `earlier/`, and a better one takes its place.
   */
  newest: TemplateVersion;
}

/** The versions of a template before the newest, version 1 first. */
export type EarlierVersions = readonly TemplateVersion[];

/** Preserves the slug's literal type, from which the model's list of patterns is derived. */
export function defineTemplate<const S extends string>(template: Template<S>): Template<S> {
  return template;
}
