import type { Language } from '@kreda/document/engine/text/languages';
import { defaultPageSetup, type PageSetup } from '@kreda/document/kinds/resume/model/page-setup';
import {
  emptySection,
  OPTIONAL_SECTIONS,
  ORDERED_SECTIONS,
  type OrderedSection,
  type ResumeSections,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '@kreda/document/kinds/resume/model/sections';

// Stored data was valid when it was saved. Restoring adds fields that the model has gained since and drops fields that it has lost, so
// that an old resume opens and saves like a new one.

/** The row of a section. */
export interface StoredSection {
  slug: string;
  data: unknown;
  config: unknown;
}

type Fields = Record<string, unknown>;

/** All sections: stored ones converted to the current model, others empty. */
export function restoreSections(stored: readonly StoredSection[]): ResumeSections {
  const states = new Map(stored.map((section) => [section.slug, section]));
  const sections = Object.fromEntries(
    SECTION_SLUGS.map((slug) => {
      const state = states.get(slug);
      return [slug, state ? restoreSection(DEFAULTS[slug], state) : emptySection(slug)];
    }),
  );
  return sections as ResumeSections;
}

/** The values of fields that a stored section does not have. */
interface SectionDefaults {
  kind: 'list' | 'single';
  /** The data, or an entry's data in a list section. */
  data: Fields;
  config: Fields;
  flags: Fields;
}

/** Computed once, since each read of a resume restores all its sections. */
const DEFAULTS = Object.fromEntries(
  SECTION_SLUGS.map((slug): [SectionSlug, SectionDefaults] => {
    const { kind, ...fresh } = SECTIONS[slug];
    const config: Fields & { fields: Fields } = fresh.defaultConfig();
    const data = 'emptyEntry' in fresh ? fresh.emptyEntry('') : fresh.emptyData();
    return [slug, { kind, data, config, flags: config.fields }];
  }),
) as Record<SectionSlug, SectionDefaults>;

function restoreSection(defaults: SectionDefaults, { data, config }: StoredSection) {
  return {
    data:
      defaults.kind === 'list'
        ? { items: itemsOf(data).map((item) => onto(defaults.data, item)) }
        : onto(defaults.data, data as Fields),
    config: {
      ...onto(defaults.config, config as Fields),
      fields: onto(defaults.flags, (config as { fields: Fields }).fields),
    },
  };
}

/** The stored order of the model's sections, with new ones at the end. */
export function restoreOrder(stored: unknown): OrderedSection[] {
  const known = (stored as string[]).filter((slug): slug is OrderedSection => isOrdered(slug));
  return [...known, ...ORDERED_SECTIONS.filter((slug) => !known.includes(slug))];
}

/** A flag for each of the model's sections; new ones are shown. */
export function restoreActive(stored: unknown): Record<OrderedSection, boolean> {
  const shown = Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, true]));
  return onto(shown, stored as Fields) as Record<OrderedSection, boolean>;
}

export function restoreEnabled(stored: unknown): (typeof OPTIONAL_SECTIONS)[number][] {
  return OPTIONAL_SECTIONS.filter((slug) => (stored as string[]).includes(slug));
}

/** The stored page setup. Missing settings are the language's defaults. */
export function restorePageSetup(stored: unknown, language: Language): PageSetup {
  return onto(defaultPageSetup(language), (stored ?? {}) as Fields) as PageSetup;
}

/** The defaults, each replaced by its stored value if there is one. */
function onto(defaults: Fields, stored: Fields): Fields {
  const result: Fields = {};
  for (const name of Object.keys(defaults)) result[name] = stored[name] ?? defaults[name];
  return result;
}

function itemsOf(data: unknown): Fields[] {
  return (data as { items: Fields[] }).items;
}

function isOrdered(slug: string): slug is OrderedSection {
  return (ORDERED_SECTIONS as readonly string[]).includes(slug);
}
