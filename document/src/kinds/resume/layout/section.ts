import { firstBaseline, plainBlocks, shift, stack } from '../../../engine/blocks/block.ts';
import { type Draw, translate } from '../../../engine/blocks/draw.ts';
import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import { toFontSize } from '../../../engine/text/text-style.ts';
import type { EntryContent, SectionContent } from '../compose/content.ts';
import { SECTIONS } from '../model/sections.ts';
import type { Atom, FlowSection, FlowSubSection } from '../pagination/flow.ts';
import type { SectionLook } from '../styles/template-style.ts';
import { layoutCompactEntries, layoutInlineEntries, layoutNotes } from './compact-entries.ts';
import { layoutEntry } from './entry.ts';
import type { EntrySetting } from './entry-setting.ts';
import { toAtom } from './flow-atoms.ts';
import { NO_BUDGET } from './page-budget.ts';
import { layoutReference } from './reference.ts';
import { sectionTitle } from './section-title.ts';
import { layoutTagEntries } from './tag-entries.ts';

/** Distance between a title in the gutter and its section. */
const GUTTER_GAP_PX = 18;

/** Clauses are set in small print. */
export const clauseLook = rememberByIdentity((look: SectionLook): SectionLook => {
  const body = { ...look.meta, sizePx: toFontSize(look.meta.sizePx * 0.88), lineHeight: 1.4 };
  return { ...look, body, entryGapPx: 6, dates: { kind: 'below' } };
});

interface SectionSetting extends EntrySetting {
  /** Printed above the title where the section continues; empty if the title is repeated without it. */
  continuedNote: string;
  /** Whether jobs at one employer stand closer together (docs/decisions/0061), and short entries are arranged as 0065 says. */
  isComposed: boolean;
  /** Whether levels stand beside their names in a narrow column. */
  isBeside: boolean;
}

type Setting = [EntrySetting['engine'], ParagraphLayout, EntrySetting['hyphenator'], SectionLook, number];

/** As designed and in the tighter styles that may save a page (`set-tighter.ts`). */
const KEPT_LAYOUTS = 10;

const cachedEntry = rememberByIdentity(
  (entry: EntryContent, ...[engine, paragraphs, hyphenator, look, widthPx]: Setting) =>
    layoutEntry(entry, { engine, paragraphs, hyphenator, look, widthPx, budget: NO_BUDGET }),
  KEPT_LAYOUTS,
);

const cachedReference = rememberByIdentity(
  (entry: EntryContent, ...[engine, paragraphs, hyphenator, look, widthPx]: Setting) =>
    layoutReference(entry, { engine, paragraphs, hyphenator, look, widthPx, budget: NO_BUDGET }, look.bibliography!),
  KEPT_LAYOUTS,
);

const cachedSection = rememberByIdentity(
  (
    section: SectionContent,
    continuedNote: string,
    isComposed: boolean,
    isBeside: boolean,
    ...[engine, paragraphs, hyphenator, look, widthPx]: Setting
  ) =>
    layoutUncached(section, {
      engine,
      paragraphs,
      hyphenator,
      look,
      widthPx,
      continuedNote,
      isComposed,
      isBeside,
      budget: NO_BUDGET,
    }),
  KEPT_LAYOUTS,
);

function compactSubSections(entries: readonly EntryContent[], setting: SectionSetting): FlowSubSection<Draw[]>[] {
  const { compact } = setting.look;
  switch (compact.kind) {
    case 'list':
      return layoutCompactEntries(entries, setting);
    case 'inline':
      return layoutInlineEntries(entries, setting, compact);
    case 'tags':
      return layoutTagEntries(entries, setting, compact);
  }
}

/** The gap before a job at the same employer as the job above it, as a share of the usual one. */
const POSITION_GAP = 0.55;

/** The laid out jobs, closer together where they are at one employer. Each still prints it: software needs it (docs/decisions/0047). */
function grouped(entries: readonly EntryContent[], laidOut: FlowSubSection<Draw[]>[]): FlowSubSection<Draw[]>[] {
  return laidOut.map((subSection, index) => {
    const employer = entries[index]!.subtitle;
    const isSame = employer !== '' && employer === entries[index - 1]?.subtitle;
    return isSame ? { ...subSection, gapBeforePx: subSection.gapBeforePx * POSITION_GAP } : subSection;
  });
}

function subSections({ slug, entries }: SectionContent, setting: SectionSetting): FlowSubSection<Draw[]>[] {
  const { holds } = SECTIONS[slug];
  if (holds === 'terms') return compactSubSections(entries, setting);
  if (holds === 'notes') return layoutNotes(entries, setting);
  const entrySetting = slug === 'clauses' ? { ...setting, look: clauseLook(setting.look) } : setting;
  const { engine, paragraphs, hyphenator, look, widthPx } = entrySetting;
  const layout = look.bibliography?.sections.includes(slug) ? cachedReference : cachedEntry;
  const laidOut = entries.map((entry) =>
    setting.budget.take(layout(entry, engine, paragraphs, hyphenator, look, widthPx)),
  );
  return setting.isComposed && slug === 'experiences' ? grouped(entries, laidOut) : laidOut;
}

/**
 * Lays out a section for pagination: an unsplittable title, and sub-sections that may continue on the next page. Results are cached by
 * identity: the same section with the same setting, or an unchanged entry of a changed section, gives the same object. With a budget only
 * entries are cached, since the budget counts them during the layout.
 *
 * @throws {TooManyPagesError} as soon as the budget is exceeded.
 */
export function layoutSection(section: SectionContent, setting: SectionSetting): FlowSection<Draw[]> {
  const { engine, paragraphs, hyphenator, look, widthPx, continuedNote, isComposed, isBeside, budget } = setting;
  if (budget !== NO_BUDGET) return layoutUncached(section, setting);
  return cachedSection(section, continuedNote, isComposed, isBeside, engine, paragraphs, hyphenator, look, widthPx);
}

function layoutUncached(section: SectionContent, setting: SectionSetting): FlowSection<Draw[]> {
  const { look } = setting;
  const isTitled = section.title !== '';
  const inGutter = look.titlePlace.kind === 'gutter' && section.slug !== 'clauses' ? look.titlePlace.widthPx : 0;
  const outdent = look.titlePlace.kind === 'outdent' && section.slug !== 'clauses' ? look.titlePlace.indentPx : 0;
  const indentPx = inGutter + outdent;
  const laidOut = subSections(section, { ...setting, widthPx: setting.widthPx - indentPx });
  // The title includes its gap, so the first sub-section needs none.
  const [first, ...others] = laidOut.map((subSection) => moved(subSection, indentPx));
  const flow = { group: section.slug, gapBeforePx: look.sectionGapPx, isAtFoot: section.slug === 'clauses' };
  const start = { ...first!, gapBeforePx: 0 };
  if (!isTitled) return { ...flow, title: null, subSections: [start, ...others] };
  if (inGutter === 0) {
    const title = sectionTitle(setting.paragraphs, section.title, { ...setting, icon: section.slug });
    const titleAtom = toAtom({ ...title, heightPx: title.heightPx + look.titleGapPx });
    const continuedTitle = setting.continuedNote === '' ? undefined : withNoteAbove(titleAtom, setting);
    return { ...flow, title: titleAtom, continuedTitle, subSections: [start, ...others] };
  }
  return {
    ...flow,
    title: gutterTitle(section, start, { ...setting, widthPx: inGutter - GUTTER_GAP_PX }),
    subSections: [start, ...others],
  };
}

const NOTE_GAP_PX = 2;

/**
 * The title with the note of a continued section above it. The title is at the top of a page, so the note is in the page's margin and takes
 * no height.
 */
function withNoteAbove(
  title: Atom<Draw[]>,
  { paragraphs, look, widthPx, continuedNote }: SectionSetting,
): Atom<Draw[]> {
  const note = stack(plainBlocks(paragraphs, continuedNote, { style: look.meta, widthPx, align: look.titleAlign }));
  return { ...title, payload: [...translate(note.draws, 0, -note.heightPx - NOTE_GAP_PX), ...title.payload] };
}

/** A title without a height of its own, on the baseline of the first line next to it. */
function gutterTitle(
  { title, slug }: SectionContent,
  beside: FlowSubSection<Draw[]>,
  setting: EntrySetting,
): Atom<Draw[]> {
  const block = sectionTitle(setting.paragraphs, title, { ...setting, icon: slug });
  const firstLine = beside.head[0] ?? beside.descriptions[0]?.paragraphs[0]?.lines[0];
  const dropPx = firstLine
    ? Math.max(0, firstBaseline({ draws: firstLine.payload, heightPx: 0 }) - firstBaseline(block))
    : 0;
  return { heightPx: 0, payload: shift(block, 0, dropPx).draws };
}

function moved(subSection: FlowSubSection<Draw[]>, xPx: number): FlowSubSection<Draw[]> {
  if (xPx === 0) return subSection;
  const move = (atom: Atom<Draw[]>) => ({ ...atom, payload: translate(atom.payload, xPx, 0) });
  return {
    ...subSection,
    head: subSection.head.map(move),
    descriptions: subSection.descriptions.map((description) => ({
      ...description,
      paragraphs: description.paragraphs.map((paragraph) => ({ ...paragraph, lines: paragraph.lines.map(move) })),
    })),
  };
}
