import { type PDFContext, type PDFDict, PDFName } from 'pdf-lib';
import type { Face } from './page-model.ts';
import { type CodedFont, createCodedFont, type DescriptorFacts } from './pdf-font.ts';
import type { FaceMetrics } from './shape.ts';
import { metricsOf } from './shape.ts';
import { fontOfOneGlyph, subsetFace } from './subset-font.ts';

/** Something to write with a font: the font's resource name and the code, as hexadecimal digits. */
interface Code {
  resource: string;
  code: string;
}

/** The fonts of one PDF, shared by its pages. */
export interface FontBook {
  /** A visible glyph of a face, which `metrics` are of. `width` is in thousandths of an em. */
  codeForGlyph(metrics: FaceMetrics, glyph: { id: number; text: string; width: number }): Code;
  /** An invisible glyph for the layer of text under which everything is raster. */
  codeForText(text: string, width: number): Code;
  /** Whether every width written is the font program's own, and every glyph a real one, as PDF/A wants it. */
  isTrueToFonts(): boolean;
  /** Embeds every font that was written with. */
  embed(context: PDFContext): PDFDict;
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
  const encode = (key: string, face: Face | undefined, glyph: { id: number; text: string; width: number }): Code => {
    let font = current.get(key) ?? open(key, face);
    let code = font.code(glyph.id, glyph.text, glyph.width);
    if (code === undefined) {
      // A font has 65,535 codes. A document that uses them up goes on in another font of the same face.
      font = open(key, face);
      code = font.code(glyph.id, glyph.text, glyph.width) ?? '0000';
    }
    return { resource: font.resource, code };
  };

  let isTrue = true;
  return {
    isTrueToFonts: () => isTrue,
    codeForGlyph: (metrics, glyph) => {
      const own = (metrics.advanceOf(glyph.id) * 1_000) / metrics.unitsPerEm;
      if (glyph.id === 0 || Math.abs(own - glyph.width) > 1) isTrue = false;
      return encode(metrics.key, metrics.face, glyph);
    },
    codeForText: (text, width) => encode('', undefined, { id: glyphlessId, text, width }),
    embed: (context) => {
      const resources = context.obj({});
      for (const { face, font } of volumes) {
        const program = face
          ? subsetFace(face, font.glyphs())
          : fontOfOneGlyph(glyphless, metricsOf(glyphless).spaceGlyph);
        const facts = face ? factsOf(metricsOf(face)) : invisibleFacts;
        resources.set(PDFName.of(font.resource), font.embed(context, program, facts));
      }
      return resources;
    },
  };
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
