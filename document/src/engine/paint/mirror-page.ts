import { type Draw, translate } from '../blocks/draw.ts';
import { PAGE_WIDTH_PX } from '../page-geometry.ts';
import type { FinishedPage } from './paint-page.ts';

/** Icons, stars and boxes are drawn in a square of that side, before their scale. */
const PATH_SIDE = 24;

/** Drawings in reverse about their origin: what began at 10 ends at −10. Texts, icons and photos keep their faces. */
function mirrorDraws(draws: readonly Draw[]): Draw[] {
  return draws.map((draw): Draw => {
    switch (draw.kind) {
      case 'group':
        return { ...draw, draws: mirrorDraws(draw.draws) };
      case 'circle':
        return { ...draw, xPx: -draw.xPx };
      case 'path':
        return { ...draw, xPx: -draw.xPx - draw.scale * PATH_SIDE };
      default:
        return { ...draw, xPx: -draw.xPx - draw.widthPx };
    }
  });
}

const mirrorAtom = <T extends { payload: Draw[] }>(atom: T): T => ({ ...atom, payload: mirrorDraws(atom.payload) });

function mirrorSections(sections: FinishedPage['columns'][number]['placed']['sections']): typeof sections {
  return sections.map((section) => ({
    ...section,
    title: section.title && mirrorAtom(section.title),
    subSections: section.subSections.map((part) => ({
      ...part,
      head: part.head.map(mirrorAtom),
      descriptions: part.descriptions.map((description) => ({
        ...description,
        paragraphs: description.paragraphs.map((paragraph) => ({
          ...paragraph,
          lines: paragraph.lines.map(mirrorAtom),
        })),
      })),
    })),
  }));
}

/**
 * The page of a right-to-left document: columns, alignment, bullets, dates and icons change sides. Its paragraphs were set for it:
 * runs of a line stand so that they are in order once the page is mirrored.
 */
export function mirrorPage(page: FinishedPage): FinishedPage {
  const acrossPage = (draws: readonly Draw[]) => translate(mirrorDraws(draws), PAGE_WIDTH_PX, 0);
  return {
    ...page,
    backdrop: page.backdrop.map((box) => ({ ...box, xPx: PAGE_WIDTH_PX - box.xPx - box.widthPx })),
    hero: acrossPage(page.hero),
    columns: page.columns.map((column) => ({
      ...column,
      // From here on, what stands in the column lies left of its right edge.
      xPx: PAGE_WIDTH_PX - column.xPx,
      rail: mirrorDraws(column.rail),
      placed: { ...column.placed, sections: mirrorSections(column.placed.sections) },
    })),
    footer: acrossPage(page.footer),
  };
}
