import {
  Blob,
  Direction,
  Feature,
  Font,
  type GlyphInfo,
  type GlyphPosition,
  Face as HbFace,
  Buffer as ShapingBuffer,
  shape,
} from 'harfbuzzjs';
import type { Face, TextRun } from '../read/page-model.ts';
import { faceKey, readFaceInto } from './fonts.ts';

/** Metrics of a face as HarfBuzz reads them. Lengths in font units. */
export interface FaceMetrics {
  key: string;
  face: Face;
  unitsPerEm: number;
  ascender: number;
  descender: number;
  capHeight: number;
  /** x0, y0, x1, y1: the bounding box of all glyphs. */
  boundingBox: [number, number, number, number];
  /** Degrees counter-clockwise from the vertical. */
  italicAngle: number;
  postScriptName: string;
  /** A glyph without an outline. */
  spaceGlyph: number;
  /** A glyph's own advance, before kerning. */
  advanceOf(glyph: number): number;
}

export interface ShapedRun {
  run: TextRun;
  metrics: FaceMetrics;
  /** The total advance, in CSS px. */
  width: number;
}

/**
 * A run's glyphs as HarfBuzz returns them, from left to right. Lengths in font units. Consecutive glyphs of one cluster stand together for
 * the cluster's characters.
 */
export class RunGlyphs {
  readonly infos: readonly GlyphInfo[];
  readonly positions: readonly GlyphPosition[];
  readonly #text: string;
  readonly #spacing: number;
  readonly #isRightToLeft: boolean;

  /** @param spacing letter spacing, added after each cluster. */
  constructor(text: string, spacing: number, buffer: ShapingBuffer) {
    // Two calls: the combined one defines four more properties on each glyph, which took a third of all shaping time.
    this.infos = buffer.getGlyphInfos();
    this.positions = buffer.getGlyphPositions();
    this.#text = text;
    this.#spacing = spacing;
    // In right-to-left text the first glyph belongs to the last cluster of the text.
    this.#isRightToLeft = (this.infos[0]?.cluster ?? 0) > (this.infos.at(-1)?.cluster ?? 0);
  }

  /** The index after the last glyph of the cluster that begins at `from`. */
  endOfCluster(from: number): number {
    const { cluster } = this.infos[from]!;
    let to = from + 1;
    while (this.infos[to]?.cluster === cluster) to++;
    return to;
  }

  /** The characters of a cluster's glyphs. */
  textOfCluster(from: number, to: number): string {
    const next = this.#isRightToLeft ? this.infos[from - 1] : this.infos[to];
    return this.#text.slice(this.infos[from]!.cluster, next?.cluster ?? this.#text.length);
  }

  /** The advance of a glyph in a cluster that ends at `to`. */
  advanceOf(index: number, to: number): number {
    const { xAdvance } = this.positions[index]!;
    return index === to - 1 ? xAdvance + this.#spacing : xAdvance;
  }

  /** The advance of all glyphs. */
  totalAdvance(): number {
    let units = 0;
    let to = 0;
    for (let from = 0; from < this.infos.length; from = to) {
      to = this.endOfCluster(from);
      for (let index = from; index < to; index++) units += this.advanceOf(index, to);
    }
    return units;
  }
}

interface LoadedFace {
  font: Font;
  metrics: FaceMetrics;
}

const faces = new Map<string, LoadedFace>();
// One buffer for all runs, since HarfBuzz objects are freed only when V8 collects garbage.
const buffer = new ShapingBuffer();
const withoutLigatures = [new Feature('liga', 0), new Feature('clig', 0)];

const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const LETTER = /\p{L}/u;

/** Arabic digits run from left to right (UAX #9), though their script does not. HarfBuzz would reverse a run of digits alone. */
function isNumber(text: string): boolean {
  return ARABIC_DIGIT.test(text) && !LETTER.test(text);
}

/** Shapes a run as the page grammar defines it: default features, guessed script and direction. */
export function shapeRun(run: TextRun): { shaped: ShapedRun; glyphs: RunGlyphs } {
  const { font, metrics } = loadFace(run.face);
  buffer.reset();
  buffer.addText(run.text);
  buffer.guessSegmentProperties();
  if (isNumber(run.text)) buffer.setDirection(Direction.LTR);
  shape(font, buffer, run.letterSpacing === 0 ? [] : withoutLigatures);
  const glyphs = new RunGlyphs(run.text, (run.letterSpacing * metrics.unitsPerEm) / run.size, buffer);
  return { shaped: { run, metrics, width: (glyphs.totalAdvance() * run.size) / metrics.unitsPerEm }, glyphs };
}

/** The metrics of a face. Its font file is read and parsed once per process. */
export function metricsOf(face: Face): FaceMetrics {
  return loadFace(face).metrics;
}

// Grows to the size of the largest file so far.
let fileBuffer = new Uint8Array(0);
function bufferOf(bytes: number): Uint8Array {
  if (fileBuffer.length < bytes) fileBuffer = new Uint8Array(bytes);
  return fileBuffer.subarray(0, bytes);
}

function loadFace(face: Face): LoadedFace {
  const key = faceKey(face);
  let loaded = faces.get(key);
  if (loaded === undefined) {
    // HarfBuzz copies the bytes, so the buffer can be reused.
    const hbFace = new HbFace(new Blob(readFaceInto(face, bufferOf)));
    const font = new Font(hbFace);
    loaded = { font, metrics: readMetrics(face, hbFace, font) };
    faces.set(key, loaded);
  }
  return loaded;
}

function readMetrics(face: Face, hbFace: HbFace, font: Font): FaceMetrics {
  const head = table(hbFace, 'head');
  const os2 = table(hbFace, 'OS/2');
  const { ascender, descender } = font.hExtents();
  const advances = new Map<number, number>();
  return {
    key: faceKey(face),
    face,
    unitsPerEm: hbFace.upem,
    ascender,
    descender,
    // OS/2 tables have a cap height from version 2.
    capHeight: os2.getUint16(0) >= 2 ? os2.getInt16(88) : ascender,
    boundingBox: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    italicAngle: table(hbFace, 'post').getInt32(4) / 65_536,
    postScriptName: hbFace.getName(6, 'en').replace(/[^A-Za-z0-9-]/g, ''),
    spaceGlyph: font.glyph(0x20) ?? 0,
    advanceOf: (glyph) => {
      let advance = advances.get(glyph);
      if (advance === undefined) {
        advance = font.glyphHAdvance(glyph);
        advances.set(glyph, advance);
      }
      return advance;
    },
  };
}

function table(face: HbFace, tag: string): DataView {
  const bytes = face.referenceTable(tag);
  if (bytes === undefined) throw new Error(`a font without its ${tag} table`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
