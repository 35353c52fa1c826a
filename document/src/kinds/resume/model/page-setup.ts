import { z } from 'zod';
import type { Language } from '../../../engine/text/languages.ts';

/** How months are written: `03.2021`, `Mar 2021`, `March 2021`, in the document's language. */
export const DATE_STYLES = ['digits', 'short', 'long'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

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

/** Settings of a resume's pages that no template decides. */
export const pageSetupSchema = z.strictObject({
  /** Name and page number at the foot of the second page and those after it. */
  footer: z.boolean(),
  /** Divides words at line ends by the document language's rules. */
  hyphenation: z.boolean(),
  /** Sets quotation marks, apostrophes and dashes by the document language's rules (docs/decisions/0040). Without it they print as typed. */
  smartPunctuation: z.boolean(),
  dates: z.enum(DATE_STYLES),
  density: densitySchema,
});
export type PageSetup = z.infer<typeof pageSetupSchema>;

/** The page setup in an operation. Fields that the sender does not know are absent (docs/decisions/0037). */
export const savedPageSetupSchema = pageSetupSchema.extend({ density: densitySchema.partial() }).partial();
export type SavedPageSetup = z.infer<typeof savedPageSetupSchema>;

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
    footer: true,
    hyphenation: false,
    smartPunctuation: true,
    dates: usualDateStyle(language),
    density: { ...AS_DESIGNED },
  };
}
