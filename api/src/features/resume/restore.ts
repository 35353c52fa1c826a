import type { Language } from '@kreda/document/engine/text/languages';
import { completeConfig, completeData, completePageSetup } from '@kreda/document/kinds/resume/model/complete';
import { defaultPageSetup, type PageSetup, type SavedPageSetup } from '@kreda/document/kinds/resume/model/page-setup';
import {
  emptySection,
  OPTIONAL_SECTIONS,
  ORDERED_SECTIONS,
  type OrderedSection,
  type ResumeSections,
  SECTION_SLUGS,
} from '@kreda/document/kinds/resume/model/sections';

// Everything stored was valid when it was saved. Restoring fills in what the model has gained since, and leaves out what it
// has lost, so that a resume of last year opens, and saves, like one of today.

/** One section as the database keeps it. */
export interface StoredSection {
  slug: string;
  data: unknown;
  config: unknown;
}

/** All sections: stored ones brought up to today's model, others empty. */
export function restoreSections(stored: readonly StoredSection[]): ResumeSections {
  const states = new Map(stored.map((section) => [section.slug, section]));
  const sections = Object.fromEntries(
    SECTION_SLUGS.map((slug) => {
      const state = states.get(slug);
      if (!state) return [slug, emptySection(slug)];
      return [slug, { data: completeData(slug, state.data), config: completeConfig(slug, state.config) }];
    }),
  );
  return sections as ResumeSections;
}

/** The stored order of today's sections; new ones at its end. */
export function restoreOrder(stored: unknown): OrderedSection[] {
  const known = (stored as string[]).filter((slug): slug is OrderedSection => isOrdered(slug));
  return [...known, ...ORDERED_SECTIONS.filter((slug) => !known.includes(slug))];
}

/** A flag for each of today's sections; new ones are shown. */
export function restoreActive(stored: unknown): Record<OrderedSection, boolean> {
  const shown = Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, true])) as Record<OrderedSection, boolean>;
  for (const [slug, isShown] of Object.entries(stored as Record<string, boolean>))
    if (isOrdered(slug)) shown[slug] = isShown;
  return shown;
}

export function restoreEnabled(stored: unknown): (typeof OPTIONAL_SECTIONS)[number][] {
  return OPTIONAL_SECTIONS.filter((slug) => (stored as string[]).includes(slug));
}

/** The stored page setup; what it does not say is as usual in the language. */
export function restorePageSetup(stored: unknown, language: Language): PageSetup {
  return completePageSetup((stored ?? {}) as SavedPageSetup, defaultPageSetup(language));
}

function isOrdered(slug: string): slug is OrderedSection {
  return (ORDERED_SECTIONS as readonly string[]).includes(slug);
}
