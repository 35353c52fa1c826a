import type { OrderedSection } from '../model/sections.ts';

// The orders that templates bring; more than one template takes each.

/** What one has done, first. */
export const CAREER_FIRST: readonly OrderedSection[] = [
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

/** What one can do, before where. */
export const SKILLS_EARLY: readonly OrderedSection[] = [
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

/** What one has studied and published, first. */
export const EDUCATION_FIRST: readonly OrderedSection[] = [
  'summary',
  'education',
  'experiences',
  'projects',
  'awards',
  'certifications',
  'courses',
  'volunteering',
  'languages',
  'skills',
  'software',
  'interests',
  'references',
  'clauses',
];

/** What a narrow column holds: words. Entries with dates and addresses stand in the wide one, where no address breaks. */
export const SECTIONS_OF_WORDS: readonly OrderedSection[] = ['skills', 'languages', 'software', 'interests'];
