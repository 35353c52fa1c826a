import { Blob, Direction, Feature, Font, Face as HbFace, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
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

/** A text's glyphs as HarfBuzz returns them, from left to right, in parallel arrays. Lengths in font units. */
interface ShapedText {
  glyphs: readonly number[];
  /** The index of the first character that the glyph stands for. */
  clusters: readonly number[];
  advances: readonly number[];
  xOffsets: readonly number[];
  yOffsets: readonly number[];
}

/** A run's glyphs from left to right. Lengths in font units. Consecutive glyphs of one cluster stand together for the cluster's characters. */
export class RunGlyphs {
  readonly length: number;
  readonly #shaped: ShapedText;
  readonly #text: string;
  readonly #spacing: number;
  readonly #isRightToLeft: boolean;

  /** @param spacing letter spacing, added after each cluster. */
  constructor(text: string, spacing: number, shaped: ShapedText) {
    const { clusters } = shaped;
    this.length = clusters.length;
    this.#shaped = shaped;
    this.#text = text;
    this.#spacing = spacing;
    // In right-to-left text the first glyph belongs to the last cluster of the text.
    this.#isRightToLeft = (clusters[0] ?? 0) > (clusters[clusters.length - 1] ?? 0);
  }

  /** The glyph's id in its font. */
  glyphAt(index: number): number {
    return this.#shaped.glyphs[index]!;
  }

  xOffsetAt(index: number): number {
    return this.#shaped.xOffsets[index]!;
  }

  yOffsetAt(index: number): number {
    return this.#shaped.yOffsets[index]!;
  }

  /** The index of the cluster's first character. */
  clusterAt(index: number): number {
    return this.#shaped.clusters[index]!;
  }

  /** The index after the last glyph of the cluster that begins at `from`. */
  endOfCluster(from: number): number {
    const { clusters } = this.#shaped;
    let to = from + 1;
    while (to < this.length && clusters[to] === clusters[from]) to++;
    return to;
  }

  /** The characters of a cluster's glyphs. */
  textOfCluster(from: number, to: number): string {
    const { clusters } = this.#shaped;
    const next = this.#isRightToLeft ? from - 1 : to;
    const end = next >= 0 && next < this.length ? clusters[next]! : this.#text.length;
    const start = clusters[from]!;
    return end === start + 1 ? this.#text[start]! : this.#text.slice(start, end);
  }

  /** The advance of a glyph in a cluster that ends at `to`. */
  advanceOf(index: number, to: number): number {
    const advance = this.#shaped.advances[index]!;
    return index === to - 1 ? advance + this.#spacing : advance;
  }

  /** The advance of all glyphs. */
  totalAdvance(): number {
    let units = 0;
    let to = 0;
    for (let from = 0; from < this.length; from = to) {
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

/** In bytes. The texts of a CV take some 100 KB. */
const cacheBytes = 4 * 1024 * 1024;
/** In characters. Labels, dates and lines of text are shorter; longer runs are rare and would displace many others. */
const longestCached = 200;
// Labels recur in many CVs, and a CV that is downloaded again after a change has most of its texts unchanged.
const shapedTexts = new LRUCache<string, ShapedText>({
  maxSize: cacheBytes,
  sizeCalculation: ({ glyphs }, key) => 400 + 2 * key.length + 40 * glyphs.length,
});

/** Shapes a run as the page grammar defines it: default features, guessed script and direction. */
export function shapeRun(run: TextRun): { shaped: ShapedRun; glyphs: RunGlyphs } {
  const { font, metrics } = loadFace(run.face);
  const glyphs = new RunGlyphs(
    run.text,
    (run.letterSpacing * metrics.unitsPerEm) / run.size,
    run.text.length > longestCached ? shapeText(run, font) : shapeOnce(run, font, metrics.key),
  );
  return { shaped: { run, metrics, width: (glyphs.totalAdvance() * run.size) / metrics.unitsPerEm }, glyphs };
}

function shapeOnce(run: TextRun, font: Font, faceKey: string): ShapedText {
  // What the glyphs depend on. Letter spacing disables ligatures.
  const key = `${faceKey} ${run.letterSpacing === 0} ${run.text}`;
  let shaped = shapedTexts.get(key);
  if (shaped === undefined) {
    shaped = shapeText(run, font);
    shapedTexts.set(key, shaped);
  }
  return shaped;
}

function shapeText({ text, letterSpacing }: TextRun, font: Font): ShapedText {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (isNumber(text)) buffer.setDirection(Direction.LTR);
  shape(font, buffer, letterSpacing === 0 ? [] : withoutLigatures);
  // Two calls: the combined one defines four more properties on each glyph, which took a third of all shaping time.
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  return {
    glyphs: infos.map(({ codepoint }) => codepoint),
    clusters: infos.map(({ cluster }) => cluster),
    advances: positions.map(({ xAdvance }) => xAdvance),
    xOffsets: positions.map(({ xOffset }) => xOffset),
    yOffsets: positions.map(({ yOffset }) => yOffset),
  };
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
