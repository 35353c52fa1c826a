import { Paragraph, TabStopType } from 'docx';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import type { EntryContent } from '../../compose/content.ts';
import { dotted, fact, linkLine, naturalWidth, widthBesideDates } from '../../layout/entry-head.ts';
import type { Bibliography } from '../../styles/template-style.ts';
import type { DocxColumn } from './column.ts';
import { lowerParagraphs } from './entry.ts';
import { richText } from './lists.ts';
import { spanRuns, tabRun, textRuns, toggled } from './runs.ts';
import { toTwips } from './units.ts';

/** An entry as a reference: its facts on one line, or below the title and indented, with the dates at the line's end. */
export function referenceParagraphs(
  entry: EntryContent,
  column: DocxColumn,
  { bibliography, isFirst }: { bibliography: Bibliography; isFirst: boolean },
): Paragraph[] {
  const { look, ids, indentPx, widthPx } = column;
  const inset = { ...column, indentPx: indentPx + bibliography.indentPx, widthPx: widthPx - bibliography.indentPx };
  const title = fact(entry.title, look.entryTitle);
  const others = [
    fact(entry.subtitle, look.entrySubtitle),
    fact(entry.place, look.meta),
    linkLine(entry, inset),
  ].filter((spans) => spans.length > 0);
  const all = dotted([title, ...others], look.meta);
  const isOneLine = others.length === 0 || naturalWidth(all, column) <= widthBesideDates(entry, column);
  const lines = isOneLine
    ? [all]
    : title.length === 0
      ? [dotted(others, look.meta)]
      : [title, dotted(others, look.meta)];
  const rest = [
    ...lowerParagraphs(entry, inset),
    ...entry.descriptions.flatMap(({ blocks }) => richText(blocks, inset)),
  ];
  const dates = (base: TextStyle) =>
    entry.period === '' ? [] : [tabRun(), ...textRuns(entry.period, { style: ids.meta, ...toggled(look.meta, base) })];
  return [
    ...lines
      .filter((spans) => spans.length > 0 || entry.period !== '')
      .map((spans, index) => {
        const isLast = index === lines.length - 1;
        const isTitle = index === 0 && title.length > 0;
        return new Paragraph({
          style: isTitle ? ids.entryTitle : ids.facts,
          ...(index === 0 && { spacing: { before: isFirst ? 0 : toTwips(bibliography.gapPx) } }),
          indent: { left: toTwips(isTitle ? indentPx : inset.indentPx) },
          keepNext: !isLast || rest.length > 0,
          tabStops: [{ type: TabStopType.RIGHT, position: toTwips(indentPx + widthPx) }],
          children: [
            ...spanRuns(spans, isTitle ? look.entryTitle : look.meta),
            ...(isLast ? dates(isTitle ? look.entryTitle : look.meta) : []),
          ],
        });
      }),
    ...rest,
  ];
}
