import type { Refuse } from '../failure.ts';
import { readTransform } from './attribute-values.ts';
import type { Element } from './element-tree.ts';
import { type Box, inflate } from './geometry.ts';
import { bounds } from './grammar.ts';
import { readImageFacts } from './image-header.ts';
import type { ClipShape, ImageFile, Picture, PlainFill, Shape, SimpleShape } from './page-model.ts';
import { readPathBounds } from './path-data.ts';
import { readLabel } from './structure.ts';

const nowhere: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

/** Reads a rect, circle or path with the area that it can ink. The caller adds clip and gradient. */
export function readShape(element: Element, refuse: Refuse): Shape {
  const { attributes } = element;
  const isTranslucent = Number(attributes['fill-opacity'] ?? 1) < 1;
  return {
    kind: 'shape',
    svg: writeElement(element.name, attributes),
    bounds: inflate(boundsOfGeometry(element, refuse), strokeReach(element)),
    clip: undefined,
    gradient: undefined,
    isTranslucent,
    isStroked: (attributes.stroke ?? 'none') !== 'none',
    fill: isTranslucent ? undefined : readPlainFill(element),
  };
}

function readPlainFill(element: Element): PlainFill | undefined {
  const { fill = '#000000', stroke = 'none' } = element.attributes;
  const shape = readSimpleShape(element);
  if (shape === undefined || stroke !== 'none' || !fill.startsWith('#')) return undefined;
  return { shape, colour: fill.toLowerCase() };
}

export function readPicture(element: Element, refuse: Refuse): Picture {
  const { attributes } = element;
  const { 'clip-path': _clip, ...drawn } = attributes;
  const frame = {
    x: numberOf(attributes.x),
    y: numberOf(attributes.y),
    width: numberOf(attributes.width),
    height: numberOf(attributes.height),
  };
  return {
    kind: 'picture',
    svg: writeElement('image', drawn),
    bounds: { x0: frame.x, y0: frame.y, x1: frame.x + frame.width, y1: frame.y + frame.height },
    clip: undefined,
    frame,
    label: readLabel(attributes),
    fit: attributes.preserveAspectRatio ?? 'xMidYMid meet',
    file: readFile(attributes.href ?? '', refuse),
  };
}

function readFile(href: string, refuse: Refuse): ImageFile {
  const type = href.startsWith('data:image/png') ? 'image/png' : 'image/jpeg';
  const bytes = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64');
  const facts = readImageFacts(type, bytes);
  if ('problem' in facts) return refuse(facts.problem);
  const { width, height, end } = facts;
  // A file may continue after the image's end, for example with an archive or a web page. That part is dropped.
  return { type, bytes: bytes.subarray(0, end), width, height };
}

/** Reads the only child of a clipPath: its shape, and its geometry serialised again. Paint does not matter for clipping. */
export function readClip(child: Element): { shape: ClipShape; svg: string } {
  const { attributes } = child;
  const geometry = Object.entries(attributes).filter(([name]) => /^(?:x|y|width|height|rx|ry|cx|cy|r|d)$/.test(name));
  const svg = writeElement(child.name, Object.fromEntries(geometry));
  return { shape: readSimpleShape(child) ?? { kind: 'path' }, svg };
}

/** Reads a rect or a circle; undefined for a path. */
function readSimpleShape({ name, attributes }: Element): SimpleShape | undefined {
  if (name === 'circle') {
    return { kind: 'circle', cx: numberOf(attributes.cx), cy: numberOf(attributes.cy), r: numberOf(attributes.r) };
  }
  if (name === 'path') return undefined;
  const width = numberOf(attributes.width);
  const height = numberOf(attributes.height);
  // SVG: a missing radius equals the other one, and a radius is at most half a side.
  const rx = Math.min(numberOf(attributes.rx ?? attributes.ry), width / 2);
  const ry = Math.min(numberOf(attributes.ry ?? attributes.rx), height / 2);
  const corner = { x: numberOf(attributes.x), y: numberOf(attributes.y) };
  return { kind: 'rect', ...corner, width, height, rx, ry };
}

export function boundsOfClip(child: Element, refuse: Refuse): Box {
  return boundsOfGeometry(child, refuse);
}

/** The whole gradient, serialised again. */
export function readGradient(element: Element, stops: Element[], refuse: Refuse): string {
  if (stops.length > bounds.stops) refuse(`a gradient of ${stops.length} stops; allowed: ${bounds.stops}`);
  const inside = stops.map((stop) => writeElement('stop', stop.attributes)).join('');
  return writeElement('linearGradient', element.attributes, inside);
}

function boundsOfGeometry(element: Element, refuse: Refuse): Box {
  const { attributes } = element;
  if (element.name === 'rect') {
    const [x, y] = [numberOf(attributes.x), numberOf(attributes.y)];
    return { x0: x, y0: y, x1: x + numberOf(attributes.width), y1: y + numberOf(attributes.height) };
  }
  if (element.name === 'circle') {
    const [cx, cy, r] = [numberOf(attributes.cx), numberOf(attributes.cy), numberOf(attributes.r)];
    return { x0: cx - r, y0: cy - r, x1: cx + r, y1: cy + r };
  }
  const read = readPathBounds(attributes.d ?? '');
  if ('problem' in read) return refuse(read.problem);
  const hull = read.bounds;
  if (hull === undefined) return nowhere;
  const transform = readTransform(attributes.transform ?? '');
  if (transform === undefined) return hull;
  const xs = [hull.x0, hull.x1].map((x) => x * transform.scaleX + transform.x);
  const ys = [hull.y0, hull.y1].map((y) => y * transform.scaleY + transform.y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** How far a stroke can exceed its geometry, in page px. A miter reaches up to four half widths. */
function strokeReach(element: Element): number {
  const { attributes } = element;
  if ((attributes.stroke ?? 'none') === 'none') return 0;
  const transform = readTransform(attributes.transform ?? '');
  const scale = transform ? Math.max(Math.abs(transform.scaleX), Math.abs(transform.scaleY)) : 1;
  return 2 * numberOf(attributes['stroke-width'] ?? '1') * scale;
}

function numberOf(value: string | undefined): number {
  return Number(value ?? 0);
}

function writeElement(name: string, attributes: Readonly<Record<string, string>>, inside = ''): string {
  let written = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    // Accepted values contain neither quotes nor markup. data-* attributes may, and are not needed any more.
    if (!attribute.startsWith('data-')) written += ` ${attribute}="${value}"`;
  }
  return `${written}>${inside}</${name}>`;
}
