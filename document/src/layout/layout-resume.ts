import type { ResumeContent, SectionContent } from '../compose/content.ts';
import type { ColumnFrame, FlowSection } from '../paginate/flow.ts';
import { PAGE_HEIGHT_PX } from '../style/page-geometry.ts';
import type { ColumnStyle, TemplateStyle } from '../style/template-style.ts';
import type { Hyphenator } from '../text/hyphenator.ts';
import type { ParagraphLayout } from '../text/paragraph.ts';
import type { Draw } from './draw.ts';
import { type LaidOutHero, layoutHero } from './hero.ts';
import { layoutSection } from './section.ts';

/** No hero, however long the contacts, takes so much of the first page that nothing else begins there. */
const LEAST_COLUMN_PX = 120;

export interface LaidOutColumn {
  style: ColumnStyle;
  sections: FlowSection<Draw[]>[];
  /** Where the column stands on page `index`, from 0: below the hero on the first; footer height taken off (section 9). */
  frameOf(pageIndex: number): ColumnFrame;
}

/** A resume measured: everything has its size, nothing has its page. */
export interface LaidOutResume {
  hero: LaidOutHero;
  columns: LaidOutColumn[];
}

function columnSections(
  column: ColumnStyle,
  columns: readonly ColumnStyle[],
  sections: readonly SectionContent[],
): SectionContent[] {
  const named = (slug: SectionContent['slug']) =>
    columns.some((other) => other.sections !== 'rest' && other.sections.includes(slug));
  return sections.filter(({ slug }) => (column.sections === 'rest' ? !named(slug) : column.sections.includes(slug)));
}

/** Measures a resume's hero and sections in a template's columns. */
export function layoutResume(
  content: ResumeContent,
  style: TemplateStyle,
  { paragraphs, hyphenator }: { paragraphs: ParagraphLayout; hyphenator: Hyphenator | undefined },
): LaidOutResume {
  const hero = layoutHero(style, content, paragraphs);
  return {
    hero,
    columns: style.columns.map((column) => {
      const setting = {
        engine: style.engine,
        paragraphs,
        hyphenator,
        look: column.look,
        widthPx: column.widthPx,
      };
      const footPx = PAGE_HEIGHT_PX - column.bottomPx;
      const firstTopPx = Math.min(hero.bottomPx[column.id] + column.belowHeroPx, footPx - LEAST_COLUMN_PX);
      return {
        style: column,
        sections: columnSections(column, style.columns, content.sections).map((section) =>
          layoutSection(section, setting),
        ),
        frameOf: (pageIndex) => {
          const topPx = pageIndex === 0 ? firstTopPx : column.topPx;
          return { topPx, heightPx: footPx - topPx };
        },
      };
    }),
  };
}
