import { absentPageSetup, type Density, type PageSetup, type SavedPageSetup } from './page-setup.ts';
import type { Resume, SavedSectionsConfig, SectionsConfig } from './resume.ts';
import type { SectionColumns } from './section-columns.ts';
import {
  emptySection,
  OPTIONAL_SECTIONS,
  type OptionalSection,
  ORDERED_SECTIONS,
  type OrderedSection,
  type ResumeSections,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from './sections.ts';

// Releases know different fields: a stored row, an operation or a response of the API may come from an older or a newer release
// (docs/decisions/0037). Completing adds the fields of this release that are absent, and removes all others.

type Fields = Readonly<Record<string, unknown>>;

/** Completes a resume from an API of any release. */
export function completeResume(given: Resume): Resume {
  return {
    ...given,
    pageSetup: completePageSetup(given.pageSetup, absentPageSetup(given.language)),
    sectionsEnabled: completeEnabled(given.sectionsEnabled),
    sectionsOrder: completeOrder(given.sectionsOrder),
    sectionsActive: completeActive(given.sectionsActive),
    sections: completeSections(given.sections),
  };
}

/** Completes all sections. Absent sections become empty. */
export function completeSections(given: Readonly<Record<string, { data: unknown; config: unknown }>>): ResumeSections {
  const sections = SECTION_SLUGS.map((slug) => {
    const { [slug]: section } = given;
    if (!section) return [slug, emptySection(slug)];
    return [slug, { data: completeData(slug, section.data), config: completeConfig(slug, section.config) }];
  });
  return Object.fromEntries(sections) as ResumeSections;
}

/**
 * The given order of this release's sections. An absent section follows the one that it follows in `stored`, so that clauses stay the
 * last section.
 *
 * @param stored a complete order.
 */
export function completeOrder(
  given: readonly string[],
  stored: readonly OrderedSection[] = ORDERED_SECTIONS,
): OrderedSection[] {
  const order = given.filter(isOrdered);
  for (const [index, slug] of stored.entries()) {
    if (order.includes(slug)) continue;
    const before = stored[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, slug);
  }
  return order;
}

/** A flag for each of this release's sections; new ones are shown. */
export function completeActive(given: Readonly<Record<string, boolean>>): Record<OrderedSection, boolean> {
  const flags = ORDERED_SECTIONS.map((slug) => [slug, given[slug] ?? true]);
  return Object.fromEntries(flags) as Record<OrderedSection, boolean>;
}

export function completeEnabled(given: readonly string[]): OptionalSection[] {
  return OPTIONAL_SECTIONS.filter((slug) => given.includes(slug));
}

/** Completes the enabled and shown sections of an operation. A section without a flag is unknown to the sender and stays as it is stored. */
export function completeSectionsConfig(
  { enabled, active }: SavedSectionsConfig,
  stored: SectionsConfig,
): SectionsConfig {
  const kept = stored.enabled.filter((slug) => active[slug] === undefined && !enabled.includes(slug));
  const flags = ORDERED_SECTIONS.map((slug) => [slug, active[slug] ?? stored.active[slug]]);
  return {
    enabled: kept.length === 0 ? enabled : completeEnabled([...enabled, ...kept]),
    active: Object.fromEntries(flags) as Record<OrderedSection, boolean>,
  };
}

function isOrdered(slug: string): slug is OrderedSection {
  return (ORDERED_SECTIONS as readonly string[]).includes(slug);
}

interface EmptySection {
  /** The data, or an entry's data in a list section. */
  data: Fields;
  config: Fields & { fields: Fields };
}

/** Computed once, since each read of a resume completes all its sections. */
const EMPTY = Object.fromEntries(
  SECTION_SLUGS.map((slug): [SectionSlug, EmptySection] => {
    const section = SECTIONS[slug];
    const data: Fields = section.kind === 'list' ? section.emptyEntry('') : section.emptyData();
    return [slug, { data, config: section.defaultConfig() }];
  }),
) as Record<SectionSlug, EmptySection>;

/**
 * Completes a section's content. An absent field gets its value of `stored`, in a list section that of the entry with the same id.
 * Without one it is empty. Complete content is returned as the same object.
 *
 * @param given content that was valid in some release.
 * @param stored complete content.
 */
export function completeData(slug: SectionSlug, given: unknown, stored?: unknown): unknown {
  const { data } = EMPTY[slug];
  if (SECTIONS[slug].kind === 'single') return complete(data, given as Fields, stored as Fields | undefined);
  const items = itemsOf(given);
  const storedById = new Map(stored === undefined ? [] : itemsOf(stored).map((item) => [item.id, item]));
  const completed = items.map((item) => complete(data, item, storedById.get(item.id)));
  return completed.every((item, index) => item === items[index]) ? given : { items: completed };
}

/** Completes a section's settings. A flag that is absent in `stored` too shows its field. */
export function completeConfig(slug: SectionSlug, given: unknown, stored?: unknown): unknown {
  const { config } = EMPTY[slug];
  const [from, kept] = [given, stored] as [Fields, Fields | undefined];
  const fields = complete(config.fields, from.fields as Fields, kept?.fields as Fields | undefined);
  const completed = complete(config, from, kept);
  return fields === completed.fields ? completed : { ...completed, fields };
}

/** Completes the page setup with stored values. */
export function completePageSetup(given: SavedPageSetup, stored: PageSetup): PageSetup {
  const density = complete(stored.density, withEntrySpacing(given.density ?? stored.density, stored.density));
  const columns = knownColumns(given.columns ?? stored.columns);
  return { ...complete({ ...stored }, { ...given }), density, columns } as PageSetup;
}

/** The columns of this release's sections. */
function knownColumns(given: SectionColumns): SectionColumns {
  const slugs = Object.keys(given);
  if (slugs.every(isOrdered)) return given;
  return Object.fromEntries(Object.entries(given).filter(([slug]) => isOrdered(slug)));
}

/** A release without entry gaps of their own changed them together with `spacing`. If it left `spacing`, the stored entry gaps stay. */
function withEntrySpacing(given: NonNullable<SavedPageSetup['density']>, stored: Density) {
  const { spacing, entrySpacing } = given;
  if (entrySpacing !== undefined || spacing === undefined || spacing === stored.spacing) return given;
  return { ...given, entrySpacing: spacing };
}

/** @param empty all fields, each with its value if `given` and `stored` have none. */
function complete(empty: Fields, given: Fields, stored: Fields = empty): Fields {
  const names = Object.keys(empty);
  // Null is the empty level. In all other fields null means absent.
  const has = (fields: Fields, name: string) =>
    fields[name] !== undefined && (fields[name] !== null || empty[name] === null);
  if (Object.keys(given).length === names.length && names.every((name) => has(given, name))) return given;
  const source = (name: string) => [given, stored].find((fields) => has(fields, name)) ?? empty;
  return Object.fromEntries(names.map((name) => [name, source(name)[name]]));
}

function itemsOf(data: unknown): readonly Fields[] {
  return (data as { items: readonly Fields[] }).items;
}
