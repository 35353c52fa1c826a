import { z } from 'zod';
import type { Paper } from '../../../engine/page-geometry.ts';
import type { Language } from '../../../engine/text/languages.ts';
import { LEVEL_SHAPES } from './section.ts';
import { sectionColumnsSchema } from './section-columns.ts';

/** How months are written: `03.2021`, `Mar 2021`, `March 2021`, in the document's language. */
export const DATE_STYLES = ['digits', 'short', 'long'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/** The paper of a resume's pages, in the order in which it is offered (docs/decisions/0045). */
export const PAPER_CHOICES = ['a4', 'letter'] as const satisfies readonly Paper[];

/**
 * How levels are printed in the whole resume: `sections` leaves it to each section, `words` prints "advanced" in the document's language, and
 * `none` prints no shape and no number. Language levels such as B2 and descriptions are always printed.
 */
export const LEVEL_STYLES = ['sections', ...LEVEL_SHAPES, 'words', 'none'] as const;
export type LevelStyle = (typeof LEVEL_STYLES)[number];

/** Marks of section headings: a line below, a short bar above, a bar at the left, a box, or none. */
export const HEADING_RULES = ['line', 'bar', 'tick', 'box', 'plain'] as const;
export type HeadingRule = (typeof HEADING_RULES)[number];

/** Section headings as typed, or in capitals. */
export const HEADING_CASES = ['typed', 'upper'] as const;
export type HeadingCase = (typeof HEADING_CASES)[number];

/** Rounded corners and straight ones have the template's height and width. */
export const PHOTO_SHAPES = ['circle', 'rounded', 'rectangle'] as const;
export type PhotoShape = (typeof PHOTO_SHAPES)[number];

/** The smallest and the largest factor of the photo's size. */
export const PHOTO_SIZE_LIMITS = { min: 0.7, max: 1.3 } as const;

/** The smallest and the largest factor of the side column's width. */
export const SIDE_WIDTH_LIMITS = { min: 0.85, max: 1.25 } as const;

/** The smallest and the largest factor of each measure. They keep a page readable. */
export const DENSITY_LIMITS = {
  text: { min: 0.8, max: 1.3 },
  leading: { min: 0.84, max: 1.3 },
  margins: { min: 0.6, max: 1.3 },
  spacing: { min: 0.45, max: 2.5 },
  entrySpacing: { min: 0.45, max: 2.5 },
} as const;

function factor({ min, max }: { min: number; max: number }) {
  return z.number().min(min).max(max);
}

/** Factors on a template's own measures: 1 is as designed. Text is never set below 9 pt (12 px), except small print. */
export const densitySchema = z.strictObject({
  /** Font sizes. */
  text: factor(DENSITY_LIMITS.text),
  /** Gaps between sections, below titles and below the hero. */
  spacing: factor(DENSITY_LIMITS.spacing),
  /** Gaps between entries and paragraphs. Releases without this field use `spacing` for them (docs/decisions/0039). */
  entrySpacing: factor(DENSITY_LIMITS.entrySpacing),
  /** Line heights. */
  leading: factor(DENSITY_LIMITS.leading),
  /** The page's margins. */
  margins: factor(DENSITY_LIMITS.margins),
});
export type Density = z.infer<typeof densitySchema>;

export const AS_DESIGNED: Density = { text: 1, spacing: 1, entrySpacing: 1, leading: 1, margins: 1 };

const MEASURES = Object.keys(AS_DESIGNED) as (keyof Density)[];

export function isSameDensity(one: Density, other: Density): boolean {
  return MEASURES.every((measure) => one[measure] === other[measure]);
}

/** Densities to start from. */
export const DENSITY_PRESETS = {
  airy: { text: 1.02, spacing: 1.3, entrySpacing: 1.25, leading: 1.08, margins: 1.1 },
  normal: AS_DESIGNED,
  dense: { text: 0.96, spacing: 0.7, entrySpacing: 0.75, leading: 0.93, margins: 0.85 },
} as const satisfies Record<string, Density>;
export type DensityPreset = keyof typeof DENSITY_PRESETS;

/** Settings of a resume's pages, and changes to its template's design (docs/decisions/0044). */
export const pageSetupSchema = z.strictObject({
  /** The size of the pages: A4 or US Letter. Resumes from before the choice are A4. */
  paper: z.enum(PAPER_CHOICES),
  /** Name and page number at the foot of the second page and those after it. */
  footer: z.boolean(),
  /** Divides words at line ends by the document language's rules. */
  hyphenation: z.boolean(),
  /** Sets quotation marks, apostrophes and dashes by the document language's rules (docs/decisions/0040). Without it they print as typed. */
  smartPunctuation: z.boolean(),
  dates: z.enum(DATE_STYLES),
  levels: z.enum(LEVEL_STYLES),
  headingRule: z.enum(['template', ...HEADING_RULES]),
  headingCase: z.enum(['template', ...HEADING_CASES]),
  photoShape: z.enum(['template', ...PHOTO_SHAPES]),
  /** Factor on the photo's height and width. */
  photoSize: factor(PHOTO_SIZE_LIMITS),
  /** Factor on the side column's width. The main column gives or takes the difference. */
  sideWidth: factor(SIDE_WIDTH_LIMITS),
  density: densitySchema,
  columns: sectionColumnsSchema,
});
export type PageSetup = z.infer<typeof pageSetupSchema>;

/** The page setup in an operation. Fields that the sender does not know are absent (docs/decisions/0037). */
export const savedPageSetupSchema = pageSetupSchema.extend({ density: densitySchema.partial() }).partial();
export type SavedPageSetup = z.infer<typeof savedPageSetupSchema>;

type Design = Pick<
  PageSetup,
  'levels' | 'headingRule' | 'headingCase' | 'photoShape' | 'photoSize' | 'sideWidth' | 'density'
>;

/** The settings that change a template's design, at the values that change nothing. */
export const TEMPLATE_DESIGN: Design = {
  levels: 'sections',
  headingRule: 'template',
  headingCase: 'template',
  photoShape: 'template',
  photoSize: 1,
  sideWidth: 1,
  density: AS_DESIGNED,
};

const { density: _, ...TEMPLATE_DETAILS } = TEMPLATE_DESIGN;

/** Whether nothing differs from the template's design. */
export function isTemplateDesign({ density, ...details }: PageSetup): boolean {
  const names = Object.keys(TEMPLATE_DETAILS) as (keyof typeof TEMPLATE_DETAILS)[];
  return isSameDensity(density, AS_DESIGNED) && names.every((name) => details[name] === TEMPLATE_DETAILS[name]);
}

/** English dates name the month, since British and American readers take 03/04 for different dates; elsewhere digits are usual. */
export function usualDateStyle(language: Language): DateStyle {
  return language === 'en' ? 'short' : 'digits';
}

/** German compounds and Ukrainian words are too long for a CV's columns without it; elsewhere CVs usually keep words whole. */
export function usualHyphenation(language: Language): boolean {
  return language === 'de' || language === 'ua';
}

/** The page setup of a new resume. */
export function defaultPageSetup(language: Language): PageSetup {
  return { ...absentPageSetup(language), hyphenation: usualHyphenation(language) };
}

/**
 * The values of fields that a stored page setup does not have: those that its resume was printed with before the fields existed. A new
 * resume may begin with other values; stored ones keep their appearance (docs/decisions/0043).
 */
export function absentPageSetup(language: Language): PageSetup {
  return {
    paper: 'a4',
    footer: true,
    hyphenation: false,
    smartPunctuation: true,
    dates: usualDateStyle(language),
    ...TEMPLATE_DESIGN,
    density: { ...AS_DESIGNED },
    columns: {},
  };
}
