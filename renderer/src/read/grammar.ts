import type { ValueRule } from './attribute-values.ts';
import * as value from './attribute-values.ts';
import { page } from './geometry.ts';

/** The page grammar's bounds; docs/page-svg.md states the same ones. */
export const bounds = {
  /** Of everything but the data of images. */
  pageBytes: 2 * 1024 * 1024,
  pageBytesWithImages: 8 * 1024 * 1024,
  elements: 20_000,
  /** Of all elements, counted by their equals signs before anything is parsed: a page is read in one go. */
  attributes: 100_000,
  depth: 16,
  runCharacters: 20_000,
  pathCharacters: 200_000,
  /** A page of the smallest print holds some 30,000. */
  textCharacters: 100_000,
  images: 8,
  links: 1_000,
  /** Runs and graphics that one link holds: each may be a place to click, and tells of all the others. */
  linkContents: 50,
  /** Of a gradient. Every pixel is compared with each. */
  stops: 16,
  /** In units of draw-cost.ts; what a worker draws within a page's deadline. */
  drawCost: 400,
} as const;

/** Bounds of all pages of one request together. */
export const documentBounds = {
  pages: 60,
  /** Of everything but the data of images. A page of small print has 150 KB. */
  markupBytes: 10 * 1024 * 1024,
  attributes: 500_000,
  textCharacters: 600_000,
  runsAndGraphics: 150_000,
  // Each is an object of the PDF, and writing them takes a time that grows with their square.
  links: 5_000,
  linkContents: 5_000,
  parts: 15_000,
  drawCost: 2_000,
} as const;

export interface ElementRule {
  attributes: Record<string, ValueRule>;
  required: string[];
  /** Elements it may hold; `text()` stands for character data. */
  children: string[];
}

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

// What a path's `d` holds is checked where it is read.
const pathData: ValueRule = { accepts: () => true, allowed: 'path data' };

/**
 * Every element that a page may hold, with every attribute it may carry besides `data-*`. What is not listed is
 * refused: that, and not a list of dangers, is what makes a page from outside safe to draw.
 */
export const grammar: Record<string, ElementRule> = {
  svg: {
    attributes: {
      xmlns: value.oneOf('http://www.w3.org/2000/svg'),
      width: value.oneOf(`${page.width}`),
      height: value.oneOf(`${page.height}`),
      viewBox: value.oneOf(`0 0 ${page.width} ${page.height}`),
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

/** Any element may carry these; they never affect drawing. */
export const dataAttribute = /^data-[a-z0-9]+(?:-[a-z0-9]+)*$/;
