import { firstBaseline } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import type { PageSize } from '../../../engine/page-geometry.ts';
import type { Hyphenator } from '../../../engine/text/hyphenator.ts';
import type { LetterOutlines } from '../../../engine/text/letter-outline.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import { TooManyPagesError } from '../../../engine/too-many-pages.ts';
import type { ResumeContent, SectionContent } from '../compose/content.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import { SECTIONS } from '../model/sections.ts';
import type { FlowColumn, FlowSection } from '../pagination/flow.ts';
import type { ColumnStyle, TemplateStyle } from '../styles/template-style.ts';
import { haveRoomBeside } from './compact-entries.ts';
import { type LaidOutHero, layoutHero } from './hero.ts';
import { createPageBudget, NO_BUDGET, type PageBudget } from './page-budget.ts';
import { layoutSection } from './section.ts';
import { signatureSection } from './signature.ts';

/** Minimum height of a column on the first page, even below a very high hero. */
const LEAST_COLUMN_PX = 120;

/** A column's frame is below the hero on the first page, and above the footer (specification, section 9). */
export interface LaidOutColumn extends FlowColumn<Draw[]> {
  style: ColumnStyle;
}

/** A measured resume: all sizes are known, but not the pages. */
export interface LaidOutResume {
  hero: LaidOutHero;
  columns: LaidOutColumn[];
}

/** The sections of one of a style's columns, in the resume's order. */
export function columnSections(
  column: ColumnStyle,
  columns: readonly ColumnStyle[],
  sections: readonly SectionContent[],
): SectionContent[] {
  const named = (slug: SectionContent['slug']) =>
    columns.some((other) => other.sections !== 'rest' && other.sections.includes(slug));
  return sections.filter(({ slug }) => (column.sections === 'rest' ? !named(slug) : column.sections.includes(slug)));
}

/** Whether the levels of all sections of a column have room beside their names: levels of one column stand at one place. */
export function haveLevelsRoom(
  sections: readonly SectionContent[],
  setting: Pick<ColumnStyle, 'look' | 'widthPx'> & Pick<LayoutTools, 'paragraphs'>,
): boolean {
  return sections
    .filter(({ slug }) => SECTIONS[slug].holds === 'terms')
    .every(({ entries }) => haveRoomBeside(entries, setting));
}

/** Minimum distance between the baselines of two columns' first headings, px. Software reads closer ones as one line. */
const HEADINGS_APART_PX = 6;

/** The baseline of a column's first line of text, px below its top; null for an empty column. */
function firstLine(sections: readonly FlowSection<Draw[]>[]): number | null {
  const [section] = sections;
  const [entry] = section?.subSections ?? [];
  const atom = section?.title ?? entry?.head[0] ?? entry?.descriptions[0]?.paragraphs[0]?.lines[0];
  return atom ? firstBaseline({ draws: atom.payload, heightPx: 0 }) : null;
}

/**
 * How much lower (above 0) or higher (below 0) the side column begins, so that its first heading is not on the baseline of the main
 * column's first heading (engine 2). Software that goes by baselines would take both for one line, and miss the section.
 */
function sideShift(main: MeasuredColumn | undefined, side: MeasuredColumn): number {
  const [mainLine, sideLine] = [main ? firstLine(main.sections) : null, firstLine(side.sections)];
  if (!main || mainLine === null || sideLine === null) return 0;
  const apartPx = side.firstTopPx + sideLine - (main.firstTopPx + mainLine);
  if (Math.abs(apartPx) >= HEADINGS_APART_PX) return 0;
  return apartPx <= 0 ? -HEADINGS_APART_PX - apartPx : HEADINGS_APART_PX - apartPx;
}

interface MeasuredColumn {
  style: ColumnStyle;
  sections: FlowSection<Draw[]>[];
  sectionsAlone: FlowColumn<Draw[]>['sectionsAlone'];
  firstTopPx: number;
  /** The same for a column that is wide on the first page. */
  firstTopAlonePx: number;
  footPx: number;
}

/** The tools for measuring a resume. */
export interface LayoutTools {
  paragraphs: ParagraphLayout;
  outlines: LetterOutlines;
  hyphenator?: Hyphenator | undefined;
  /** No limit if absent. */
  maxPages?: number | undefined;
}

/** Lays out a column's sections in one width. @throws {TooManyPagesError} by the budget. */
type ColumnLayout = (budget: PageBudget) => FlowSection<Draw[]>[];

/**
 * The column's sections in its usual width.
 *
 * @param widened the same column on pages without another one, where the content is lower. It decides what is too much.
 * @throws {TooManyPagesError} as soon as the measured content needs more than `maxPages`.
 */
function withinPages(
  usual: ColumnLayout,
  widened: ColumnLayout | undefined,
  limit: { maxPages: number; page: PageSize } | undefined,
): FlowSection<Draw[]>[] {
  if (!limit) return usual(NO_BUDGET);
  try {
    return usual(createPageBudget(limit));
  } catch (error) {
    if (!widened || !(error instanceof TooManyPagesError)) throw error;
    widened(createPageBudget(limit));
    return usual(NO_BUDGET);
  }
}

/**
 * Measures a resume's hero and sections in a template's columns.
 *
 * @throws {TooManyPagesError} as soon as the measured content needs more than `maxPages`.
 */
export function layoutResume(
  content: ResumeContent,
  style: TemplateStyle,
  { paragraphs, outlines, hyphenator, maxPages }: LayoutTools,
): LaidOutResume {
  const { page } = style;
  const limit = maxPages === undefined ? undefined : { maxPages, page };
  const hero = layoutHero(style, content, { paragraphs, outlines });
  const continuedNote =
    style.typography === 'detailed' || style.typography === 'precise'
      ? DOCUMENT_LABELS[content.language].continued
      : '';
  const measured = style.columns.map((column): MeasuredColumn => {
    const { look } = column;
    const footPx = page.heightPx - column.bottomPx;
    const contents = columnSections(column, style.columns, content.sections);
    const isBeside = look.levelsBeside === 'always' && haveLevelsRoom(contents, { ...column, paragraphs });
    const inWidth =
      (widthPx: number) =>
      (budget: PageBudget, isNeeded = (_index: number) => true): FlowSection<Draw[]>[] => {
        const setting = {
          engine: style.engine,
          paragraphs,
          hyphenator,
          look,
          widthPx,
          continuedNote,
          isComposed: style.pageBreaks === 'composed',
          isBeside,
          budget,
        };
        const sections = contents
          .filter((_, index) => isNeeded(index))
          .map((section) => layoutSection(section, setting));
        const isSigned = column.id === 'main' && contents.length > 0;
        if (!style.signature || !isSigned || !isNeeded(contents.length)) return sections;
        return [...sections, signatureSection(content, style.signature, { paragraphs, widthPx })];
      };
    const widened = column.alone && inWidth(column.alone.widthPx);
    return {
      style: column,
      sections: withinPages(inWidth(column.widthPx), widened, limit),
      sectionsAlone: widened && ((isNeeded) => widened(NO_BUDGET, isNeeded)),
      firstTopPx: Math.min(hero.bottomPx[column.id] + column.belowHeroPx, footPx - LEAST_COLUMN_PX),
      firstTopAlonePx: Math.min(
        Math.max(...Object.values(hero.bottomPx)) + column.belowHeroPx,
        footPx - LEAST_COLUMN_PX,
      ),
      footPx,
    };
  });
  const hasStrip = style.hero.kind === 'split' || style.hero.kind === 'masthead';
  const main = measured.find(({ style: { id } }) => id === 'main');
  return {
    hero,
    columns: measured.map((column) => {
      const isShifted = style.engine !== 1 && column.style.id === 'side';
      const firstTopPx = column.firstTopPx + (isShifted ? sideShift(main, column) : 0);
      return {
        style: column.style,
        sections: column.sections,
        sectionsAlone: column.sectionsAlone,
        firstFrameAlone: hasStrip
          ? undefined
          : { topPx: column.firstTopAlonePx, heightPx: column.footPx - column.firstTopAlonePx },
        frameOf: (pageIndex) => {
          const topPx = pageIndex === 0 ? firstTopPx : column.style.topPx;
          return { topPx, heightPx: column.footPx - topPx };
        },
      };
    }),
  };
}
