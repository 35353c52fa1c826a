import { z } from 'zod';
import type { Language } from '../../../engine/text/languages.ts';

/** How months are written: `03.2021`, `Mar 2021`, `March 2021`, in the document's language. */
export const DATE_STYLES = ['digits', 'short', 'long'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/**
 * Factors on a template's own measures: 1 is as designed. The minimums keep a page readable. Text is never set below
 * 9 pt (12 px), except small print.
 */
export const densitySchema = z.strictObject({
  /** Font sizes. */
  text: z.number().min(0.8).max(1),
  /** Gaps between sections, entries and paragraphs. */
  spacing: z.number().min(0.45).max(1),
  /** Line heights. */
  leading: z.number().min(0.84).max(1),
  /** The page's margins. */
  margins: z.number().min(0.6).max(1),
});
export type Density = z.infer<typeof densitySchema>;

export const AS_DESIGNED: Density = { text: 1, spacing: 1, leading: 1, margins: 1 };

/** Settings of a resume's pages that no template decides. */
export const pageSetupSchema = z.strictObject({
  /** Name and page number at the foot of the second page and those after it. */
  footer: z.boolean(),
  /** Divides words at line ends by the document language's rules. */
  hyphenation: z.boolean(),
  dates: z.enum(DATE_STYLES),
  density: densitySchema,
});
export type PageSetup = z.infer<typeof pageSetupSchema>;

/** English dates name the month, since British and American readers take 03/04 for different dates; elsewhere digits are usual. */
export function usualDateStyle(language: Language): DateStyle {
  return language === 'en' ? 'short' : 'digits';
}

export function defaultPageSetup(language: Language): PageSetup {
  return { footer: true, hyphenation: false, dates: usualDateStyle(language), density: { ...AS_DESIGNED } };
}
