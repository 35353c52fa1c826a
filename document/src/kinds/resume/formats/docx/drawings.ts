import { HorizontalPositionRelativeFrom, TextWrappingType, VerticalPositionRelativeFrom } from 'docx';
import { ShapeGroupRun, ShapeRun } from 'docx/shapes';
import type { Draw } from '../../../../engine/blocks/draw.ts';
import { toEmu, toHex } from './units.ts';

interface Box {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** The grid of icons and letters: without it a path would be scaled to its own extent. */
const GRID = 24;
const GRID_FRAME = { path: `M 0 0 L ${GRID} 0 L ${GRID} ${GRID} L 0 ${GRID} Z`, fill: false, line: false } as const;
/** The thickness of an icon's lines on its grid. */
const STROKE = 2;
const POINTS_PER_PX = 0.75;

type Base = 'page' | 'column';

/** A place behind the text: on the page, or from a paragraph's left and top edge. */
function behindText({ xPx, yPx }: Pick<Box, 'xPx' | 'yPx'>, base: Base, zIndex = 1) {
  return {
    horizontalPosition: {
      relative: base === 'page' ? HorizontalPositionRelativeFrom.PAGE : HorizontalPositionRelativeFrom.COLUMN,
      offset: toEmu(xPx),
    },
    verticalPosition: {
      relative: base === 'page' ? VerticalPositionRelativeFrom.PAGE : VerticalPositionRelativeFrom.LINE,
      offset: toEmu(yPx),
    },
    behindDocument: true,
    allowOverlap: true,
    layoutInCell: true,
    wrap: { type: TextWrappingType.NONE },
    zIndex,
  };
}

/** A filled rectangle behind the text. */
export function rectangle(box: Box, color: string, zIndex = 1): ShapeRun {
  return new ShapeRun({
    type: 'rectangle',
    transformation: { width: box.widthPx, height: box.heightPx },
    fill: toHex(color),
    line: { width: 0, transparency: 100, color: toHex(color) },
    floating: behindText(box, 'page', zIndex),
    decorative: true,
  });
}

/** A filled disc beside a paragraph. */
export function disc(
  { xPx, yPx, radiusPx }: { xPx: number; yPx: number; radiusPx: number },
  color: string,
  zIndex = 1,
): ShapeRun {
  return new ShapeRun({
    type: 'ellipse',
    transformation: { width: 2 * radiusPx, height: 2 * radiusPx },
    fill: toHex(color),
    line: { width: 0, transparency: 100, color: toHex(color) },
    floating: behindText({ xPx: xPx - radiusPx, yPx: yPx - radiusPx }, 'column', zIndex),
    decorative: true,
  });
}

/** A drawn letter at its place on the page. */
export function letter({ xPx, yPx, scale, data, fill }: Extract<Draw, { kind: 'path' }>, zIndex: number): ShapeRun {
  const sizePx = scale * GRID;
  return new ShapeRun({
    type: 'custom',
    paths: [GRID_FRAME, { path: data, line: false }],
    transformation: { width: sizePx, height: sizePx },
    fill: toHex(fill ?? '#000000'),
    line: { width: 0, transparency: 100 },
    floating: behindText({ xPx, yPx }, 'page', zIndex),
    decorative: true,
  });
}

function outlinePaths(outline: string) {
  return { type: 'custom', paths: [GRID_FRAME, { path: outline, fill: false }] } as const;
}

function outlineLine(sizePx: number, color: string) {
  const width = ((STROKE * sizePx) / GRID) * POINTS_PER_PX;
  return { color: toHex(color), width, cap: 'round', join: 'round' } as const;
}

/** An icon in a line of text. */
export function inlineIcon(outline: string, sizePx: number, color: string): ShapeRun {
  return new ShapeRun({
    ...outlinePaths(outline),
    transformation: { width: sizePx, height: sizePx },
    line: outlineLine(sizePx, color),
    run: { position: '-1.5pt' },
    decorative: true,
  });
}

/** An icon on a disc, beside a paragraph. */
export function iconOnDisc(
  outline: string,
  { yPx, discPx, iconPx }: { yPx: number; discPx: number; iconPx: number },
  { fill, ink }: { fill: string; ink: string },
): ShapeGroupRun {
  const inset = (discPx - iconPx) / 2;
  return new ShapeGroupRun({
    transformation: { width: discPx, height: discPx },
    children: [
      {
        type: 'ellipse',
        transformation: { width: discPx, height: discPx },
        fill: toHex(fill),
        line: { width: 0, transparency: 100 },
      },
      {
        ...outlinePaths(outline),
        transformation: { width: iconPx, height: iconPx, offset: { left: inset, top: inset } },
        line: outlineLine(iconPx, ink),
      },
    ],
    floating: behindText({ xPx: 0, yPx }, 'column'),
    decorative: true,
  });
}
