import type { Draw } from '../blocks/draw.ts';
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

const mirrorItems = (items: readonly PageItem[], pageWidthPx: number): PageItem[] =>
  items.map((item) =>
    item.kind === 'group'
      ? { ...item, items: mirrorItems(item.items, pageWidthPx) }
      : { ...item, xPx: pageWidthPx - item.xPx, draws: mirrorDraws(item.draws) },
  );

/**
 * Mirrors the page for a right-to-left document: columns, alignment, bullets, dates and icons change sides. Its paragraphs were set so that
 * the runs of a line are in the right order after mirroring.
 */
export function mirrorPage(page: Page): Page {
  const { widthPx } = page.size;
  return {
    ...page,
    backdrop: page.backdrop.map((box) => ({ ...box, xPx: widthPx - box.xPx - box.widthPx })),
    items: mirrorItems(page.items, widthPx),
  };
}
