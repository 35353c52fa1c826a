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

// Everything stored was valid when it was saved. Restoring fills in what the model has gained since, and leaves out what it
// has lost, so that a resume of last year opens, and saves, like one of today.

/** One section as the database keeps it. */
export interface StoredSection {
  slug: string;
  data: unknown;
  config: unknown;
}

type Fields = Record<string, unknown>;

/** All sections: stored ones brought up to today's model, others empty. */
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

/** What a section's stored fields are laid over. Only its values are taken over. */
interface SectionDefaults {
  kind: 'list' | 'single';
  /** Of a list section, an entry's. */
  data: Fields;
  config: Fields;
  flags: Fields;
}

/** Made once: each read of a resume restores all its sections. */
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

/** The stored order of today's sections; new ones at its end. */
export function restoreOrder(stored: unknown): OrderedSection[] {
  const known = (stored as string[]).filter((slug): slug is OrderedSection => isOrdered(slug));
  return [...known, ...ORDERED_SECTIONS.filter((slug) => !known.includes(slug))];
}

/** A flag for each of today's sections; new ones are shown. */
export function restoreActive(stored: unknown): Record<OrderedSection, boolean> {
  const shown = Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, true]));
  return onto(shown, stored as Fields) as Record<OrderedSection, boolean>;
}

export function restoreEnabled(stored: unknown): (typeof OPTIONAL_SECTIONS)[number][] {
  return OPTIONAL_SECTIONS.filter((slug) => (stored as string[]).includes(slug));
}

/** The stored page setup; what it does not say is as usual in the language. */
export function restorePageSetup(stored: unknown, language: Language): PageSetup {
  return onto(defaultPageSetup(language), (stored ?? {}) as Fields) as PageSetup;
}

/** The defaults, each replaced by the stored value of its name where there is one. */
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
