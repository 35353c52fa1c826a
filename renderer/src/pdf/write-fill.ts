import type { PlainFill, SimpleShape } from '../read/page-model.ts';
import { components, decimal, rgbOf } from './pdf-objects.ts';

/** Rules up to this thickness, CSS px, are hairlines. */
const thickestHairline = 1.3;
/**
 * Stroke width of a hairline, CSS px. It is at most one pixel up to 160 dpi, so it is drawn as one pixel even where it lies between two.
 */
const hairlineWidth = 0.6;
/** Up to this thickness, CSS px, one pixel more or less is visible. */
const thickestBar = 6;

/**
 * Writes the operators that paint a plain fill. PDF viewers snap a single rectangle to whole pixels, so of two equal rules one may come out
 * a pixel thicker. In pages of engine 2 thin rules are therefore strokes, and thicker ones are written as two halves, which viewers do not
 * snap.
 */
export function writeFill({ shape, colour }: PlainFill, engine: 1 | 2): string {
  const rgb = components(rgbOf(colour));
  const isSharp = shape.kind === 'rect' && (shape.rx === 0 || shape.ry === 0);
  if (engine === 2 && isSharp) {
    const thickness = Math.min(shape.width, shape.height);
    const length = Math.max(shape.width, shape.height);
    if (thickness > 0 && thickness <= thickestHairline && length > 2 * thickness)
      return `${rgb} RG ${numbers(Math.min(thickness, hairlineWidth))} w ${middleLine(shape)} S\n`;
    if (thickness > thickestHairline && thickness <= thickestBar) return `${rgb} rg ${halves(shape)} f\n`;
  }
  return `${rgb} rg ${outline(shape)} f\n`;
}

type Rectangle = Extract<SimpleShape, { kind: 'rect' }>;

function middleLine({ x, y, width, height }: Rectangle): string {
  const [midX, midY] = [x + width / 2, y + height / 2];
  return width > height
    ? `${numbers(x, -midY)} m ${numbers(x + width, -midY)} l`
    : `${numbers(midX, -y)} m ${numbers(midX, -(y + height))} l`;
}

function halves(shape: Rectangle): string {
  const { x, y, width, height } = shape;
  if (width > height)
    return `${outline({ ...shape, width: width / 2 })} ${outline({ ...shape, x: x + width / 2, width: width / 2 })}`;
  return `${outline({ ...shape, height: height / 2 })} ${outline({ ...shape, y: y + height / 2, height: height / 2 })}`;
}

// Distance of a quarter circle's control points from its ends, as a fraction of the radius.
const kappa = 0.5522847498;

/** Writes the operators that make a shape the current path. */
export function outline(shape: SimpleShape): string {
  if (shape.kind === 'circle') {
    const { cx, cy, r } = shape;
    return outline({ kind: 'rect', x: cx - r, y: cy - r, width: 2 * r, height: 2 * r, rx: r, ry: r });
  }
  const { x, width, height, rx, ry } = shape;
  const top = -shape.y;
  if (rx === 0 || ry === 0) return `${numbers(x, top - height, width, height)} re`;
  const [right, bottom] = [x + width, top - height];
  const [cx, cy] = [rx * (1 - kappa), ry * (1 - kappa)];
  return [
    `${numbers(x + rx, top)} m ${numbers(right - rx, top)} l`,
    `${numbers(right - cx, top, right, top - cy, right, top - ry)} c ${numbers(right, bottom + ry)} l`,
    `${numbers(right, bottom + cy, right - cx, bottom, right - rx, bottom)} c ${numbers(x + rx, bottom)} l`,
    `${numbers(x + cx, bottom, x, bottom + cy, x, bottom + ry)} c ${numbers(x, top - ry)} l`,
    `${numbers(x, top - cy, x + cx, top, x + rx, top)} c h`,
  ].join('\n');
}

export function numbers(...values: number[]): string {
  let written = decimal(values[0]!);
  for (let index = 1; index < values.length; index++) written += ` ${decimal(values[index]!)}`;
  return written;
}
