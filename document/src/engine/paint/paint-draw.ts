import type { Draw } from '../blocks/draw.ts';
import type { EngineVersion } from '../engine-version.ts';
import type { PageSize } from '../page-geometry.ts';
import { rememberByIdentity } from '../remember-by-identity.ts';
import type { TextStyle } from '../text/text-style.ts';
import { element, escapeXml, num, writeAttributes } from './svg-writer.ts';

type Of<K extends Draw['kind']> = Extract<Draw, { kind: K }>;

/** The context of painting: the photo's bytes, the page's size, and ids that are unique on the page. */
export interface PaintContext {
  /** `data:image/jpeg;base64,…`; without it the photo's place stays empty. */
  photo: string | undefined;
  /** Alternative text of the photo: the person's name. */
  photoLabel: string;
  engine: EngineVersion;
  size: PageSize;
  nextId(): string;
}

/** A style's attributes. A run keeps its style object while it only moves. */
const styleAttributes = rememberByIdentity((style: TextStyle) =>
  writeAttributes({
    'font-family': style.family,
    'font-size': String(style.sizePx),
    'font-weight': style.weight === 700 ? '700' : undefined,
    'font-style': style.style === 'italic' ? 'italic' : undefined,
    'letter-spacing': style.letterSpacingPx || undefined,
    fill: style.color,
    'text-rendering': 'geometricPrecision',
    'xml:space': 'preserve',
  }),
);

function paintText({ xPx, baselinePx, text, style, href }: Of<'text'>): string {
  const open = `<text x="${num(xPx)}" y="${num(baselinePx)}"${styleAttributes(style)}`;
  const run = text === '' ? `${open}/>` : `${open}>${escapeXml(text)}</text>`;
  return href === undefined ? run : element('a', { href }, run);
}

function paintPhoto(draw: Of<'photo'>, context: PaintContext): string {
  if (context.photo === undefined) return '';
  const { xPx, yPx, widthPx, heightPx, radiusPx } = draw;
  const id = context.nextId();
  const box = { x: xPx, y: yPx, width: widthPx, height: heightPx };
  const radius = radiusPx === 0 ? {} : { rx: radiusPx, ry: radiusPx };
  const clip = element('clipPath', { id }, element('rect', { ...box, ...radius }));
  return (
    clip +
    element('image', {
      ...box,
      href: context.photo,
      preserveAspectRatio: 'xMidYMid slice',
      'clip-path': `url(#${id})`,
      'data-label': context.engine === 1 ? undefined : context.photoLabel,
    })
  );
}

/** How far a filled area goes beyond the page's edge, px. Programs that round the page's size would otherwise leave a white edge. */
const BLEED_PX = 2;

/** Paints a rectangle. From engine 2 on, one that touches the page's edge extends beyond it. */
export function paintRect(
  rect: Omit<Of<'rect'>, 'kind'>,
  { engine, size }: Pick<PaintContext, 'engine' | 'size'>,
): string {
  const { radiusPx, fill } = rect;
  const { xPx, yPx, widthPx, heightPx } = engine === 1 || radiusPx > 0 ? rect : bleeding(rect, size);
  return element('rect', { x: xPx, y: yPx, width: widthPx, height: heightPx, rx: radiusPx || undefined, fill });
}

function bleeding({ xPx, yPx, widthPx, heightPx }: Omit<Of<'rect'>, 'kind'>, page: PageSize) {
  const over = (isAtEdge: boolean) => (isAtEdge ? BLEED_PX : 0);
  const [left, top] = [over(xPx <= 0), over(yPx <= 0)];
  const [right, bottom] = [over(xPx + widthPx >= page.widthPx), over(yPx + heightPx >= page.heightPx)];
  return {
    xPx: xPx - left,
    yPx: yPx - top,
    widthPx: widthPx + left + right,
    heightPx: heightPx + top + bottom,
  };
}

/** Alternative text of a group. Engine 1 does not add the subject of a level. */
function labelOf({ label, subject }: Of<'group'>, { engine }: PaintContext): string | undefined {
  return engine === 1 || label === undefined || !subject ? label : `${subject}: ${label}`;
}

/** Writes one drawing as SVG elements of the page grammar. */
export function paintDraw(draw: Draw, context: PaintContext): string {
  switch (draw.kind) {
    case 'text':
      return paintText(draw);
    case 'rect':
      return paintRect(draw, context);
    case 'circle':
      return element('circle', { cx: draw.xPx, cy: draw.yPx, r: draw.radiusPx, fill: draw.fill });
    case 'path':
      return element('path', {
        d: draw.data,
        transform: `translate(${num(draw.xPx)} ${num(draw.yPx)}) scale(${num(draw.scale)})`,
        fill: draw.fill ?? 'none',
        stroke: draw.stroke ?? undefined,
        ...(draw.stroke === null ? {} : { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      });
    case 'photo':
      return paintPhoto(draw, context);
    case 'group':
      return element(
        'g',
        { 'data-role': draw.role, 'data-label': labelOf(draw, context) },
        draw.draws.map((inner) => paintDraw(inner, context)).join(''),
      );
  }
}
