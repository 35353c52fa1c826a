import {
  HorizontalPositionRelativeFrom,
  type ICropOptions,
  ImageRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { ShapeRun } from 'docx/shapes';
import type { PhotoShape } from '../../model/page-setup.ts';
import type { Photo } from '../../model/resume.ts';
import { toEmu, toHex } from './units.ts';

/** The photo of a resume, ready to be placed. */
export interface Picture {
  jpeg: Uint8Array;
  size: Pick<Photo, 'widthPx' | 'heightPx'>;
  /** Alternative text. */
  label: string;
}

interface PictureBox {
  shape: PhotoShape;
  widthPx: number;
  heightPx: number;
  border?: { color: string; widthPx: number };
  /** From the page's top left corner, before the text. Absent: in the line of text. */
  onPage?: { xPx: number; yPx: number };
}

/** Corner radius of rounded photos, as on the page. */
const ROUNDED_PX = 10;
const POINTS_PER_PX = 0.75;

/**
 * The photo in a box, cropped to its proportions from the middle as on the page. With another shape than a rectangle it is the filling of a
 * drawing: LibreOffice does not crop pictures of other shapes. `withFilledShape` gives the filling its proportions.
 */
export function pictureRun({ jpeg, size, label }: Picture, box: PictureBox): ImageRun | ShapeRun {
  const { shape, widthPx, heightPx, border, onPage } = box;
  const crop = cropTo(size, widthPx / heightPx);
  const altText = { name: label, description: label };
  const floating = onPage && { floating: beforeText(onPage) };
  const transformation = { width: Math.round(widthPx), height: Math.round(heightPx) };
  if (shape !== 'rectangle') {
    const drawing = {
      transformation,
      altText,
      fill: { type: 'picture', image: { type: 'jpg', data: jpeg } } as const,
      line: border
        ? { color: toHex(border.color), width: border.widthPx * POINTS_PER_PX }
        : ({ width: 0, transparency: 100 } as const),
      ...floating,
    };
    const cornerRadius = (ROUNDED_PX / Math.min(widthPx, heightPx)) * 100;
    return shape === 'circle'
      ? new ShapeRun({ ...drawing, type: 'ellipse' })
      : new ShapeRun({ ...drawing, type: 'roundedRectangle', adjustments: { cornerRadius } });
  }
  return new ImageRun({
    type: 'jpg',
    data: jpeg,
    transformation,
    altText,
    crop,
    ...(border && {
      outline: {
        type: 'solidFill',
        value: toHex(border.color),
        width: toEmu(border.widthPx),
        solidFillType: 'rgb',
      } as const,
    }),
    ...floating,
  });
}

function beforeText({ xPx, yPx }: { xPx: number; yPx: number }) {
  return {
    horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: toEmu(xPx) },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: toEmu(yPx) },
    allowOverlap: true,
    layoutInCell: false,
    wrap: { type: TextWrappingType.NONE },
    zIndex: 10,
  };
}

/** What is cut off on each side, percent, so that the rest has the proportions. */
function cropTo({ widthPx, heightPx }: Picture['size'], proportion: number): ICropOptions {
  const own = widthPx / heightPx;
  const cut = (share: number) => Math.max(0, ((1 - share) / 2) * 100);
  if (own > proportion) return { left: cut(proportion / own), right: cut(proportion / own) };
  return { top: cut(own / proportion), bottom: cut(own / proportion) };
}

const THOUSANDTHS = 1_000;

/**
 * The document with the photo in its proportions where it is the filling of a drawing: larger than the drawing, which cuts off the rest. The
 * library knows a crop only, which LibreOffice ignores.
 */
export function withFilledShape(xml: string, { size }: Picture, proportion: number): string {
  const cut = cropTo(size, proportion);
  const beyond = Object.entries(cut).map(([side, percent = 0]) => {
    const offset = Math.round((percent / (1 - (2 * percent) / 100)) * THOUSANDTHS);
    return ` ${side.charAt(0)}="${-offset}"`;
  });
  return xml.replace(/(<a:blipFill.*?<a:fillRect)\/>/s, `$1${beyond.join('')}/>`);
}
