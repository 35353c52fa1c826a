import { type Draw, translate } from '../blocks/draw.ts';
import type { EngineVersion } from '../engine-version.ts';
import type { PageSize } from '../page-geometry.ts';
import { rememberByIdentity } from '../remember-by-identity.ts';
import type { Page, PageDraws, PageItem } from './page.ts';
import { type PaintContext, paintDraw, paintRect } from './paint-draw.ts';
import { element, escapeXml } from './svg-writer.ts';

/** Version of the preview output (specification, section 3). */
export const PREVIEW_VERSION = '24-12-18';

/**
 * Paints a page as an SVG of docs/page-svg.md, in reading order.
 *
 * @param photo `data:image/jpeg;base64,…` or PNG; without it the photo's place stays empty.
 */
export function paintPage(page: Page, photo: string | undefined): string {
  let ids = 0;
  const { engine, size, photoLabel } = page;
  const context: PaintContext = { photo, photoLabel, engine, size, nextId: () => `p${page.number}-${++ids}` };
  const backdrop = page.backdrop.map(({ color, ...box }) => paintRect({ ...box, radiusPx: 0, fill: color }, context));
  const whole = { xPx: 0, yPx: 0, ...size };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.widthPx,
      height: size.heightPx,
      viewBox: `0 0 ${size.widthPx} ${size.heightPx}`,
      'xml:lang': page.language,
      'data-version': PREVIEW_VERSION,
      'data-page': page.number,
      'data-pages': page.pageCount,
      'data-page-height': size.heightPx,
      'data-engine': engine === 1 ? undefined : engine,
    },
    [
      page.title === '' ? '' : element('title', {}, escapeXml(page.title)),
      paintRect({ ...whole, radiusPx: 0, fill: page.background }, context),
      ...backdrop,
      paintItems(page.items, context),
    ].join(''),
  );
}

function paintItems(items: readonly PageItem[], context: PaintContext): string {
  return items
    .map((item) => {
      if (item.kind === 'draws') return paintDraws(item, context);
      const content = paintItems(item.items, context);
      return content === '' ? '' : element('g', { 'data-role': item.role, ...item.attributes }, content);
    })
    .join('');
}

function paintDraws({ draws, xPx, yPx }: PageDraws, context: PaintContext): string {
  return (
    paintWithoutPhoto(draws, xPx, yPx, context.engine, context.size) ?? paintAll(translate(draws, xPx, yPx), context)
  );
}

function paintAll(draws: readonly Draw[], context: PaintContext): string {
  return draws.map((draw) => paintDraw(draw, context)).join('');
}

function holdsPhoto(draws: readonly Draw[]): boolean {
  return draws.some((draw) => draw.kind === 'photo' || (draw.kind === 'group' && holdsPhoto(draw.draws)));
}

/** Drawings without a photo do not depend on the rest of the page, so they are painted once per position. Null: they hold a photo. */
const paintWithoutPhoto = rememberByIdentity(
  (draws: Draw[], xPx: number, yPx: number, engine: EngineVersion, size: PageSize): string | null =>
    holdsPhoto(draws)
      ? null
      : paintAll(translate(draws, xPx, yPx), { photo: undefined, photoLabel: '', engine, size, nextId: noId }),
);

function noId(): never {
  throw new Error('These drawings contain no photo');
}
