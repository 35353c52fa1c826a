import { SECTIONS, type SectionSlug } from '../../model/sections.ts';

/** Fields that the section's settings hide are empty. */
export function shownFields<T extends object>(
  slug: SectionSlug,
  values: T,
  { fields }: { fields: Readonly<Record<string, boolean>> },
): T {
  const section = SECTIONS[slug];
  const empty: Readonly<Record<string, unknown>> =
    section.kind === 'list' ? section.emptyEntry('') : section.emptyData();
  const shown = Object.entries(values).map(([name, value]) => [name, fields[name] === false ? empty[name] : value]);
  return Object.fromEntries(shown) as T;
}
