import { z } from 'zod';
import type { Field, Fields, PrintRole } from './field.ts';
import { LATER_SECTIONS, type LaterSection } from './later-sections.ts';
import { awards } from './sections/awards.ts';
import { certifications } from './sections/certifications.ts';
import { clauses } from './sections/clauses.ts';
import { courses } from './sections/courses.ts';
import { CUSTOM } from './sections/custom.ts';
import { drivingLicences } from './sections/driving-licences.ts';
import { education } from './sections/education.ts';
import { experiences } from './sections/experiences.ts';
import { interests } from './sections/interests.ts';
import { languages } from './sections/languages.ts';
import { memberships } from './sections/memberships.ts';
import { personalData } from './sections/personal-data.ts';
import { projects } from './sections/projects.ts';
import { publications } from './sections/publications.ts';
import { references } from './sections/references.ts';
import { skills } from './sections/skills.ts';
import { software } from './sections/software.ts';
import { summary } from './sections/summary.ts';
import { volunteering } from './sections/volunteering.ts';

/** Every section of a resume by its slug (specification, sections 3 and 7). */
export const SECTIONS = {
  'personal-data': personalData,
  experiences,
  education,
  languages,
  skills,
  summary,
  certifications,
  software,
  projects,
  publications,
  references,
  volunteering,
  memberships,
  courses,
  awards,
  'driving-licences': drivingLicences,
  interests,
  ...CUSTOM,
  clauses,
} as const;

export type SectionSlug = keyof typeof SECTIONS;
export const SECTION_SLUGS = Object.keys(SECTIONS) as [SectionSlug, ...SectionSlug[]];

/** Sections that a resume shows only when they are enabled in "Add section". */
export const OPTIONAL_SECTIONS = [
  'certifications',
  'software',
  'projects',
  'publications',
  'references',
  'volunteering',
  'memberships',
  'courses',
  'awards',
  'driving-licences',
  'interests',
  'custom-1',
  'custom-2',
  'custom-3',
  'custom-4',
  'custom-5',
] as const satisfies readonly SectionSlug[];
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

/** Sections that the user can reorder. Personal data stays in the hero. */
export const ORDERED_SECTIONS = SECTION_SLUGS.filter((slug) => slug !== 'personal-data') as OrderedSection[];
export type OrderedSection = Exclude<SectionSlug, 'personal-data'>;

/** True for a section that was added after the first release. */
export function isLaterSection(slug: OrderedSection): slug is LaterSection {
  return (LATER_SECTIONS as readonly string[]).includes(slug);
}

export type SectionData<S extends SectionSlug> = z.infer<(typeof SECTIONS)[S]['dataSchema']>;
export type SectionConfigOf<S extends SectionSlug> = z.infer<(typeof SECTIONS)[S]['configSchema']>;
/** A section's content in an operation. Fields that the sender does not know are absent. */
export type SavedData<S extends SectionSlug> = z.infer<(typeof SECTIONS)[S]['savedDataSchema']>;
/** A section's settings in an operation. Flags that the sender does not know are absent. */
export type SavedConfig<S extends SectionSlug> = z.infer<(typeof SECTIONS)[S]['savedConfigSchema']>;
/** The slugs of sections that are lists of entries. */
export type ListSectionSlug = {
  [S in SectionSlug]: (typeof SECTIONS)[S]['kind'] extends 'list' ? S : never;
}[SectionSlug];
export type Entry<S extends ListSectionSlug> = SectionData<S>['items'][number];

type FieldsOf<S extends SectionSlug> = (typeof SECTIONS)[S]['fields'];
/** The name of a field of some section. */
export type FieldName = { [S in SectionSlug]: keyof FieldsOf<S> & string }[SectionSlug];
type LabelIn<F> = { [K in keyof F & string]: F[K] extends { label: infer L extends string } ? L : K }[keyof F & string];
type Flag = (typeof SECTIONS)[SectionSlug]['flags'][number];
/** The keys of the labels in forms: the keys that fields declare, the names of the other fields, and the names of flags. */
export type FieldLabel = Flag | { [S in SectionSlug]: LabelIn<FieldsOf<S>> }[SectionSlug];

/** A field with its name and the key of its label. */
export type NamedField = Field & { name: FieldName; label: FieldLabel };

function namedFields(fields: Fields): readonly NamedField[] {
  return Object.entries(fields).map(([name, field]) => ({ label: name, ...field, name }) as NamedField);
}

const NAMED_FIELDS = Object.fromEntries(
  SECTION_SLUGS.map((slug) => [slug, namedFields(SECTIONS[slug].fields)]),
) as Record<SectionSlug, readonly NamedField[]>;

/** The fields of a section, in the order of its form. */
export function fieldsOf(slug: SectionSlug): readonly NamedField[] {
  return NAMED_FIELDS[slug];
}

/** The key of a field's label. */
export function labelOf(slug: SectionSlug, name: FieldName): FieldLabel {
  return fieldsOf(slug).find((field) => field.name === name)?.label ?? (name as FieldLabel);
}

/** The names of a section's fields that are printed in one of the roles, in the order of the form. */
export function fieldsInRole(slug: SectionSlug, ...roles: readonly PrintRole[]): FieldName[] {
  return fieldsOf(slug)
    .filter(({ print }) => roles.includes(print))
    .map(({ name }) => name);
}

/** What the settings of a section can hide, with the keys of the labels: its fields, then its flags. */
export function hideableIn(slug: SectionSlug): { name: FieldName | Flag; label: FieldLabel }[] {
  return [...fieldsOf(slug), ...SECTIONS[slug].flags.map((flag) => ({ name: flag, label: flag }))];
}

/** What a resume keeps of one section. */
export interface SectionState<S extends SectionSlug> {
  data: SectionData<S>;
  config: SectionConfigOf<S>;
}
export type ResumeSections = { [S in SectionSlug]: SectionState<S> };

function sectionStateSchema<S extends SectionSlug>(slug: S) {
  return z.strictObject({ data: SECTIONS[slug].dataSchema, config: SECTIONS[slug].configSchema });
}

/** All sections, keyed by slug. */
export const sectionsSchema = z.strictObject(
  Object.fromEntries(SECTION_SLUGS.map((slug) => [slug, sectionStateSchema(slug)])),
) as unknown as z.ZodType<ResumeSections>;

/** An empty section with its default settings. */
export function emptySection(slug: SectionSlug): SectionState<SectionSlug> {
  return { data: SECTIONS[slug].emptyData(), config: SECTIONS[slug].defaultConfig() };
}

/** Every section empty. */
export function emptySections(): ResumeSections {
  return Object.fromEntries(SECTION_SLUGS.map((slug) => [slug, emptySection(slug)])) as unknown as ResumeSections;
}

/** True without entries, or with a single visible one whose main field is empty (specification, section 4). */
export function isSectionEmpty<S extends SectionSlug>(slug: S, data: SectionData<S>): boolean {
  const isEmpty = SECTIONS[slug].isEmpty as (data: SectionData<S>) => boolean;
  return isEmpty(data);
}
