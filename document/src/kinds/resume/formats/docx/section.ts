import { Paragraph } from 'docx';
import type { SectionContent } from '../../compose/content.ts';
import { SECTIONS } from '../../model/sections.ts';
import type { DocxColumn } from './column.ts';
import { entryParagraphs } from './entry.ts';
import type { Block } from './grid.ts';
import { headingParagraphs } from './heading.ts';
import { richText } from './lists.ts';
import { referenceParagraphs } from './reference.ts';
import { textRuns } from './runs.ts';
import { noteParagraphs, termBlocks } from './terms.ts';
import { toTwips } from './units.ts';

/** A section with its title. @param gapPx before it; the style's own if absent. */
export function sectionBlocks(section: SectionContent, column: DocxColumn, gapPx?: number): Block[] {
  const { look, ids, indentPx, widthPx } = column;
  const isTitled = section.title !== '';
  const blocks = contentBlocks(section, column, isTitled ? 0 : (gapPx ?? look.sectionGapPx));
  if (!isTitled) return blocks;
  const heading = headingParagraphs(section.title, {
    look,
    ids,
    widthPx: indentPx + widthPx,
    paragraphs: column.paragraphs,
    icon: section.slug,
    gapPx,
  });
  return [...heading, ...blocks];
}

/** @param gapPx before the first line. */
function contentBlocks({ slug, entries }: SectionContent, column: DocxColumn, gapPx: number): Block[] {
  const { holds } = SECTIONS[slug];
  const { bibliography } = column.look;
  if (slug === 'clauses')
    return entries.flatMap((entry, index) => clauseParagraphs(entry, column, index === 0 ? gapPx : undefined));
  if (holds === 'terms') return termBlocks(entries, column);
  if (holds === 'notes') return noteParagraphs(entries, column);
  return entries.flatMap((entry, index) => {
    const isFirst = index === 0;
    if (bibliography?.sections.includes(slug)) return referenceParagraphs(entry, column, { bibliography, isFirst });
    return entryParagraphs(entry, column, isFirst);
  });
}

/** Clauses are small print. */
function clauseParagraphs(
  { descriptions, note, title }: SectionContent['entries'][number],
  column: DocxColumn,
  gapPx: number | undefined,
): Paragraph[] {
  const { ids } = column;
  const gap = gapPx === undefined ? {} : { spacing: { before: toTwips(gapPx) } };
  const [first, ...others] = [title, note].filter((text) => text !== '');
  const texts = descriptions.flatMap(({ blocks }, index) =>
    richText(blocks, column, { style: ids.smallPrint, ...(first === undefined && index === 0 && gap) }),
  );
  return [
    ...(first === undefined ? [] : [new Paragraph({ style: ids.smallPrint, children: textRuns(first), ...gap })]),
    ...others.map((text) => new Paragraph({ style: ids.smallPrint, children: textRuns(text) })),
    ...texts,
  ];
}
