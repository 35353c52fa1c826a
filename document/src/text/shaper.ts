import * as hb from 'harfbuzzjs';
import { FALLBACKS, type FontFace, faceOf, type PageFontFamily } from '../fonts/catalogue.ts';

/** Where each character of a text begins, when the text is set in one face at a size of 1 px. */
export interface ShapedText {
  /** Pen positions in em, one a UTF-16 unit and one for the end; units inside a cluster stand at its end. */
  positions: Float64Array;
  /** Clusters begun before each UTF-16 unit; letter spacing follows every cluster. */
  clusters: Uint16Array;
}

/** Vertical metrics in em. Both are positive. */
export interface FaceMetrics {
  ascent: number;
  descent: number;
}

/** Measures text with the fonts' own tables, through HarfBuzz. */
export interface Shaper {
  shape(text: string, face: FontFace, isSpaced: boolean): ShapedText;
  metrics(face: FontFace): FaceMetrics;
  /** The family, of the face's own first and the fallbacks for such characters after it, that has them all; null where none has. */
  familyFor(characters: string, face: FontFace): PageFontFamily | null;
}

interface LoadedFace {
  font: hb.Font;
  unitsPerEm: number;
  codePoints: Set<number>;
  metrics: FaceMetrics;
}

const MAX_CACHED_TEXTS = 20_000;
const SPACED_FEATURES = [new hb.Feature('liga', 0), new hb.Feature('clig', 0)];

/** Joins and styles what stands before them, and need no glyph of their own. */
const INVISIBLE = /\u200c|\u200d|\ufe0e|\ufe0f/g;

function faceKey({ family, weight, style }: FontFace): string {
  const face = faceOf(family, weight, style);
  return `${face.family}/${face.weight}/${face.style}`;
}

function loadFace(bytes: Uint8Array): LoadedFace {
  const face = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(face);
  const { ascender, descender } = font.hExtents();
  return {
    font,
    unitsPerEm: face.upem,
    codePoints: new Set(face.collectUnicodes()),
    metrics: { ascent: ascender / face.upem, descent: -descender / face.upem },
  };
}

/**
 * Makes a shaper of the given font files.
 *
 * @throws Error when a face is asked for that was not given.
 */
export function createShaper(faces: readonly { face: FontFace; bytes: Uint8Array }[]): Shaper {
  const files = new Map(faces.map(({ face, bytes }) => [faceKey(face), bytes]));
  // A face is read when it is first asked for: a server has some fifty, and a resume takes five.
  const loaded = new Map<string, LoadedFace>();
  // One buffer for all texts: HarfBuzz's memory only grows, and a buffer a text would never be given back.
  const buffer = new hb.Buffer();
  const cache = new Map<string, ShapedText>();

  function find(face: FontFace): LoadedFace {
    const key = faceKey(face);
    const known = loaded.get(key);
    if (known) return known;
    const bytes = files.get(key);
    if (!bytes) throw new Error(`The font ${face.family} ${face.weight} ${face.style} was not given to the typesetter`);
    const read = loadFace(bytes);
    loaded.set(key, read);
    return read;
  }

  function shapeUncached(text: string, { font, unitsPerEm }: LoadedFace, isSpaced: boolean): ShapedText {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer, isSpaced ? SPACED_FEATURES : []);
    const advances = new Float64Array(text.length);
    const starts = new Uint8Array(text.length);
    // Asked for together, each glyph would cost four property definitions more.
    const placed = buffer.getGlyphPositions();
    for (const [index, { cluster }] of buffer.getGlyphInfos().entries()) {
      advances[cluster] = (advances[cluster] ?? 0) + (placed[index]?.xAdvance ?? 0);
      starts[cluster] = 1;
    }
    const positions = new Float64Array(text.length + 1);
    const clusters = new Uint16Array(text.length + 1);
    let pen = 0;
    let count = 0;
    for (let index = 0; index < text.length; index++) {
      positions[index] = pen / unitsPerEm;
      clusters[index] = count;
      pen += advances[index] ?? 0;
      count += starts[index] ?? 0;
    }
    positions[text.length] = pen / unitsPerEm;
    clusters[text.length] = count;
    return { positions, clusters };
  }

  return {
    shape(text, face, isSpaced) {
      const key = `${faceKey(face)}/${isSpaced ? 1 : 0}/${text}`;
      const known = cache.get(key);
      if (known) return known;
      const shaped = shapeUncached(text, find(face), isSpaced);
      if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
      cache.set(key, shaped);
      return shaped;
    },
    metrics: (face) => find(face).metrics,
    familyFor(characters, face) {
      const codePoints = Array.from(characters.replace(INVISIBLE, ''), (character) => character.codePointAt(0)!);
      const hasAll = (family: PageFontFamily) => {
        const known = find({ ...face, family }).codePoints;
        return codePoints.every((codePoint) => known.has(codePoint));
      };
      if (hasAll(face.family)) return face.family;
      const fallback = FALLBACKS.find(({ family, covers }) => covers.test(characters) && hasAll(family));
      return fallback?.family ?? null;
    },
  };
}
