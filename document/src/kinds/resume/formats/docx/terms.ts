import { LineRuleType, Paragraph, ShadingType, TabStopType } from 'docx';
import type { Span } from '../../../../engine/text/text-style.ts';
import type { EntryContent } from '../../compose/content.ts';
import {
  cellWidth,
  entriesPerRow,
  inlineSpans,
  nameSpans,
  PAIR_GAP_PX,
  placeOfLevels,
} from '../../layout/compact-entries.ts';
import { detailsOf, isNoteBelow, tagRows } from '../../layout/tag-entries.ts';
import type { SectionLook } from '../../styles/template-style.ts';
import type { DocxColumn } from './column.ts';
import { type Block, grid, spacer } from './grid.ts';
import { levelMarks, marksFormat } from './level-marks.ts';
import { spanRuns, tabRun, textRuns } from './runs.ts';
import { toHex, toTwips } from './units.ts';

/** Skills, languages and programs, as the column prints them. */
export function termBlocks(entries: readonly EntryContent[], column: DocxColumn): Block[] {
  const { compact } = column.look;
  switch (compact.kind) {
    case 'list':
      return listBlocks(entries, column);
    case 'inline':
      return [inlineParagraph(entries, column, compact)];
    case 'tags':
      return tagParagraphs(entries, column, compact);
  }
}

/** One per line, or in rows of two or three. */
function listBlocks(entries: readonly EntryContent[], column: DocxColumn): Block[] {
  const { indentPx, widthPx, look } = column;
  const perRow = entriesPerRow(entries, column);
  const cellPx = cellWidth(perRow, widthPx);
  const isBelow = placeOfLevels(entries, column, perRow) === 'below';
  if (perRow === 1)
    return entries.flatMap((entry, index) =>
      termParagraphs(entry, column, { isBelow, endPx: indentPx + cellPx, gapPx: index === 0 ? 0 : look.compactGapPx }),
    );
  const inCell = { ...column, indentPx: 0, widthPx: cellPx };
  const rows = Array.from({ length: Math.ceil(entries.length / perRow) }, (_, row) =>
    entries.slice(row * perRow, (row + 1) * perRow),
  );
  const cells = (row: readonly EntryContent[], gapPx: number) =>
    Array.from({ length: perRow }, (_, index) => {
      const entry = row[index];
      const isLast = index === perRow - 1;
      return {
        blocks: entry ? termParagraphs(entry, inCell, { isBelow, endPx: cellPx, gapPx }) : [spacer()],
        padding: { rightPx: isLast ? 0 : PAIR_GAP_PX },
      };
    });
  return [
    grid({
      indentPx,
      widthsPx: Array.from({ length: perRow }, (_, index) => cellPx + (index === perRow - 1 ? 0 : PAIR_GAP_PX)),
      rows: rows.map((row, index) => ({ cells: cells(row, index === 0 ? 0 : look.compactGapPx), isWhole: true })),
    }),
  ];
}

/** The name with its level behind it at the line's end, or below it; a note on the next line. */
function termParagraphs(
  entry: EntryContent,
  { look, ids, indentPx }: DocxColumn,
  { isBelow, endPx, gapPx }: { isBelow: boolean; endPx: number; gapPx: number },
): Paragraph[] {
  const names = nameSpans(entry, { look });
  const marks = levelMarks(entry.level);
  const level = textRuns(marks, marksFormat(look));
  const isBehind = marks !== '' && !isBelow && entry.level?.shape !== 'bars';
  const note =
    entry.note === ''
      ? []
      : [{ style: ids.facts, children: spanRuns([{ text: entry.note, style: look.meta }], look.meta) }];
  const lines = [
    { style: ids.term, children: [...spanRuns(names, look.body), ...(isBehind ? [tabRun(), ...level] : [])] },
    ...(marks !== '' && !isBehind ? [{ style: ids.term, children: level }] : []),
    ...note,
  ].filter(({ children }) => children.length > 0);
  return lines.map(
    ({ style, children }, index) =>
      new Paragraph({
        style,
        children,
        indent: { left: toTwips(indentPx) },
        spacing: { before: index === 0 ? toTwips(gapPx) : 0 },
        keepNext: index < lines.length - 1,
        ...(isBehind && { tabStops: [{ type: TabStopType.RIGHT, position: toTwips(endPx) }] }),
      }),
  );
}

type Inline = Extract<SectionLook['compact'], { kind: 'inline' }>;
type Tags = Extract<SectionLook['compact'], { kind: 'tags' }>;

/** All in one paragraph: `Excel (4/5); Polish (native)`. */
function inlineParagraph(entries: readonly EntryContent[], { look, ids }: DocxColumn, inline: Inline): Paragraph {
  return new Paragraph({
    style: ids.term,
    spacing: { before: 0 },
    children: spanRuns(inlineSpans(entries, look, inline), look.body),
  });
}

/** Height of a tag beyond its text, and the gap to the next row. */
const TAG_PADDING_PX = 8;
const TAG_GAP_PX = 6;

/** Words on a coloured ground in rows. A note below takes a line of its own. */
function tagParagraphs(entries: readonly EntryContent[], column: DocxColumn, tags: Tags): Paragraph[] {
  const { look, ids } = column;
  const { sizePx, lineHeight } = look.body;
  const format = {
    style: ids.term,
    spacing: {
      before: toTwips(TAG_GAP_PX),
      line: toTwips(sizePx * lineHeight + TAG_PADDING_PX),
      lineRule: LineRuleType.AT_LEAST,
    },
  };
  return tagRows(entries, column, tags).flatMap((row) => {
    const children = row.flatMap((entry, index) => [
      ...(index > 0 ? textRuns('  ') : []),
      ...tagRuns(entry, look, tags),
    ]);
    const [{ note }] = row as [EntryContent];
    const isBelow = isNoteBelow(row[0]!, tags.form);
    return [
      new Paragraph({ ...format, children, keepNext: isBelow }),
      ...(isBelow ? [new Paragraph({ style: ids.facts, children: textRuns(note) })] : []),
    ];
  });
}

function tagRuns(entry: EntryContent, look: SectionLook, { form, fill, ink }: Tags) {
  const shading = { type: ShadingType.CLEAR, color: 'auto', fill: toHex(fill) };
  const color = toHex(ink);
  const details = detailsOf(entry, isNoteBelow(entry, form) ? '' : entry.note);
  const marks = form === 'pills' ? levelMarks(entry.level) : '';
  const parts: { text: string; bold: boolean; color: string }[] = [
    { text: `\u00a0\u00a0${entry.title}`, bold: true, color },
    { text: details, bold: false, color },
    { text: marks === '' ? '' : `\u00a0${marks}`, bold: false, color: toHex(look.level.filled) },
    { text: '\u00a0\u00a0', bold: false, color },
  ];
  return parts
    .filter(({ text }) => text !== '')
    .flatMap(({ text, bold, color: ownColor }) => textRuns(text, { shading, bold, color: ownColor }));
}

/** Short notes, one per line. */
export function noteParagraphs(entries: readonly EntryContent[], { look, ids }: DocxColumn): Paragraph[] {
  const spans = ({ note }: EntryContent): Span[] => (note === '' ? [] : [{ text: note, style: look.body }]);
  return entries
    .filter(({ note }) => note !== '')
    .map(
      (entry, index) =>
        new Paragraph({
          style: ids.term,
          spacing: { before: index === 0 ? 0 : toTwips(look.compactGapPx / 2) },
          children: spanRuns(spans(entry), look.body),
        }),
    );
}
