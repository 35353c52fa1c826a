import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PdfValue } from '../pdf/pdf-objects.ts';
import type { Face } from '../read/page-model.ts';
import { type Code, type CodedFont, createCodedFont, type DescriptorFacts } from './pdf-font.ts';
import type { FaceMetrics } from './shape.ts';
import { metricsOf } from './shape.ts';
import { fontOfOneGlyph, subsetFace } from './subset-font.ts';

/** The fonts of one PDF, shared by its pages. */
export interface FontBook {
  /** The code of a visible glyph of the face with these metrics. `width` is in thousandths of an em. */
  codeForGlyph(metrics: FaceMetrics, glyph: number, text: string, width: number): Code;
  /** The code of an invisible glyph, for text over a raster. */
  codeForText(text: string, width: number): Code;
  /** Whether all widths equal the font program's and no glyph is .notdef, as PDF/A requires. */
  isArchivable(): boolean;
  /** Embeds all fonts that were used, and returns the resource dictionary that names them. */
  embed(file: PdfFile): PdfValue;
}

// The invisible font has no outlines; these values determine the area that viewers select.
const invisibleFacts: DescriptorFacts = {
  name: 'Glyphless',
  ascent: 900,
  descent: -200,
  capHeight: 700,
  boundingBox: [0, -200, 1_000, 900],
  italicAngle: 0,
};

// Any face will do as the source of the font without outlines, whose glyph 1 is a space. PDF/A forbids .notdef even in invisible text.
const glyphless: Face = { family: 'Inter', weight: 400, style: 'normal' };
const glyphlessId = 1;

interface FaceFont {
  face: Face | undefined;
  font: CodedFont;
}

export function createFontBook(): FontBook {
  const fonts: FaceFont[] = [];
  const current = new Map<string, CodedFont>();

  const open = (key: string, face: Face | undefined): CodedFont => {
    const font = createCodedFont(`F${fonts.length + 1}`);
    fonts.push({ face, font });
    current.set(key, font);
    return font;
  };
  const encode = (key: string, face: Face | undefined, glyph: number, text: string, width: number): Code => {
    const font = current.get(key) ?? open(key, face);
    const code = font.code(glyph, text, width);
    // A font has 65,535 codes. After that, the document continues with another font of the same face.
    return code ?? open(key, face).code(glyph, text, width)!;
  };

  return {
    isArchivable: () => fonts.every(({ face, font }) => face === undefined || isArchivableFont(metricsOf(face), font)),
    codeForGlyph: (metrics, glyph, text, width) => encode(metrics.key, metrics.face, glyph, text, width),
    codeForText: (text, width) => encode('', undefined, glyphlessId, text, width),
    embed: (file) => {
      const resources: Record<string, PdfValue> = {};
      for (const { face, font } of fonts) {
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

function isArchivableFont(metrics: FaceMetrics, font: CodedFont): boolean {
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
