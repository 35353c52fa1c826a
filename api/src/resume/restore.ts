import type { Language } from '@kreda/document/model/languages';
import { defaultPageSetup, type PageSetup } from '@kreda/document/model/page-setup';
import {
  emptySections,
  OPTIONAL_SECTIONS,
  ORDERED_SECTIONS,
  type OrderedSection,
  type ResumeSections,
  SECTIONS,
  type SectionSlug,
} from '@kreda/document/model/sections';

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
  const sections: Record<SectionSlug, unknown> = emptySections();
  for (const { slug, data, config } of stored) {
    if (!isSection(slug)) continue;
    const fresh = SECTIONS[slug];
    const defaults: Fields = fresh.defaultConfig();
    sections[slug] = {
      data:
        fresh.kind === 'list'
          ? { items: itemsOf(data).map((item) => onto(fresh.emptyEntry(String(item.id)), item)) }
          : onto(fresh.emptyData(), data as Fields),
      config: {
        ...onto(defaults, config as Fields),
        fields: onto(defaults.fields as Fields, (config as { fields: Fields }).fields),
      },
    };
  }
  return sections as ResumeSections;
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
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, stored[name] ?? value]));
}

function itemsOf(data: unknown): Fields[] {
  return (data as { items: Fields[] }).items;
}

function isSection(slug: string): slug is SectionSlug {
  return slug in SECTIONS;
}

function isOrdered(slug: string): slug is OrderedSection {
  return (ORDERED_SECTIONS as readonly string[]).includes(slug);
}
