/** Fields of entries that most CVs leave empty, by name: they have one meaning in every section. */
const EXTRA: ReadonlySet<string> = new Set([
  'city',
  'country',
  'place',
  'url',
  'companyDescription',
  'achievements',
  'additionalActivities',
]);

/** True for a field that the form shows below "more fields", after the essential ones. */
export function isExtraField(name: string): boolean {
  return EXTRA.has(name);
}
