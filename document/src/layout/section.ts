import type { SectionContent } from '../compose/content.ts';
import type { OrderedSection } from '../model/sections.ts';
import type { FlowSection } from '../paginate/flow.ts';
import { layoutCompactEntries, layoutNotes } from './compact-entries.ts';
import type { Draw } from './draw.ts';
import { type EntrySetting, layoutEntry } from './entry.ts';
import { toAtom } from './flow-atoms.ts';
import { sectionTitle } from './section-title.ts';

/** Sections whose entries are a word and a level. */
const COMPACT_SECTIONS: readonly OrderedSection[] = ['skills', 'languages', 'software'];

/** Clauses are small print. */
function clauseSetting(setting: EntrySetting): EntrySetting {
  const { look } = setting;
  const body = { ...look.meta, sizePx: Math.round(look.meta.sizePx * 0.88 * 64) / 64, lineHeight: 1.4 };
  return { ...setting, look: { ...look, body, entryGapPx: 6 } };
}

function subSections({ slug, entries }: SectionContent, setting: EntrySetting) {
  if (COMPACT_SECTIONS.includes(slug)) return layoutCompactEntries(entries, setting);
  if (slug === 'interests') return layoutNotes(entries, setting);
  const entrySetting = slug === 'clauses' ? clauseSetting(setting) : setting;
  return entries.map((entry) => layoutEntry(entry, entrySetting));
}

/** A section as pagination wants it: a title that stays, sub-sections that may go on. */
export function layoutSection(section: SectionContent, setting: EntrySetting): FlowSection<Draw[]> {
  const title = section.title === '' ? null : toAtom(sectionTitle(setting.paragraphs, section.title, setting));
  const laidOut = subSections(section, setting);
  return {
    group: section.slug,
    gapBeforePx: setting.look.sectionGapPx,
    title,
    // The title brings its own gap, so the first sub-section needs none.
    subSections: laidOut.map((subSection, index) => (index === 0 ? { ...subSection, gapBeforePx: 0 } : subSection)),
  };
}
