import type { Draw, GroupRole } from '../blocks/draw.ts';
import { PAGE_HEIGHT_PX, PAGE_WIDTH_PX } from '../page-geometry.ts';
import { paintDraw } from './paint-draw.ts';
import { PREVIEW_VERSION } from './paint-page.ts';
import { element, escapeXml } from './svg-writer.ts';

/** A part of a sheet, in reading order; without a role it is decoration. */
export interface SheetPart {
  role: Extract<GroupRole, 'name' | 'section-title' | 'paragraph'> | null;
  draws: Draw[];
}

/** Paints a single page that is no resume as an SVG of docs/page-svg.md: black on white, part by part. */
export function paintSheet(
  { language, title }: { language: string; title: string },
  parts: readonly SheetPart[],
): string {
  // No part holds a photo, so none needs an id.
  const context = { photo: undefined, photoLabel: '', engine: 1 as const, nextId: () => '' };
  const paint = ({ role, draws }: SheetPart) => {
    const content = draws.map((draw) => paintDraw(draw, context)).join('');
    return role === null || content === '' ? content : element('g', { 'data-role': role }, content);
  };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: PAGE_WIDTH_PX,
      height: PAGE_HEIGHT_PX,
      viewBox: `0 0 ${PAGE_WIDTH_PX} ${PAGE_HEIGHT_PX}`,
      'xml:lang': language,
      'data-version': PREVIEW_VERSION,
      'data-page': 1,
      'data-pages': 1,
      'data-page-height': PAGE_HEIGHT_PX,
    },
    [
      element('title', {}, escapeXml(title)),
      element('rect', { x: 0, y: 0, width: PAGE_WIDTH_PX, height: PAGE_HEIGHT_PX, fill: '#ffffff' }),
      ...parts.map(paint),
    ].join(''),
  );
}
