import { type IParagraphOptions, Paragraph, type ParagraphChild, TabStopType } from 'docx';
import type { Span, TextStyle } from '../../../../engine/text/text-style.ts';
import type { EntryContent } from '../../compose/content.ts';
import { dotted, fact, type Line, linkLine, naturalWidth } from '../../layout/entry-head.ts';
import type { DocxColumn } from './column.ts';
import { disc } from './drawings.ts';
import { levelMarks, marksFormat } from './level-marks.ts';
import { richText } from './lists.ts';
import { spanRuns, tabRun, textRuns, toggled } from './runs.ts';
import { toHalfPoints, toHex, toTwips } from './units.ts';

/** Minimum distance of a line's text from the dates at its end, as on the page. */
const DATES_GAP_PX = 24;
/** The hairline to the dates is a struck tab: the size of its text is its thickness. */
const LEADER_SIZE_PX = 8;
const STATION_RADIUS_PX = 4;

interface LineSetting {
  style: string;
  base: TextStyle;
  extra?: Partial<IParagraphOptions>;
  /** Drawings beside the line. */
  marks?: ParagraphChild[];
}

/** A paragraph of facts; none without facts. */
function line(spans: Line, { style, base, extra, marks = [] }: LineSetting): Paragraph[] {
  return spans.length === 0 ? [] : [new Paragraph({ style, children: [...marks, ...spanRuns(spans, base)], ...extra })];
}

/** A line with the dates at the column's right edge. */
export function withDates(spans: Line, period: string, setting: LineSetting, column: DocxColumn): Paragraph[] {
  if (period === '') return line(spans, setting);
  const { style, base, extra, marks = [] } = setting;
  const { look, indentPx, widthPx, ids } = column;
  const { dates } = look;
  const leader = dates.kind === 'right' && spans.length > 0 ? dates.leader : undefined;
  const tab = tabRun(
    leader === undefined ? {} : { strike: true, color: toHex(leader), size: toHalfPoints(LEADER_SIZE_PX), bold: false },
  );
  // White space keeps the hairline away from the text on both sides.
  const space = (text: string): ParagraphChild[] => (leader === undefined ? [] : textRuns(text));
  return [
    new Paragraph({
      style,
      tabStops: [{ type: TabStopType.RIGHT, position: toTwips(indentPx + widthPx) }],
      children: [
        ...marks,
        ...spanRuns(spans, base),
        ...space(' '),
        tab,
        ...space(' '),
        ...textRuns(period, { style: ids.meta, ...toggled(look.meta, base) }),
      ],
      ...extra,
    }),
  ];
}

/** A job, a school, a project: title, employer and dates, place, link, level, note, and what was done. */
export function entryParagraphs(entry: EntryContent, column: DocxColumn, isFirst: boolean): Paragraph[] {
  const { look } = column;
  const isRight = look.dates.kind === 'right';
  const head = isRight ? headRight(entry, column) : headBelow(entry, column);
  const lower = lowerParagraphs(entry, column);
  // Text without a head, such as a summary, begins where the title ends.
  const isAlone = head.length === 0 && lower.length === 0;
  const descriptions = entry.descriptions.flatMap(({ blocks }, index) =>
    richText(blocks, column, {
      style: column.ids.text,
      ...(isAlone && index === 0 && { spacing: { before: isFirst ? 0 : toTwips(look.entryGapPx) } }),
    }),
  );
  const isKept = lower.length + descriptions.length > 0;
  const built = head.map((build, index) =>
    build({ isFirst: isFirst && index === 0, isKept: isKept || index < head.length - 1 }),
  );
  return [...built.flat(), ...lower, ...descriptions];
}

/** A paragraph of the head: the first one of a section has no gap, and the last one of a head may be left by what follows. */
type HeadLine = (place: { isFirst: boolean; isKept: boolean }) => Paragraph[];

function placed({ isFirst, isKept }: { isFirst: boolean; isKept: boolean }): Partial<IParagraphOptions> {
  return { keepNext: isKept, ...(isFirst && { spacing: { before: 0 } }) };
}

function titleLine({ title, period }: EntryContent, column: DocxColumn, hasDates: boolean): HeadLine[] {
  if (title === '' && !(hasDates && period !== '')) return [];
  const setting = { style: column.ids.entryTitle, base: column.look.entryTitle, marks: stationMarks(column) };
  const spans = fact(title, column.look.entryTitle);
  return [(place) => withoutLeader(spans, hasDates ? period : '', { ...setting, extra: placed(place) }, column)];
}

/** The dot of an entry on the line beside its section. */
function stationMarks({ look: { rail, entryTitle } }: DocxColumn): ParagraphChild[] {
  if (!rail) return [];
  const yPx = (entryTitle.sizePx * entryTitle.lineHeight) / 2;
  return [disc({ xPx: -rail.offsetPx, yPx, radiusPx: STATION_RADIUS_PX }, rail.mark, 1)];
}

/** Dates beside a title have no hairline. */
function withoutLeader(spans: Line, period: string, setting: LineSetting, column: DocxColumn): Paragraph[] {
  const { dates } = column.look;
  const bare =
    dates.kind === 'right' ? { ...column, look: { ...column.look, dates: { kind: 'right' as const } } } : column;
  return withDates(spans, period, setting, bare);
}

function headRight(entry: EntryContent, column: DocxColumn): HeadLine[] {
  const { look, ids } = column;
  const subtitle = fact(entry.subtitle, look.entrySubtitle);
  const place = placeSpans(entry, column);
  const both = dotted([subtitle, place], besideSubtitle(column));
  const facts = linkLine(entry, column);
  const hasRoom =
    naturalWidth(both, column) + naturalWidth(fact(entry.period, look.meta), column) + DATES_GAP_PX <= column.widthPx;
  const isTogether = hasRoom || subtitle.length === 0 || place.length === 0;
  const second = isTogether ? both : subtitle;
  const setting = { style: ids.subtitle, base: look.entrySubtitle };
  const factLine = (spans: Line): HeadLine[] =>
    spans.length === 0 ? [] : [(where) => line(spans, { style: ids.facts, base: look.meta, extra: placed(where) })];
  const isDated = entry.subtitle !== '';
  return [
    ...titleLine(entry, column, !isDated),
    ...(second.length === 0
      ? []
      : [
          (where: Parameters<HeadLine>[0]) =>
            withDates(second, isDated ? entry.period : '', { ...setting, extra: placed(where) }, column),
        ]),
    ...factLine(isTogether ? [] : place),
    ...factLine(facts),
  ];
}

function headBelow(entry: EntryContent, column: DocxColumn): HeadLine[] {
  const { look, ids } = column;
  const beside = besideSubtitle(column);
  const subtitle = fact(entry.subtitle, look.entrySubtitle);
  const dates = fact(entry.period, beside);
  const both = dotted([subtitle, dates], beside);
  const isTogether = naturalWidth(both, column) <= column.widthPx;
  const last = dotted([placeSpans(entry, column), linkLine(entry, column)], look.meta);
  const lines: LineOf[] = [
    ...(isTogether
      ? [{ spans: both, isSubtitle: true }]
      : [
          { spans: subtitle, isSubtitle: true },
          { spans: fact(entry.period, look.meta), isSubtitle: false },
        ]),
    { spans: last, isSubtitle: false },
  ];
  return [
    ...titleLine(entry, column, false),
    ...lines
      .filter(({ spans }) => spans.length > 0)
      .map(
        ({ spans, isSubtitle }): HeadLine =>
          (where) =>
            line(spans, {
              style: isSubtitle ? ids.subtitle : ids.facts,
              base: isSubtitle ? look.entrySubtitle : look.meta,
              extra: placed(where),
            }),
      ),
  ];
}

interface LineOf {
  spans: Line;
  isSubtitle: boolean;
}

function besideSubtitle({ look }: DocxColumn): TextStyle {
  return { ...look.meta, lineHeight: look.entrySubtitle.lineHeight };
}

function placeSpans({ place }: EntryContent, column: DocxColumn): Span[] {
  return [...fact(place, besideSubtitle(column))];
}

/** The level in words and as marks, and a note. */
export function lowerParagraphs(entry: EntryContent, column: DocxColumn): Paragraph[] {
  const { look, ids } = column;
  const marks = levelMarks(entry.level);
  return [
    ...line(fact(entry.levelText, look.meta), { style: ids.facts, base: look.meta }),
    ...line(fact(entry.note, look.body), { style: ids.text, base: look.body, extra: { spacing: { before: 0 } } }),
    ...(marks === ''
      ? []
      : [
          new Paragraph({
            style: ids.facts,
            children: textRuns(marks, marksFormat(look)),
          }),
        ]),
  ];
}
