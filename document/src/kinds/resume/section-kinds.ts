import type { FoundSectionKind } from '../../reader/found-resume.ts';
import type { OrderedSection } from './model/sections.ts';

/** The kinds that programs use for sections: what the reader finds, and what headings name. */
export const KIND_OF_SECTION = {
  experiences: 'experience',
  education: 'education',
  languages: 'languages',
  skills: 'skills',
  summary: 'summary',
  certifications: 'certificates',
  software: 'software',
  projects: 'projects',
  publications: 'publications',
  references: 'references',
  volunteering: 'volunteering',
  memberships: 'memberships',
  'driving-licences': 'driving-licences',
  courses: 'courses',
  awards: 'awards',
  interests: 'interests',
  'custom-1': 'other',
  'custom-2': 'other',
  'custom-3': 'other',
  'custom-4': 'other',
  'custom-5': 'other',
  clauses: 'clauses',
} as const satisfies Record<OrderedSection, FoundSectionKind>;

type KindOf<S extends OrderedSection> = (typeof KIND_OF_SECTION)[S];
type SectionOf<K extends FoundSectionKind> = {
  [S in OrderedSection]: KindOf<S> extends K ? S : never;
}[OrderedSection];

/** The section of each kind but `other`, which sections of the user's own share. */
export const SECTION_OF_KIND = Object.fromEntries(
  Object.entries(KIND_OF_SECTION)
    .filter(([, kind]) => kind !== 'other')
    .map(([section, kind]) => [kind, section]),
) as { readonly [K in Exclude<FoundSectionKind, 'other'>]: SectionOf<K> };
