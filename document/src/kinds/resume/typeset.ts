import type { Draw } from '../../engine/blocks/draw.ts';
import { mirrorPage } from '../../engine/paint/mirror-page.ts';
import { paintPage } from '../../engine/paint/paint-page.ts';
import { rememberByIdentity } from '../../engine/remember-by-identity.ts';
import type { Hyphenator } from '../../engine/text/hyphenator.ts';
import { keepLayouts } from '../../engine/text/keep-layouts.ts';
import { toBcp47 } from '../../engine/text/languages.ts';
import { createShaper, type FontSource, type Shaper } from '../../engine/text/shaper.ts';
import { TooManyPagesError } from '../../engine/too-many-pages.ts';
import { composeResume } from './compose/compose.ts';
import type { ResumeContent } from './compose/content.ts';
import { contentDirection } from './compose/content-direction.ts';
import { hanFormsOfSections } from './compose/fonts-of-sections.ts';
import { textSettingOf } from './compose/text-setting.ts';
import { hyphenatorLanguage } from './hyphenator-language.ts';
import { footerDraws } from './layout/footer.ts';
import { type LaidOutColumn, type LayoutTools, layoutResume } from './layout/layout-resume.ts';
import { railDraws } from './layout/rail.ts';
import type { Demo } from './model/demo/load-demo.ts';
import { withDemoContent } from './model/demo/with-demo-content.ts';
import { DOCUMENT_LABELS } from './model/document-labels.ts';
import type { Resume } from './model/resume.ts';
import type { SectionSlug } from './model/sections.ts';
import { backdropBeside } from './page-backdrop.ts';
import type { PlacedColumn } from './pagination/flow.ts';
import { paginateGreedily } from './pagination/paginate-greedily.ts';
import { paginateComposed, paginateOptimally } from './pagination/paginate-optimally.ts';
import { type ResumePage, toPage } from './resume-page.ts';
import { setTighter } from './set-tighter.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import type { TemplateStyle } from './styles/template-style.ts';

/** A typeset resume: one SVG per page, in the grammar of docs/page-svg.md. */
export interface TypesetDocument {
  pages: string[];
  /** The same pages as positions, for example to find a section on a page. Pages of a right-to-left resume are not mirrored here. */
  layout: ResumePage[];
}

/** A laid out resume: its number of pages and all positions are known. Each page is painted when it is asked for. */
export interface LaidOutDocument {
  layout: ResumePage[];
  /** The style that the pages were set in: tighter than designed where that saved a page. */
  style: TemplateStyle;
  /** The SVG of a page of `layout`, as `typeset` gives it. */
  paint(page: ResumePage): string;
}

export interface TypesetOptions {
  /** The photo's bytes as `data:image/jpeg;base64,…` or PNG; without it the photo's place stays empty. */
  photo?: string;
  /** For the language that `hyphenatorLanguage` returns. Required if the resume divides words. */
  hyphenator?: Hyphenator;
  /** In the resume's language. Required if the resume is not done. */
  demo?: Demo;
  /** Typesetting stops as soon as it is certain that the resume takes more pages. */
  maxPages?: number;
}

export interface Typesetter {
  /**
   * Typesets a resume. The same resume, photo and fonts give the same bytes, in Node and in all browsers.
   *
   * @throws FontNotGivenError if a face that the resume needs was not given, Error if the hyphenator or the demo content was not,
   * TooManyPagesError for more than `maxPages`.
   */
  typeset(resume: Resume, options?: TypesetOptions): TypesetDocument;
  /** Does the same without painting, which takes half of the time of a long resume: an editor shows one or two of its pages. */
  layOut(resume: Resume, options?: TypesetOptions): LaidOutDocument;
}

/**
 * Makes a typesetter with the given font files. It caches its work, so keep and reuse it.
 *
 * @param shaper of the same fonts, if the caller has one: each shaper holds its fonts in memory that is never returned.
 */
export function createTypesetter(faces: readonly FontSource[], shaper: Shaper = createShaper(faces)): Typesetter {
  const layoutFor = keepLayouts(shaper);
  const layOut = (resume: Resume, { photo, hyphenator, demo, maxPages }: TypesetOptions = {}): LaidOutDocument => {
    const designed = styleOf(resume.color, resume.fonts, resume.pageSetup, resume.pattern, resume.patternVersion);
    const shown = withDemoContent(resume, demo);
    const content = composeResume(shown, textSettingOf(designed, resume.pageSetup));
    const { engine, typography } = designed;
    const han = hanFormsOfSections(resume.sections);
    const isWritten = (slug: SectionSlug) => shown.sections[slug] === resume.sections[slug];
    const direction = engine === 1 ? 'ltr' : contentDirection(content, isWritten);
    const divider = dividerFor(resume, hyphenator);
    const rules = {
      engine,
      han,
      direction,
      keepsNumbers: typography !== 'quotes',
      keepsAmounts: typography === 'precise',
      trimsSeparators: typography === 'detailed' || typography === 'precise',
    };
    const paragraphs = layoutFor(rules, divider);
    const tools: LayoutTools = {
      paragraphs,
      outlines: (letter, face) => shaper.outline(letter, face, han),
      hyphenator: resume.pageSetup.hyphenation ? divider : undefined,
      maxPages,
    };
    const inPages = (style: TemplateStyle) => {
      const laidOut = layoutResume(content, style, tools);
      const columns = paginate(laidOut.columns, style).map((pages, index) => ({
        style: laidOut.columns[index]!.style,
        pages,
      }));
      return { style, laidOut, columns, pageCount: Math.max(1, ...columns.map(({ pages }) => pages.length)) };
    };
    const { style, laidOut, columns, pageCount } =
      designed.pageBreaks === 'composed' ? setTighter(designed, inPages) : inPages(designed);
    if (maxPages !== undefined && pageCount > maxPages) throw new TooManyPagesError(maxPages);
    const layout = Array.from({ length: pageCount }, (_, index): ResumePage => {
      const number = index + 1;
      const hasFooter = index > 0 && resume.pageSetup.footer;
      let footer: Draw[] | null = hasFooter ? null : [];
      const placedColumns = columns.map((column) => {
        const placed = column.pages[index] ?? { sections: [] };
        return { ...column, placed, place: (placed.isAlone && column.style.alone) || column.style };
      });
      const alone = placedColumns.find(({ placed }) => placed.isAlone)?.place;
      return {
        engine: style.engine,
        size: style.page,
        number,
        pageCount,
        language: toBcp47(resume.language),
        title: [content.name, content.profession].filter((part) => part !== '').join(' – '),
        photoLabel: photoLabel(content),
        background: style.background,
        backdrop: alone ? (style.backdropAlone ?? []) : backdropBeside(style, placedColumns, index),
        hero: index === 0 ? laidOut.hero.draws : [],
        columns: placedColumns.map(({ style: { id, look }, placed, place }) => ({
          id,
          xPx: place.xPx,
          rail: railDraws(placed, look),
          placed,
        })),
        get footer() {
          footer ??= footerDraws(
            alone ? { ...style.footer, xPx: alone.xPx, widthPx: alone.widthPx } : style.footer,
            content.name,
            { number, pageCount, heightPx: style.page.heightPx, paragraphs },
          );
          return footer;
        },
      };
    });
    // Footers differ in digits only. If one of them needs a font that was not given, that has to be known now and not while painting.
    void layout[1]?.footer;
    return {
      layout,
      style,
      paint(page) {
        const finished = toPage(page);
        return paintPage(direction === 'rtl' ? mirrorPage(finished) : finished, photo);
      },
    };
  };
  return {
    layOut,
    typeset(resume, options) {
      const { layout, paint } = layOut(resume, options);
      return { pages: layout.map(paint), layout };
    },
  };
}

function paginate(columns: readonly LaidOutColumn[], { engine, pageBreaks }: TemplateStyle): PlacedColumn<Draw[]>[][] {
  const repeatsTitles = engine !== 1 && columns.length > 1;
  switch (pageBreaks) {
    case 'greedy':
      return paginateGreedily(columns, repeatsTitles);
    case 'optimal':
      return paginateOptimally(columns, repeatsTitles);
    case 'composed':
      return paginateComposed(columns);
  }
}

/** Returns the same objects while the resume's design is unchanged, so that cached layouts remain valid. */
const styleOf = rememberByIdentity(
  (
    color: Resume['color'],
    fonts: Resume['fonts'],
    pageSetup: Resume['pageSetup'],
    pattern: Resume['pattern'],
    patternVersion: number,
  ) => resolveStyle({ color, fonts, pageSetup, pattern, patternVersion }),
);

/** The hyphenator that divides the resume's words. Without one, words wider than a line are cut without patterns. */
function dividerFor(resume: Resume, hyphenator: Hyphenator | undefined): Hyphenator | undefined {
  const language = hyphenatorLanguage(resume);
  const given = language !== null && hyphenator?.language === language ? hyphenator : undefined;
  if (resume.pageSetup.hyphenation && !given)
    throw new Error(`Hyphenation of ${resume.language} was not given to the typesetter`);
  return given;
}

/** Alternative text of the photo. */
function photoLabel({ language, name }: ResumeContent): string {
  const { photo, photoOf } = DOCUMENT_LABELS[language];
  return name === '' ? photo : photoOf.replace('{name}', () => name);
}
