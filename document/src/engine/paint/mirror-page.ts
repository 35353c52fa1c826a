import type { Draw } from '../blocks/draw.ts';
import { PAGE_WIDTH_PX } from '../page-geometry.ts';
import { rememberByIdentity } from '../remember-by-identity.ts';
import type { Page, PageItem } from './page.ts';

/** Side of the square in which icons, stars and boxes are drawn, before scaling. */
const PATH_SIDE = 24;

/** Mirrors drawings about their origin: one that began at 10 ends at −10. Texts, icons and photos themselves are not mirrored. */
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
 * Mirrors the page for a right-to-left document: columns, alignment, bullets, dates and icons change sides. Its paragraphs were set so that
 * the runs of a line are in the right order after mirroring.
 */
export function mirrorPage(page: Page): Page {
  return {
    ...page,
    backdrop: page.backdrop.map((box) => ({ ...box, xPx: PAGE_WIDTH_PX - box.xPx - box.widthPx })),
    items: mirrorItems(page.items),
  };
}
