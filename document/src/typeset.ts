import { composeResume } from './compose/compose.ts';
import type { ResumeContent } from './compose/content.ts';
import type { FontFace } from './fonts/catalogue.ts';
import { lineBlock } from './layout/block.ts';
import { type Draw, translate } from './layout/draw.ts';
import { layoutResume, PAGE_HEIGHT_PX } from './layout/layout-resume.ts';
import { withDemoContent } from './model/demo/with-demo-content.ts';
import { toBcp47 } from './model/languages.ts';
import type { Resume } from './model/resume.ts';
import { paginateColumn } from './paginate/paginate-column.ts';
import { type FinishedPage, paintPage } from './paint/paint-page.ts';
import type { FooterStyle } from './style/template-style.ts';
import { resolveStyle } from './style/templates.ts';
import { createParagraphLayout, type ParagraphLayout } from './text/paragraph.ts';
import { createShaper } from './text/shaper.ts';

/** A typeset resume: one SVG a page, of the grammar in docs/page-svg.md. */
export interface TypesetDocument {
  pages: string[];
}

export interface TypesetOptions {
  /** The photo's bytes as `data:image/jpeg;base64,…` or PNG; without it the photo's place stays empty. */
  photo?: string;
}

export interface Typesetter {
  /** Typesets a resume. The same resume, photo and fonts give the same bytes, in Node and in every browser. */
  typeset(resume: Resume, options?: TypesetOptions): TypesetDocument;
}

/**
 * Makes a typesetter of the given font files; it remembers what it has set, so keep it.
 *
 * @throws Error from `typeset` when a face that the resume needs was not given.
 */
export function createTypesetter(faces: readonly { face: FontFace; bytes: Uint8Array }[]): Typesetter {
  const paragraphs = createParagraphLayout(createShaper(faces));
  return {
    typeset(resume, { photo } = {}) {
      const content = composeResume(withDemoContent(resume));
      const style = resolveStyle(resume);
      const laidOut = layoutResume(content, style, paragraphs);
      const columns = laidOut.columns.map((column) => ({
        column,
        placed: paginateColumn(column.sections, column.frameOf),
      }));
      const pageCount = Math.max(1, ...columns.map(({ placed }) => placed.length));
      const pages = Array.from(
        { length: pageCount },
        (_, index): FinishedPage => ({
          number: index + 1,
          pageCount,
          language: toBcp47(resume.language),
          title: [content.name, content.profession].filter((part) => part !== '').join(' – '),
          background: style.background,
          strips: style.columns.flatMap(({ strip }) => (strip ? [strip] : [])),
          hero: index === 0 ? laidOut.hero.draws : [],
          columns: columns.map(({ column, placed }) => ({
            id: column.style.id,
            xPx: column.style.xPx,
            placed: placed[index] ?? { sections: [] },
          })),
          footer: index === 0 ? [] : footerDraws(style.footer, content, { number: index + 1, pageCount, paragraphs }),
        }),
      );
      return { pages: pages.map((page) => paintPage(page, photo)) };
    },
  };
}

/** Name and page number at the foot of the second page and those after it. */
function footerDraws(
  { text, xPx, widthPx, baselineFromFootPx }: FooterStyle,
  { name }: ResumeContent,
  page: { number: number; pageCount: number; paragraphs: ParagraphLayout },
): Draw[] {
  const words = [name, `${page.number} / ${page.pageCount}`].filter((part) => part !== '').join('  ·  ');
  const [line] = page.paragraphs([{ text: words, style: text }], widthPx);
  if (!line) return [];
  const { draws } = lineBlock(line, widthPx, 'right');
  return translate(draws, xPx, PAGE_HEIGHT_PX - baselineFromFootPx - line.baselinePx);
}
