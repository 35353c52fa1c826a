import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PdfValue } from '../pdf/pdf-objects.ts';
import type { Face } from '../read/page-model.ts';
import { type Code, type CodedFont, createCodedFont, type DescriptorFacts } from './pdf-font.ts';
import type { FaceMetrics } from './shape.ts';
import { metricsOf } from './shape.ts';
import { fontOfOneGlyph, subsetFace } from './subset-font.ts';

/** The fonts of one PDF, shared by its pages. */
export interface FontBook {
  /** A visible glyph of a face, which `metrics` are of. `width` is in thousandths of an em. */
  codeForGlyph(metrics: FaceMetrics, glyph: number, text: string, width: number): Code;
  /** An invisible glyph for the layer of text under which everything is raster. */
  codeForText(text: string, width: number): Code;
  /** Whether every width written is the font program's own, and every glyph a real one, as PDF/A wants it. */
  isTrueToFonts(): boolean;
  /** Embeds every font that was written with, and returns the resources that name them. */
  embed(file: PdfFile): PdfValue;
}

// The invisible font's shape is nobody's; these stand for where a line of text is selected.
const invisibleFacts: DescriptorFacts = {
  name: 'Glyphless',
  ascent: 900,
  descent: -200,
  capHeight: 700,
  boundingBox: [0, -200, 1_000, 900],
  italicAngle: 0,
};

// Any face does to take the empty font from: its glyph 1 is a space. PDF/A knows no text in .notdef, seen or unseen.
const glyphless: Face = { family: 'Inter', weight: 400, style: 'normal' };
const glyphlessId = 1;

interface Volume {
  face: Face | undefined;
  font: CodedFont;
}

export function createFontBook(): FontBook {
  const volumes: Volume[] = [];
  const current = new Map<string, CodedFont>();

  const open = (key: string, face: Face | undefined): CodedFont => {
    const font = createCodedFont(`F${volumes.length + 1}`);
    volumes.push({ face, font });
    current.set(key, font);
    return font;
  };
  const encode = (key: string, face: Face | undefined, glyph: number, text: string, width: number): Code => {
    const font = current.get(key) ?? open(key, face);
    const code = font.code(glyph, text, width);
    // A font has 65,535 codes. A document that uses them up goes on in another font of the same face.
    return code ?? open(key, face).code(glyph, text, width)!;
  };

  return {
    isTrueToFonts: () => volumes.every(({ face, font }) => face === undefined || isTrueTo(metricsOf(face), font)),
    codeForGlyph: (metrics, glyph, text, width) => encode(metrics.key, metrics.face, glyph, text, width),
    codeForText: (text, width) => encode('', undefined, glyphlessId, text, width),
    embed: (file) => {
      const resources: Record<string, PdfValue> = {};
      for (const { face, font } of volumes) {
        const program = face
          ? subsetFace(face, font.glyphs())
          : fontOfOneGlyph(glyphless, metricsOf(glyphless).spaceGlyph);
        const facts = face ? factsOf(metricsOf(face)) : invisibleFacts;
        resources[font.resource] = font.embed(file, program, facts);
      }
      return resources;
    },
  };
}

function isTrueTo(metrics: FaceMetrics, font: CodedFont): boolean {
  return font.entries().every(({ glyph, width }) => {
    const own = (metrics.advanceOf(glyph) * 1_000) / metrics.unitsPerEm;
    return glyph !== 0 && Math.abs(own - width) <= 1;
  });
}

function factsOf(metrics: FaceMetrics): DescriptorFacts {
  const toMille = (units: number) => Math.round((units * 1_000) / metrics.unitsPerEm);
  const [x0, y0, x1, y1] = metrics.boundingBox;
  return {
    name: metrics.postScriptName,
    ascent: toMille(metrics.ascender),
    descent: toMille(metrics.descender),
    capHeight: toMille(metrics.capHeight),
    boundingBox: [toMille(x0), toMille(y0), toMille(x1), toMille(y1)],
    italicAngle: metrics.italicAngle,
  };
}
