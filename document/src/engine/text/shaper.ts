import * as hb from 'harfbuzzjs';
import { type FontFace, faceOf, fallbacksFor, type HanForms, type PageFontFamily } from '../fonts/catalogue.ts';
import { FontNotGivenError } from '../fonts/font-not-given.ts';
import { type LetterOutline, toOutline } from './letter-outline.ts';
import { type Kern, misleadingKerns } from './misleading-kerns.ts';

/** The position of each character of a text set in one face. */
export interface ShapedText {
  /** Pen positions in font units, one per UTF-16 unit and one for the end. Units inside a cluster have the position of its end. */
  pens: Int32Array;
  unitsPerEm: number;
  /** The number of clusters begun before each UTF-16 unit. Letter spacing follows each cluster. */
  clusters: Uint16Array;
  /** 1 before a UTF-16 unit if the text may be divided there: both parts have the same shaping alone. */
  divisible: Uint8Array;
  /** Places where programs that read PDFs would misread the kerning; most texts have none. */
  misleadingKerns: readonly Kern[];
}

/** Vertical metrics in em. Both are positive. */
export interface FaceMetrics {
  ascent: number;
  descent: number;
}

/** Measures text with the font's own tables, using HarfBuzz. */
export interface Shaper {
  shape(text: string, face: FontFace, isSpaced: boolean): ShapedText;
  metrics(face: FontFace): FaceMetrics;
  /**
   * Returns a function that finds the family for a face's characters: the face's own, otherwise a fallback that has all of them, otherwise
   * null.
   */
  familiesFor(face: FontFace, han?: HanForms): (characters: string) => PageFontFamily | null;
  /** The outline of a letter that is drawn and not written; null if no font has the letter. */
  outline(letter: string, face: FontFace, han?: HanForms): LetterOutline | null;
}

/** A font file. `bytes` may be a getter: it is read when the face is first used, and the bytes are not kept. */
export interface FontSource {
  face: FontFace;
  readonly bytes: Uint8Array;
}

interface LoadedFace {
  font: hb.Font;
  unitsPerEm: number;
  codePoints: Set<number>;
  metrics: FaceMetrics;
  /** Glyph advances before kerning, by glyph; font units. */
  advances: Map<number, number>;
  /** Cached shapings with letter spacing, and without. */
  spaced: Map<string, ShapedText>;
  plain: Map<string, ShapedText>;
  /** Cached fallback families by characters, for each regional form of Chinese characters. */
  families: Record<HanForms, Map<string, PageFontFamily | null>>;
}

const MAX_CACHED_TEXTS = 20_000;
const MAX_CACHED_CHARACTERS = 20_000;
const SPACED_FEATURES = [new hb.Feature('liga', 0), new hb.Feature('clig', 0)];

/** Joiners and variation selectors, which need no glyph of their own. */
const INVISIBLE = /\u200c|\u200d|\ufe0e|\ufe0f/g;

/** Only Latin and characters of no script: HarfBuzz detects the same script in every part with a letter. */
const LATIN = /^[ -\u024f\u2010-\u203a\u20ac\u2122]*$/;

const UNSAFE_TO_BREAK = hb.GlyphFlag.UNSAFE_TO_BREAK;

function keyOf({ family, weight, style }: FontFace): string {
  return `${family}/${weight}/${style}`;
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
    advances: new Map(),
    spaced: new Map(),
    plain: new Map(),
    families: { JP: new Map(), KR: new Map(), SC: new Map() },
  };
}

/**
 * Makes a shaper for the given font files.
 *
 * @throws FontNotGivenError if a face is needed that was not given.
 */
export function createShaper(faces: readonly FontSource[]): Shaper {
  const files = new Map(faces.map((file) => [keyOf(file.face), file]));
  // A face is loaded on first use: a server has some sixty, and a resume uses five.
  const loaded = new Map<string, LoadedFace>();
  // One buffer for all texts, since HarfBuzz's memory only grows and buffers are never returned.
  const buffer = new hb.Buffer();
  let cachedTexts = 0;

  function find(face: FontFace): LoadedFace {
    const key = keyOf(face);
    const known = loaded.get(key);
    if (known) return known;
    const own = faceOf(face.family, face.weight, face.style);
    if (own.style !== face.style) {
      const upright = find(own);
      loaded.set(key, upright);
      return upright;
    }
    const file = files.get(key);
    if (!file) throw new FontNotGivenError(face);
    const read = loadFace(file.bytes);
    loaded.set(key, read);
    return read;
  }

  function shapeUncached(text: string, face: LoadedFace, isSpaced: boolean): ShapedText {
    const { font, unitsPerEm } = face;
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer, isSpaced ? SPACED_FEATURES : []);
    const { length } = text;
    const pens = new Int32Array(length + 1);
    const clusters = new Uint16Array(length + 1);
    const divisible = new Uint8Array(length + 1);
    const kerns = new Int32Array(length);
    const isLatin = LATIN.test(text);
    // First store each cluster's advance and start; they are summed below. Two calls, since the combined one defines four more properties
    // on each glyph.
    const placed = buffer.getGlyphPositions();
    for (const [index, { codepoint, cluster, flags }] of buffer.getGlyphInfos().entries()) {
      const advance = placed[index]?.xAdvance ?? 0;
      pens[cluster + 1]! += advance;
      // The advance of a cluster with several glyphs, or with a zero-width mark, does not show its kerning.
      kerns[cluster] = clusters[cluster + 1] === 1 || advance <= 0 ? 0 : advance - advanceOf(codepoint, face);
      clusters[cluster + 1] = 1;
      divisible[cluster] = isLatin && (flags & UNSAFE_TO_BREAK) === 0 ? 1 : 0;
    }
    for (let index = 1; index <= length; index++) {
      pens[index]! += pens[index - 1]!;
      clusters[index]! += clusters[index - 1]!;
    }
    divisible[0] = 1;
    divisible[length] = 1;
    return {
      pens,
      unitsPerEm,
      clusters,
      divisible,
      misleadingKerns: misleadingKerns({ text, kerns, pens, clusters, unitsPerEm, isSpaced }),
    };
  }

  function advanceOf(glyph: number, { font, advances }: LoadedFace): number {
    let advance = advances.get(glyph);
    if (advance === undefined) {
      advance = font.glyphHAdvance(glyph);
      advances.set(glyph, advance);
    }
    return advance;
  }

  function outlineOf(letter: string, { font, unitsPerEm }: LoadedFace): LetterOutline {
    buffer.reset();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const placed = buffer.getGlyphPositions();
    let penX = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = placed[index] ?? {};
      const glyph = { path: font.glyphToPath(codepoint), x: penX + xOffset, y: yOffset };
      penX += xAdvance;
      return glyph;
    });
    return toOutline(glyphs, unitsPerEm);
  }

  function findFamily(characters: string, face: FontFace, han: HanForms): PageFontFamily | null {
    const codePoints = Array.from(characters.replace(INVISIBLE, ''), (character) => character.codePointAt(0)!);
    const hasAll = (family: PageFontFamily) => {
      const known = find({ ...face, family }).codePoints;
      return codePoints.every((codePoint) => known.has(codePoint));
    };
    if (hasAll(face.family)) return face.family;
    const fallback = fallbacksFor(han).find(({ family, covers }) => covers.test(characters) && hasAll(family));
    return fallback?.family ?? null;
  }

  return {
    shape(text, face, isSpaced) {
      const found = find(face);
      const cache = isSpaced ? found.spaced : found.plain;
      const known = cache.get(text);
      if (known) return known;
      const shaped = shapeUncached(text, found, isSpaced);
      if (cachedTexts >= MAX_CACHED_TEXTS) {
        for (const { spaced, plain } of loaded.values()) {
          spaced.clear();
          plain.clear();
        }
        cachedTexts = 0;
      }
      cache.set(text, shaped);
      cachedTexts++;
      return shaped;
    },
    metrics: (face) => find(face).metrics,
    outline(letter, face, han = 'SC') {
      const family = findFamily(letter, face, han);
      return family ? outlineOf(letter, find({ ...face, family })) : null;
    },
    familiesFor(face, han = 'SC') {
      const families = find(face).families[han];
      return (characters) => {
        const known = families.get(characters);
        if (known !== undefined) return known;
        const family = findFamily(characters, face, han);
        if (families.size >= MAX_CACHED_CHARACTERS) families.clear();
        families.set(characters, family);
        return family;
      };
    },
  };
}
