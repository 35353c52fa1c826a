import type { EngineVersion } from '../../../../engine/engine-version.ts';
import type { Hyphenator } from '../../../../engine/text/hyphenator.ts';
import type { ParagraphLayout } from '../../../../engine/text/paragraph.ts';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import { NO_BUDGET, type PageBudget } from '../../layout/page-budget.ts';
import { clauseLook } from '../../layout/section.ts';
import type { ColumnStyle, SectionLook, TemplateStyle } from '../../styles/template-style.ts';
import { type LookIds, MAIN_IDS, SIDE_IDS } from './look-styles.ts';

/** A column of the page while it is written: its look, its styles, and its width for what depends on the room that there is. */
export interface DocxColumn {
  style: ColumnStyle;
  look: SectionLook;
  ids: LookIds;
  engine: EngineVersion;
  paragraphs: ParagraphLayout;
  hyphenator: Hyphenator | undefined;
  budget: PageBudget;
  isComposed: boolean;
  isBeside: boolean;
  /** The indent of everything but section titles. */
  indentPx: number;
  /** The width to the right of the indent. */
  widthPx: number;
  /** Text of the small print. */
  small: TextStyle;
  /** Numbers of lists, so that each numbered list begins with 1. */
  nextList(): number;
}

export function createColumn(
  style: ColumnStyle,
  template: TemplateStyle,
  { paragraphs, nextList, isBeside }: Pick<DocxColumn, 'paragraphs' | 'nextList' | 'isBeside'>,
): DocxColumn {
  const { look } = style;
  const { titlePlace } = look;
  const indentPx =
    titlePlace.kind === 'outdent' ? titlePlace.indentPx : titlePlace.kind === 'gutter' ? titlePlace.widthPx : 0;
  return {
    style,
    look,
    ids: style.id === 'side' ? SIDE_IDS : MAIN_IDS,
    engine: template.engine,
    paragraphs,
    hyphenator: undefined,
    budget: NO_BUDGET,
    isComposed: template.pageBreaks === 'composed',
    isBeside,
    indentPx,
    widthPx: style.widthPx - indentPx,
    small: clauseLook(look).body,
    nextList,
  };
}
