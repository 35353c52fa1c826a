import type { Part } from './part.ts';
import { awards } from './parts/awards.ts';
import { certificates } from './parts/certificates.ts';
import { education } from './parts/education.ts';
import { interests } from './parts/interests.ts';
import { languages } from './parts/languages.ts';
import { projects } from './parts/projects.ts';
import { publications } from './parts/publications.ts';
import { references } from './parts/references.ts';
import { skills } from './parts/skills.ts';
import { volunteer } from './parts/volunteer.ts';
import { work } from './parts/work.ts';

/** Every list of a JSON Resume, in the format's order. Clauses are in none: the format has no list for them. */
export const PARTS: readonly Part[] = [
  work,
  volunteer,
  education,
  awards,
  certificates,
  skills,
  languages,
  interests,
  references,
  projects,
  publications,
];
