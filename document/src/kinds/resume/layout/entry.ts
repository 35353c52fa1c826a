import { type Block, shift } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import type { EntryContent } from '../compose/content.ts';
import type { Atom, FlowSubSection } from '../pagination/flow.ts';
import type { SectionLook } from '../styles/template-style.ts';
import { entryHead } from './entry-head.ts';
import { entryHeadOfEngine1 } from './entry-head-of-engine-1.ts';
import type { EntrySetting } from './entry-setting.ts';
import { toAtom } from './flow-atoms.ts';
import { layoutRichText } from './rich-text.ts';

/** The indent of an entry's text, to the right of dates or a rail. */
function indentOf({ dates }: SectionLook): number {
  return dates.kind === 'gutter' || dates.kind === 'rail' ? dates.widthPx : 0;
}

/** Lays out a whole entry for pagination: title, dates and descriptions. */
export function layoutEntry(entry: EntryContent, setting: EntrySetting): FlowSubSection<Draw[]> {
  const { look, widthPx } = setting;
  const head = setting.engine === 1 ? entryHeadOfEngine1(entry, setting) : entryHead(entry, setting);
  const isDescriptionAlone = head.heightPx === 0;
  // Text without a head, for example a summary, takes the full width.
  const indentPx = isDescriptionAlone ? 0 : indentOf(look);
  const descriptions = entry.descriptions
    .map(({ field, blocks }) => layoutRichText(blocks, field, { ...setting, widthPx: widthPx - indentPx }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map((description, index) => ({
      ...description,
      gapBeforePx: isDescriptionAlone && index === 0 ? 0 : description.gapBeforePx,
      paragraphs: description.paragraphs.map((paragraph) => ({
        ...paragraph,
        lines: paragraph.lines.map(({ heightPx, payload }) => toAtom(shift({ draws: payload, heightPx }, indentPx))),
      })),
    }));
  return { entryId: entry.id, gapBeforePx: look.entryGapPx, head: headAtoms(head), descriptions };
}

function headAtoms(head: Block): Atom<Draw[]>[] {
  return head.heightPx === 0 ? [] : [toAtom(head)];
}
