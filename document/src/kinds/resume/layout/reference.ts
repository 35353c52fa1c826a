import { type Block, shift, stack } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import type { EntryContent } from '../compose/content.ts';
import type { FlowDescription, FlowSubSection } from '../pagination/flow.ts';
import type { Bibliography } from '../styles/template-style.ts';
import {
  dotted,
  fact,
  type Line,
  lineBlock,
  linkLine,
  lowerBlocks,
  naturalWidth,
  widthBesideDates,
  withDatesAtEnd,
} from './entry-head.ts';
import type { EntrySetting } from './entry-setting.ts';
import { toAtom } from './flow-atoms.ts';
import { layoutRichText } from './rich-text.ts';

/**
 * Lays out an entry as one reference of a bibliography: all facts on one line if they fit, otherwise the title above the others, which are
 * indented like the descriptions below them. A title's own second line is not indented: software that reads the page would not take it
 * for a part of the title.
 */
export function layoutReference(
  entry: EntryContent,
  setting: EntrySetting,
  { indentPx, gapPx }: Bibliography,
): FlowSubSection<Draw[]> {
  const indented = { ...setting, widthPx: setting.widthPx - indentPx };
  const head = stack([referenceHead(entry, setting, indentPx), ...lowerBlocks(entry, indented)]);
  return {
    entryId: entry.id,
    gapBeforePx: gapPx,
    head: head.heightPx === 0 ? [] : [toAtom(head)],
    descriptions: entry.descriptions
      .map(({ field, blocks }) => layoutRichText(blocks, field, indented))
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map((description) => shifted(description, indentPx)),
  };
}

/** Dates are at the end of the line below the title, or of the title's line if there is no other. */
function referenceHead(entry: EntryContent, setting: EntrySetting, indentPx: number): Block {
  const { look } = setting;
  const indented = { ...setting, widthPx: setting.widthPx - indentPx };
  const title = fact(entry.title, look.entryTitle);
  const others = [
    fact(entry.subtitle, look.entrySubtitle),
    fact(entry.place, look.meta),
    linkLine(entry, indented),
  ].filter((spans) => spans.length > 0);
  const all = dotted([title, ...others], look.meta);
  if (naturalWidth(all, setting) <= widthBesideDates(entry, setting))
    return withDatesAtEnd(entry, setting, (room) => lineBlock(all, room));
  if (others.length === 0) return withDatesAtEnd(entry, setting, (room) => lineBlock(title, room));
  const [first, ...rest] = inLines(others, [widthBesideDates(entry, indented), indented.widthPx], indented);
  return stack([
    lineBlock(title, setting),
    shift(
      withDatesAtEnd(entry, indented, (room) => lineBlock(first!, room)),
      indentPx,
    ),
    ...rest.map((line) => shift(lineBlock(line, indented), indentPx)),
  ]);
}

/** Facts on as few lines as possible, none broken that fits on a line. @param widthsPx of the first line and of the others. */
function inLines(facts: readonly Line[], [firstPx, otherPx]: readonly [number, number], setting: EntrySetting): Line[] {
  const lines: Line[] = [];
  for (const next of facts) {
    const last = lines.at(-1);
    const together = last && dotted([last, next], setting.look.meta);
    const roomPx = lines.length === 1 ? firstPx : otherPx;
    if (together && naturalWidth(together, setting) <= roomPx) lines.splice(-1, 1, together);
    else lines.push(next);
  }
  return lines;
}

/** A description directly below the reference, in its indent. */
function shifted(description: FlowDescription<Draw[]>, xPx: number): FlowDescription<Draw[]> {
  return {
    ...description,
    gapBeforePx: 0,
    paragraphs: description.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map(({ heightPx, payload }) => toAtom(shift({ draws: payload, heightPx }, xPx))),
    })),
  };
}
