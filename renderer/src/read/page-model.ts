import type { Box, PageSize } from './geometry.ts';
import type { StructureNode } from './structure.ts';

/** One font file of the catalogue. */
export interface Face {
  family: string;
  weight: 400 | 700;
  style: 'normal' | 'italic';
}

/** One `<text>`: one line with one font, size and colour. Lengths in CSS px. */
export interface TextRun {
  text: string;
  x: number;
  /** The y coordinate of the baseline. */
  y: number;
  face: Face;
  size: number;
  /** `#rrggbb`; undefined for invisible text. */
  fill: string | undefined;
  /** 0 if there is none. */
  letterSpacing: number;
  /** The number of graphics before it in the file, which it may cover. */
  order: number;
}

/** A shape that PDF operators can draw. */
export type SimpleShape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; rx: number; ry: number }
  | { kind: 'circle'; cx: number; cy: number; r: number };

/** The shape that clips an image or a group. */
export type ClipShape = SimpleShape | { kind: 'path' };

/** A simple shape filled with one opaque colour and without a stroke. */
export interface PlainFill {
  shape: SimpleShape;
  /** `#rrggbb` */
  colour: string;
}

/** One use of a `<clipPath>`. Graphics that share the object are consecutive and under the same clipped element. */
export interface Clip {
  id: string;
  shape: ClipShape;
  bounds: Box;
  /** The whole `<clipPath>`, serialised again from its accepted values. */
  svg: string;
}

interface Drawn {
  /** The element without its clip, serialised again from its accepted values. */
  svg: string;
  /** The largest area that it can ink, after clipping. May be empty. */
  bounds: Box;
  clip: Clip | undefined;
}

/** A rect, circle or path. */
export interface Shape extends Drawn {
  kind: 'shape';
  /** The whole `<linearGradient>` of its fill. */
  gradient: string | undefined;
  /** Whether its fill lets the background show through. */
  isTranslucent: boolean;
  isStroked: boolean;
  /** Set if the shape is one plain fill and nothing else. */
  fill: PlainFill | undefined;
}

export interface Picture extends Drawn {
  kind: 'picture';
  frame: { x: number; y: number; width: number; height: number };
  /** Alternative text; empty if the page gives none. */
  label: string;
  /** For example `xMidYMid meet`, or `none`. */
  fit: string;
  file: ImageFile;
}

export type Graphic = Shape | Picture;

export interface ImageFile {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
  /** In image pixels, from the file's header. */
  width: number;
  height: number;
}

export interface Link {
  /** The link's index on the page. */
  index: number;
  href: string;
  /** Indices into the page's runs. */
  runs: number[];
  /** Indices into the page's graphics. */
  graphics: number[];
}

/** The contents of a page that passed the gate, in file order. */
export interface PageModel {
  /** The engine that painted the page. The output for engine 1 is frozen. */
  engine: 1 | 2;
  size: PageSize;
  language: string | undefined;
  title: string | undefined;
  runs: TextRun[];
  graphics: Graphic[];
  links: Link[];
  /** The page's parts in reading order. */
  structure: StructureNode;
  /** The number of parts that have a role. */
  parts: number;
  /** The cost of drawing the graphics, in units of draw-cost.ts. */
  drawCost: number;
}
