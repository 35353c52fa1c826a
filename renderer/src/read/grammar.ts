import type { ValueRule } from './attribute-values.ts';
import * as value from './attribute-values.ts';
import { pageSizes } from './geometry.ts';

/** The page grammar's bounds, the same as in docs/page-svg.md. */
export const bounds = {
  /** Without image data. */
  pageBytes: 2 * 1024 * 1024,
  pageBytesWithImages: 8 * 1024 * 1024,
  elements: 20_000,
  /** For all elements of the page. Counted by equals signs before parsing, since a page is parsed in one synchronous step. */
  attributes: 100_000,
  depth: 16,
  runCharacters: 20_000,
  pathCharacters: 200_000,
  /** A page of very small print has some 30,000. */
  textCharacters: 100_000,
  images: 8,
  links: 1_000,
  /** Runs and graphics in one link: each may become a clickable area, and each area lists all the others. */
  linkContents: 50,
  /** Stops of a gradient. The rasteriser compares each pixel with each stop. */
  stops: 16,
  /** In units of draw-cost.ts: the amount that a worker draws within a page's deadline. */
  drawCost: 400,
} as const;

/** Bounds of all pages of one request together. */
export const documentBounds = {
  pages: 60,
  /** Without image data. A page of small print has 150 KB. */
  markupBytes: 10 * 1024 * 1024,
  attributes: 500_000,
  textCharacters: 600_000,
  runsAndGraphics: 150_000,
  // Each link is a PDF object, and the time to write them grows with the square of their number.
  links: 5_000,
  linkContents: 5_000,
  parts: 15_000,
  drawCost: 2_000,
} as const;

export interface ElementRule {
  attributes: Record<string, ValueRule>;
  required: string[];
  /** Allowed child elements; `text()` stands for character data. */
  children: string[];
}

const sizes = Object.values(pageSizes);

const fillAndStroke = {
  fill: value.paint,
  'fill-opacity': value.fraction,
  stroke: value.colourOrNone,
  'stroke-width': value.length,
};

const box = { x: value.number, y: value.number, width: value.length, height: value.length };

const shapes = ['rect', 'circle', 'path'];
const content = ['g', ...shapes, 'image', 'clipPath', 'linearGradient', 'text'];

const imageData: ValueRule = {
  accepts: (text) => /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(text),
  allowed: 'data:image/jpeg;base64,... or data:image/png;base64,...',
};

// The contents of a path's `d` are checked where they are parsed.
const pathData: ValueRule = { accepts: () => true, allowed: 'path data' };

/**
 * All elements that a page may contain, with all their attributes besides `data-*`. Anything else is refused. It is this allowlist, not a
 * list of known attacks, that makes an untrusted page safe to draw.
 */
export const grammar: Record<string, ElementRule> = {
  svg: {
    attributes: {
      xmlns: value.oneOf('http://www.w3.org/2000/svg'),
      width: value.oneOf(...sizes.map(({ width }) => `${width}`)),
      height: value.oneOf(...sizes.map(({ height }) => `${height}`)),
      viewBox: value.oneOf(...sizes.map(({ width, height }) => `0 0 ${width} ${height}`)),
      'xml:lang': value.languageTag,
    },
    required: ['xmlns', 'width', 'height', 'viewBox'],
    children: ['title', 'a', ...content],
  },
  title: { attributes: {}, required: [], children: ['text()'] },
  g: { attributes: { role: value.word, 'clip-path': value.reference }, required: [], children: ['a', ...content] },
  a: { attributes: { href: value.linkTarget }, required: ['href'], children: content },
  rect: {
    attributes: { ...box, rx: value.length, ry: value.length, ...fillAndStroke },
    required: ['width', 'height'],
    children: [],
  },
  circle: {
    attributes: { cx: value.number, cy: value.number, r: value.length, ...fillAndStroke },
    required: ['r'],
    children: [],
  },
  path: {
    attributes: {
      d: pathData,
      transform: value.transform,
      ...fillAndStroke,
      'fill-rule': value.oneOf('nonzero', 'evenodd'),
      'stroke-linecap': value.oneOf('butt', 'round', 'square'),
      'stroke-linejoin': value.oneOf('miter', 'round', 'bevel'),
    },
    required: ['d'],
    children: [],
  },
  image: {
    attributes: { ...box, href: imageData, preserveAspectRatio: value.aspectRatio, 'clip-path': value.reference },
    required: ['width', 'height', 'href'],
    children: [],
  },
  clipPath: { attributes: { id: value.id }, required: ['id'], children: shapes },
  linearGradient: {
    attributes: {
      id: value.id,
      x1: value.numberOrPercentage,
      y1: value.numberOrPercentage,
      x2: value.numberOrPercentage,
      y2: value.numberOrPercentage,
      gradientUnits: value.oneOf('userSpaceOnUse', 'objectBoundingBox'),
    },
    required: ['id'],
    children: ['stop'],
  },
  stop: {
    attributes: { offset: value.numberOrPercentage, 'stop-color': value.colour, 'stop-opacity': value.fraction },
    required: [],
    children: [],
  },
  text: {
    attributes: {
      x: value.number,
      y: value.number,
      'font-family': value.fontFamily,
      'font-size': value.fontSize,
      'font-weight': value.oneOf('400', '700'),
      'font-style': value.oneOf('normal', 'italic'),
      'letter-spacing': value.number,
      fill: value.colourOrNone,
      'text-rendering': value.oneOf('geometricPrecision'),
      'xml:space': value.oneOf('preserve', 'default'),
    },
    required: ['x', 'y', 'font-family', 'font-size'],
    children: ['text()'],
  },
};

/** Allowed on any element; they never affect drawing. */
export const dataAttribute = /^data-[a-z0-9]+(?:-[a-z0-9]+)*$/;
