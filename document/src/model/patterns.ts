import { z } from 'zod';
import type { ResumeFonts } from './appearance.ts';
import type { OrderedSection } from './sections.ts';

/** The templates by slug. `pattern` is the specification's word for a resume's template. */
export const PATTERN_SLUGS = ['classic', 'modern', 'bold'] as const;
export const patternSchema = z.enum(PATTERN_SLUGS);
export type PatternSlug = z.infer<typeof patternSchema>;

/** What choosing a template brings beside its looks. */
export interface Pattern {
  id: number;
  slug: PatternSlug;
  /** The product's name of the template, the same in every language. */
  label: string;
  alias: string;
  fonts: ResumeFonts;
  /** The order of sections that a resume takes over with the template (specification, section 4). */
  sectionsOrder: readonly OrderedSection[];
}

const CAREER_FIRST: readonly OrderedSection[] = [
  'summary',
  'experiences',
  'education',
  'projects',
  'volunteering',
  'courses',
  'certifications',
  'awards',
  'skills',
  'software',
  'languages',
  'interests',
  'references',
  'clauses',
];

const SKILLS_EARLY: readonly OrderedSection[] = [
  'summary',
  'skills',
  'experiences',
  'education',
  'languages',
  'software',
  'certifications',
  'projects',
  'courses',
  'volunteering',
  'awards',
  'interests',
  'references',
  'clauses',
];

export const PATTERNS: Readonly<Record<PatternSlug, Pattern>> = {
  modern: {
    id: 1,
    slug: 'modern',
    label: 'Gdynia',
    alias: 'modern',
    fonts: { heading: 'Inter', body: 'Inter' },
    sectionsOrder: SKILLS_EARLY,
  },
  classic: {
    id: 2,
    slug: 'classic',
    label: 'Kraków',
    alias: 'classic',
    fonts: { heading: 'Lora', body: 'Lora' },
    sectionsOrder: CAREER_FIRST,
  },
  bold: {
    id: 3,
    slug: 'bold',
    label: 'Łódź',
    alias: 'bold',
    fonts: { heading: 'Roboto Condensed', body: 'Inter' },
    sectionsOrder: CAREER_FIRST,
  },
};

export const DEFAULT_PATTERN: PatternSlug = 'modern';
