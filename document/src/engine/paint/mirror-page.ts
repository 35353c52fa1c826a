import type { Draw } from '../blocks/draw.ts';
import { PAGE_WIDTH_PX } from '../page-geometry.ts';
import { rememberByIdentity } from '../remember-by-identity.ts';
import type { Page, PageItem } from './page.ts';

/** Icons, stars and boxes are drawn in a square of that side, before their scale. */
const PATH_SIDE = 24;

/** Drawings in reverse about their origin: what began at 10 ends at −10. Texts, icons and photos keep their faces. */
const mirrorDraws = rememberByIdentity((draws: readonly Draw[]): Draw[] =>
  draws.map((draw): Draw => {
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
  }),
);

const mirrorItems = (items: readonly PageItem[]): PageItem[] =>
  items.map((item) =>
    item.kind === 'group'
      ? { ...item, items: mirrorItems(item.items) }
      : { ...item, xPx: PAGE_WIDTH_PX - item.xPx, draws: mirrorDraws(item.draws) },
  );

/**
 * The page of a right-to-left document: columns, alignment, bullets, dates and icons change sides. Its paragraphs were set for it:
 * runs of a line stand so that they are in order once the page is mirrored.
 */
export function mirrorPage(page: Page): Page {
  return {
    ...page,
    backdrop: page.backdrop.map((box) => ({ ...box, xPx: PAGE_WIDTH_PX - box.xPx - box.widthPx })),
    items: mirrorItems(page.items),
  };
}
