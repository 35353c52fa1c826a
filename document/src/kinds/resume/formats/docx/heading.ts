import { BorderStyle, LineRuleType, Paragraph, type ParagraphChild, ShadingType, TabStopType } from 'docx';
import { naturalWidth } from '../../../../engine/blocks/fit-text.ts';
import type { ParagraphLayout } from '../../../../engine/text/paragraph.ts';
import { TITLE_DISC, type TitleIcon, titleOutline } from '../../layout/title-icons.ts';
import type { SectionLook } from '../../styles/template-style.ts';
import { disc, iconOnDisc } from './drawings.ts';
import type { LookIds } from './look-styles.ts';
import { tabRun, textRuns } from './runs.ts';
import { toBorderSize, toHex, toTwips } from './units.ts';

const BAR_WIDTH_PX = 34;
const TAB_PADDING_PX = 11;
/** Room for other programs' widths of letters: a title that does not fit takes a second line. */
const TAB_SPARE_PX = 8;
const RING_RADIUS_PX = 7;
const HOLE_RADIUS_PX = 3.5;

interface HeadingSetting {
  look: SectionLook;
  ids: LookIds;
  widthPx: number;
  /** For the width of titles on a ground of their own width. */
  paragraphs: ParagraphLayout;
  icon: TitleIcon;
  /** Before the heading, px; the style's own gap if absent. */
  gapPx?: number | undefined;
}

/** The title of a section with its mark. */
export function headingParagraphs(title: string, setting: HeadingSetting): Paragraph[] {
  const { look, widthPx, gapPx = look.sectionGapPx } = setting;
  const { titleRule } = look;
  if (titleRule.kind === 'tab') return tabParagraphs(title, setting, titleRule);
  if (titleRule.kind !== 'bar') return [titleParagraph(title, setting)];
  const bar = new Paragraph({
    style: 'HeadingBar',
    keepNext: true,
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: toHex(titleRule.color) },
    indent: { left: 0, right: toTwips(widthPx - BAR_WIDTH_PX) },
    spacing: {
      before: toTwips(gapPx),
      after: 0,
      line: toTwips(titleRule.thicknessPx),
      lineRule: LineRuleType.EXACT,
    },
  });
  return [bar, titleParagraph(title, { ...setting, gapPx: undefined })];
}

/** A title on a coloured ground as wide as its words, which stands on a line as wide as the column. */
function tabParagraphs(
  title: string,
  { look, ids, widthPx, paragraphs, gapPx }: HeadingSetting,
  { color, thicknessPx }: Extract<SectionLook['titleRule'], { kind: 'tab' }>,
): Paragraph[] {
  const words = look.titleCase === 'upper' ? title.toUpperCase() : title;
  const tabPx = naturalWidth(paragraphs, words, look.title) + 2 * TAB_PADDING_PX + TAB_SPARE_PX;
  const line = { style: BorderStyle.SINGLE, size: toBorderSize(thicknessPx), space: 0, color: toHex(color) };
  return [
    new Paragraph({
      style: ids.heading,
      indent: { left: toTwips(TAB_PADDING_PX), right: toTwips(Math.max(0, widthPx - tabPx)) },
      spacing: { after: 0, ...(gapPx !== undefined && { before: toTwips(gapPx) }) },
      children: textRuns(title),
    }),
    new Paragraph({
      style: 'HeadingBar',
      keepNext: true,
      indent: { left: 0 },
      border: { top: line },
      spacing: { before: 0, after: toTwips(look.titleGapPx), line: toTwips(1), lineRule: LineRuleType.EXACT },
    }),
  ];
}

/** Lines and boxes are part of the style; what no style can draw is drawn here. */
function titleParagraph(title: string, { look, ids, widthPx, icon, gapPx }: HeadingSetting): Paragraph {
  const { titleIcon, rail } = look;
  const lineHeightPx = look.title.sizePx * look.title.lineHeight;
  const marks: ParagraphChild[] = [
    ...(rail
      ? [
          disc({ xPx: -rail.offsetPx, yPx: lineHeightPx / 2, radiusPx: RING_RADIUS_PX }, rail.mark, 2),
          disc({ xPx: -rail.offsetPx, yPx: lineHeightPx / 2, radiusPx: HOLE_RADIUS_PX }, rail.hole, 3),
        ]
      : []),
    ...(titleIcon
      ? [
          iconOnDisc(
            titleOutline(icon),
            { yPx: (lineHeightPx - TITLE_DISC.discPx) / 2, discPx: TITLE_DISC.discPx, iconPx: TITLE_DISC.iconPx },
            titleIcon,
          ),
        ]
      : []),
  ];
  return new Paragraph({
    style: ids.heading,
    children: [...marks, ...titleRuns(title, look)],
    ...tabStops(look, widthPx),
    ...(titleIcon && { indent: { left: toTwips(TITLE_DISC.roomPx) } }),
    ...(gapPx !== undefined && { spacing: { before: toTwips(gapPx) } }),
  });
}

/** Hairlines beside a title are struck tabs: they stay in the middle of its height, and end where the title begins. */
function titleRuns(title: string, { titleRule }: SectionLook): ParagraphChild[] {
  const hairline = () => tabRun({ strike: true, bold: false, color: toHex(titleRule.color), characterSpacing: 0 });
  const words = textRuns(title);
  switch (titleRule.kind) {
    case 'sides':
      return [hairline(), ...textRuns('  '), ...words, ...textRuns('  '), hairline()];
    case 'after':
      return [...words, ...textRuns('  '), hairline()];
    default:
      return words;
  }
}

function tabStops({ titleRule }: SectionLook, widthPx: number) {
  const right = { type: TabStopType.RIGHT, position: toTwips(widthPx) };
  if (titleRule.kind === 'after') return { tabStops: [right] };
  if (titleRule.kind !== 'sides') return {};
  // Centred by the tab: centred paragraphs have no room for tabs.
  return {
    tabStops: [{ type: TabStopType.CENTER, position: toTwips(widthPx / 2) }, right],
    alignment: 'left' as const,
  };
}
