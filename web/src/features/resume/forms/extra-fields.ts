import type { ListSectionSlug } from '@kreda/document/kinds/resume/model/sections';

/** Fields of entries that most CVs leave empty, by name: they have one meaning in every section. */
const EXTRA: ReadonlySet<string> = new Set([
  'city',
  'country',
  'place',
  'url',
  'companyDescription',
  'achievements',
  'additionalActivities',
  'levelDescription',
  'certificates',
]);

/** True for a field that the form shows below "more fields", after the essential ones. */
export function isExtraField(slug: ListSectionSlug, name: string): boolean {
  // A note on a skill or a program; elsewhere the description is what an entry is about.
  return EXTRA.has(name) || (name === 'description' && (slug === 'skills' || slug === 'software'));
}
