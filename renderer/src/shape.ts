import { Blob, Feature, Font, Face as HbFace, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { faceKey, readFaceInto } from './fonts.ts';
import type { Face, TextRun } from './page-model.ts';

/** A face as HarfBuzz knows it, with what a PDF needs to know of it. Lengths in font units. */
export interface FaceMetrics {
  key: string;
  face: Face;
  unitsPerEm: number;
  ascender: number;
  descender: number;
  capHeight: number;
  /** x0, y0, x1, y1 of all glyphs. */
  boundingBox: [number, number, number, number];
  /** Degrees counter-clockwise from the vertical. */
  italicAngle: number;
  postScriptName: string;
  /** Draws nothing. */
  spaceGlyph: number;
  /** A glyph's own advance, before kerning. */
  advanceOf(glyph: number): number;
}

/** One glyph where shaping put it. Lengths in font units. */
export interface Glyph {
  id: number;
  advance: number;
  xOffset: number;
  yOffset: number;
}

/** The smallest piece of a run whose glyphs and characters belong to each other. */
export interface Cluster {
  text: string;
  glyphs: Glyph[];
}

export interface ShapedRun {
  run: TextRun;
  metrics: FaceMetrics;
  /** From left to right. */
  clusters: Cluster[];
  /** The pen's way, in CSS px. */
  width: number;
}

interface LoadedFace {
  font: Font;
  metrics: FaceMetrics;
}

const faces = new Map<string, LoadedFace>();
// One buffer for all runs: HarfBuzz objects are only freed when the collector gets to them.
const buffer = new ShapingBuffer();
const withoutLigatures = [new Feature('liga', 0), new Feature('clig', 0)];

/** Shapes a run as the page grammar says: default features, guessed script and direction. Clusters stand from left to right. */
export function shapeRun(run: TextRun): ShapedRun {
  const { font, metrics } = loadFace(run.face);
  buffer.reset();
  buffer.addText(run.text);
  buffer.guessSegmentProperties();
  shape(font, buffer, run.letterSpacing === 0 ? [] : withoutLigatures);

  const spacing = (run.letterSpacing * metrics.unitsPerEm) / run.size;
  const clusters: Cluster[] = [];
  const starts: number[] = [];
  // Asked for together, each glyph would cost four property definitions more: a third of all shaping.
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  for (const [index, { codepoint, cluster }] of infos.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { id: codepoint, advance: xAdvance, xOffset, yOffset };
    if (starts.at(-1) === cluster) {
      clusters.at(-1)?.glyphs.push(glyph);
    } else {
      starts.push(cluster);
      clusters.push({ text: '', glyphs: [glyph] });
    }
  }
  let units = 0;
  // From right to left, the first cluster seen is the last one read.
  const isRightToLeft = (starts[0] ?? 0) > (starts.at(-1) ?? 0);
  clusters.forEach((cluster, index) => {
    const next = isRightToLeft ? starts[index - 1] : starts[index + 1];
    cluster.text = run.text.slice(starts[index], next ?? run.text.length);
    const last = cluster.glyphs.at(-1);
    if (last) last.advance += spacing;
    for (const glyph of cluster.glyphs) units += glyph.advance;
  });
  return { run, metrics, clusters, width: (units * run.size) / metrics.unitsPerEm };
}

/** What a face measures; the font file is read and parsed once per process. */
export function metricsOf(face: Face): FaceMetrics {
  return loadFace(face).metrics;
}

// Large enough for the largest file so far.
let fileBuffer = new Uint8Array(0);
function bufferOf(bytes: number): Uint8Array {
  if (fileBuffer.length < bytes) fileBuffer = new Uint8Array(bytes);
  return fileBuffer.subarray(0, bytes);
}

function loadFace(face: Face): LoadedFace {
  const key = faceKey(face);
  let loaded = faces.get(key);
  if (loaded === undefined) {
    // HarfBuzz copies what it is given.
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
    // Version 2 of OS/2 and later know the height of capitals.
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
