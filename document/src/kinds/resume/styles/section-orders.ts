import { CUSTOM_SECTIONS } from '../model/custom-sections.ts';
import type { OrderedSection } from '../model/sections.ts';

// Default orders of sections. Each is shared by several templates.

/** Work experience first. */
export const CAREER_FIRST: readonly OrderedSection[] = [
  'summary',
  'experiences',
  'education',
  'projects',
  'publications',
  'volunteering',
  'memberships',
  'courses',
  'certifications',
  'awards',
  'skills',
  'software',
  'languages',
  'driving-licences',
  'interests',
  ...CUSTOM_SECTIONS,
  'references',
  'clauses',
];

/** Skills before work experience. */
export const SKILLS_EARLY: readonly OrderedSection[] = [
  'summary',
  'skills',
  'experiences',
  'education',
  'languages',
  'driving-licences',
  'software',
  'certifications',
  'projects',
  'publications',
  'courses',
  'volunteering',
  'memberships',
  'awards',
  'interests',
  ...CUSTOM_SECTIONS,
  'references',
  'clauses',
];

/** Studies and publications first. */
export const EDUCATION_FIRST: readonly OrderedSection[] = [
  'summary',
  'education',
  'experiences',
  'publications',
  'projects',
  'awards',
  'certifications',
  'courses',
  'volunteering',
  'memberships',
  'languages',
  'driving-licences',
  'skills',
  'software',
  'interests',
  ...CUSTOM_SECTIONS,
  'references',
  'clauses',
];

/**
 * Sections for a narrow column: single words. Entries with dates and addresses are in the wide column, where addresses need no line break.
 */
export const SINGLE_WORD_SECTIONS: readonly OrderedSection[] = [
  'skills',
  'languages',
  'driving-licences',
  'software',
  'interests',
];
