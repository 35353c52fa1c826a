import { AlignmentType, BorderStyle, type IParagraphStyleOptions, ShadingType } from 'docx';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import type { SectionLook } from '../../styles/template-style.ts';
import type { LineHeight } from './line-height.ts';
import { runFormat } from './runs.ts';
import { toBorderSize, toBorderSpace, toHex, toTwips } from './units.ts';

/** The ids of the styles of one column. */
export interface LookIds {
  text: string;
  heading: string;
  entryTitle: string;
  subtitle: string;
  facts: string;
  bullet: string;
  number: string;
  term: string;
  smallPrint: string;
  /** Character style of dates and places. */
  meta: string;
}

const IDS = {
  text: 'Text',
  heading: 'Heading1',
  entryTitle: 'Heading2',
  subtitle: 'EntrySubtitle',
  facts: 'EntryFacts',
  bullet: 'ListBullet',
  number: 'ListNumber',
  term: 'ListTerm',
  smallPrint: 'SmallPrint',
  meta: 'Dates',
} as const satisfies LookIds;

/** The main column has Word's own styles; those of the side column are based on them. */
export const MAIN_IDS: LookIds = { ...IDS, text: 'Normal' };
export const SIDE_IDS: LookIds = Object.fromEntries(
  Object.entries(IDS).map(([use, id]) => [use, `Side${id}`]),
) as unknown as LookIds;

/** The names under which Word shows the styles. Those of the main column that Word has itself are Word's. */
const NAMES: Readonly<Record<keyof LookIds, string>> = {
  text: 'Text',
  heading: 'heading 1',
  entryTitle: 'heading 2',
  subtitle: 'Entry Subtitle',
  facts: 'Entry Facts',
  bullet: 'List Bullet',
  number: 'List Number',
  term: 'List Term',
  smallPrint: 'Small Print',
  meta: 'Dates and Places',
};

function styleName(use: keyof LookIds, ids: LookIds): string {
  if (ids === MAIN_IDS) return use === 'text' ? 'Normal' : NAMES[use];
  return `Side ${NAMES[use].charAt(0).toUpperCase()}${NAMES[use].slice(1)}`;
}

/** Indent of list items, for each level. */
export const LIST_INDENT_PX = 15;
/** Gaps are a little smaller than on the page, since word processors round what is between them up: a full page would run over by a line. */
const GAP_SHARE = 0.9;
const TICK_GAP_PX = 10;
const BOX_PADDING_X_PX = 10;
const BOX_PADDING_Y_PX = 4;
const RULE_GAP_PX = 5;
const TAB_PADDING_X_PX = 11;
const TAB_PADDING_Y_PX = 2;

export interface LookPlace {
  ids: LookIds;
  /** The indent of everything but section titles. */
  indentPx: number;
  /** The width of the column. */
  widthPx: number;
  /** The look of the small print. */
  small: TextStyle;
  lineHeight: LineHeight;
}

/** The paragraph styles of a column. */
export function lookStyles(look: SectionLook, place: LookPlace): IParagraphStyleOptions[] {
  const { ids, indentPx, small, lineHeight } = place;
  const left = toTwips(indentPx);
  const isMain = ids === MAIN_IDS;
  const gap = toTwips(look.paragraphGapPx);
  const list = (use: 'bullet' | 'number'): IParagraphStyleOptions => ({
    id: ids[use],
    name: styleName(use, ids),
    basedOn: isMain ? ids.text : MAIN_IDS[use],
    quickFormat: true,
    run: runFormat(look.body),
    paragraph: {
      spacing: { before: Math.round(gap / 2), after: 0, ...lineHeight(look.body) },
      indent: { left: left + toTwips(LIST_INDENT_PX), hanging: toTwips(LIST_INDENT_PX - 2) },
    },
  });
  const paragraph = (
    use: keyof LookIds,
    style: TextStyle,
    { before, isKept, base = 'text' }: { before: number; isKept?: boolean; base?: keyof LookIds },
  ): IParagraphStyleOptions => ({
    id: ids[use],
    name: styleName(use, ids),
    basedOn: isMain ? ids[base] : MAIN_IDS[use],
    next: ids.text,
    quickFormat: true,
    run: runFormat(style),
    paragraph: {
      spacing: { before, after: 0, ...lineHeight(style) },
      indent: { left },
      ...(isKept && { keepNext: true, keepLines: true }),
    },
  });
  const text = paragraph('text', look.body, { before: gap });
  return [
    isMain ? { id: text.id, name: 'Normal', quickFormat: true, run: text.run!, paragraph: text.paragraph! } : text,
    headingStyle(look, place),
    {
      ...paragraph('entryTitle', look.entryTitle, { before: toTwips(look.entryGapPx * GAP_SHARE), isKept: true }),
      next: ids.subtitle,
    },
    { ...paragraph('subtitle', look.entrySubtitle, { before: 0, isKept: true }), next: ids.bullet },
    paragraph('facts', look.meta, { before: 0 }),
    list('bullet'),
    list('number'),
    paragraph('term', look.body, { before: toTwips(look.compactGapPx) }),
    withoutIndent(paragraph('smallPrint', small, { before: toTwips(6) })),
  ];
}

/** The small print begins at the column's edge. */
function withoutIndent(style: IParagraphStyleOptions): IParagraphStyleOptions {
  return { ...style, paragraph: { ...style.paragraph, indent: { left: 0 } } };
}

function headingStyle(look: SectionLook, { ids, widthPx, lineHeight }: LookPlace): IParagraphStyleOptions {
  const { title, titleRule } = look;
  const border = (px: number, spacePx: number) => ({
    style: BorderStyle.SINGLE,
    size: toBorderSize(px),
    space: toBorderSpace(spacePx),
    color: toHex(titleRule.color),
  });
  const looks: Partial<Record<typeof titleRule.kind, IParagraphStyleOptions['paragraph']>> = {
    below: { border: { bottom: border(titleRule.thicknessPx, RULE_GAP_PX) } },
    tab: {
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: toHex(titleRule.color) },
      border: {
        top: border(0.5, TAB_PADDING_Y_PX),
        bottom: border(0.5, TAB_PADDING_Y_PX),
        left: border(0.5, TAB_PADDING_X_PX),
        right: border(0.5, TAB_PADDING_X_PX),
      },
      indent: { left: toTwips(TAB_PADDING_X_PX), right: toTwips(TAB_PADDING_X_PX) },
    },
    above: { border: { top: border(titleRule.thicknessPx, RULE_GAP_PX) } },
    tick: {
      border: { left: border(titleRule.thicknessPx, TICK_GAP_PX) },
      indent: { left: toTwips(titleRule.thicknessPx + TICK_GAP_PX) },
    },
    box: {
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: toHex(titleRule.color) },
      border: {
        top: border(0.5, BOX_PADDING_Y_PX),
        bottom: border(0.5, BOX_PADDING_Y_PX),
        left: border(0.5, BOX_PADDING_X_PX),
        right: border(0.5, BOX_PADDING_X_PX),
      },
      indent: { left: toTwips(BOX_PADDING_X_PX), right: toTwips(BOX_PADDING_X_PX) },
    },
  };
  const isMain = ids === MAIN_IDS;
  return {
    id: ids.heading,
    name: styleName('heading', ids),
    basedOn: isMain ? ids.text : MAIN_IDS.heading,
    next: ids.entryTitle,
    quickFormat: true,
    run: {
      ...runFormat(titleRule.kind === 'tab' ? { ...title, color: titleRule.ink } : title),
      allCaps: look.titleCase === 'upper',
    },
    paragraph: {
      keepNext: true,
      keepLines: true,
      outlineLevel: 0,
      alignment: look.titleAlign === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
      indent: { left: 0 },
      ...(titleRule.kind === 'after' || titleRule.kind === 'sides' ? { rightTabStop: toTwips(widthPx) } : {}),
      ...looks[titleRule.kind],
      spacing: {
        before: toTwips(titleRule.kind === 'bar' ? RULE_GAP_PX : look.sectionGapPx * GAP_SHARE),
        after: toTwips(look.titleGapPx),
        ...lineHeight(title),
      },
    },
  };
}
