import type { Box } from './geometry.ts';
import type { StructureNode } from './structure.ts';

/** One font file of the catalogue. */
export interface Face {
  family: string;
  weight: 400 | 700;
  style: 'normal' | 'italic';
}

/** One `<text>`: one line, one font, one size, one colour. Lengths in CSS px. */
export interface TextRun {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  face: Face;
  size: number;
  /** `#rrggbb`, or undefined for text that is not painted. */
  fill: string | undefined;
  /** 0 where there is none. */
  letterSpacing: number;
  /** How many graphics stand before it in the file, which is how many it may cover. */
  order: number;
}

/** A shape that PDF's own operators draw. */
export type SimpleShape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; rx: number; ry: number }
  | { kind: 'circle'; cx: number; cy: number; r: number };

/** What an image or a group is clipped to. */
export type ClipShape = SimpleShape | { kind: 'path' };

/** A simple shape filled with one opaque colour, and nothing else. */
export interface PlainFill {
  shape: SimpleShape;
  /** `#rrggbb` */
  colour: string;
}

/** One use of a `<clipPath>`: graphics with the same object stand under the same clipped element, in a row. */
export interface Clip {
  id: string;
  shape: ClipShape;
  bounds: Box;
  /** The whole `<clipPath>`, written anew from what the gate accepted. */
  svg: string;
}

interface Drawn {
  /** The element written anew from what the gate accepted, without its clip. */
  svg: string;
  /** Where it can leave ink at most, its clip considered. May be empty. */
  bounds: Box;
  clip: Clip | undefined;
}

/** A rect, circle or path. */
export interface Shape extends Drawn {
  kind: 'shape';
  /** The whole `<linearGradient>` that fills it. */
  gradient: string | undefined;
  /** Whether what lies beneath its fill shows through. */
  isTranslucent: boolean;
  isStroked: boolean;
  /** All that it draws, where that is a plain fill. */
  fill: PlainFill | undefined;
}

export interface Picture extends Drawn {
  kind: 'picture';
  frame: { x: number; y: number; width: number; height: number };
  /** What it shows, in words; empty where the page does not say. */
  label: string;
  /** For example `xMidYMid meet`, or `none`. */
  fit: string;
  file: ImageFile;
}

export type Graphic = Shape | Picture;

export interface ImageFile {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
  /** In its own pixels, as its header says. */
  width: number;
  height: number;
}

export interface Link {
  /** Its place among the page's links. */
  index: number;
  href: string;
  /** Indices into the page's runs. */
  runs: number[];
  /** Indices into the page's graphics. */
  graphics: number[];
}

/** A page that passed the gate: everything on it, in file order, and nothing else. */
export interface PageModel {
  /** Which engine painted the page: pages of engine 1 are written as they always were. */
  engine: 1 | 2;
  language: string | undefined;
  title: string | undefined;
  runs: TextRun[];
  graphics: Graphic[];
  links: Link[];
  /** What the page's parts are, in reading order. */
  structure: StructureNode;
  /** How many parts say what they are. */
  parts: number;
  /** What drawing the graphics costs, in units of draw-cost.ts. */
  drawCost: number;
}
