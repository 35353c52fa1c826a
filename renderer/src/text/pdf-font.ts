import { createHash } from 'node:crypto';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { asciiString, deflated, hex16, PdfStream, type Ref, utf16Hex } from '../pdf/pdf-objects.ts';
import type { FontProgram } from './subset-font.ts';

/** The values of a font descriptor. Lengths in thousandths of an em. */
export interface DescriptorFacts {
  name: string;
  ascent: number;
  descent: number;
  capHeight: number;
  boundingBox: [number, number, number, number];
  italicAngle: number;
}

/** A code that shows a glyph. */
export interface Code {
  /** The font's resource name. */
  resource: string;
  /** Four hexadecimal digits. */
  code: string;
}

interface Entry {
  glyph: number;
  text: string;
  /** Thousandths of an em. */
  width: number;
}

/**
 * A composite PDF font that grows as text is written. Each (glyph, text, width) has a code of its own. One glyph may stand for several
 * characters (a space and a no-break space). Large kerns are part of the width, since readers would take them for word breaks.
 */
export interface CodedFont {
  /** The font's resource name, without the slash. */
  resource: string;
  /** The code for these values; undefined if all 65,535 codes of the font are used. */
  code(glyph: number, text: string, width: number): Code | undefined;
  /** All entries in the order of their codes. */
  entries(): readonly Readonly<Entry>[];
  /** The glyphs written so far. */
  glyphs(): Set<number>;
  /** Embeds the font with the given program, which must contain `glyphs()` under their own glyph ids. */
  embed(file: PdfFile, program: FontProgram, facts: DescriptorFacts): Ref;
}

export function createCodedFont(resource: string): CodedFont {
  const codes = new Map<string, Known>();
  // Most glyphs have one text and one width. Checking the latest entry first saves building a key for each character.
  const latest = new Map<number, Known>();
  // Code 0 is .notdef by convention, hence a placeholder.
  const entries: Entry[] = [{ glyph: 0, text: '', width: 0 }];
  return {
    resource,
    code: (glyph, text, width) => {
      const last = latest.get(glyph);
      if (last !== undefined && last.entry.width === width && last.entry.text === text) return last.code;
      const key = `${glyph} ${width} ${text}`;
      let known = codes.get(key);
      if (known === undefined) {
        if (entries.length > 0xffff) return undefined;
        known = { entry: { glyph, text, width }, code: { resource, code: hex16(entries.length) } };
        codes.set(key, known);
        entries.push(known.entry);
      }
      latest.set(glyph, known);
      return known.code;
    },
    entries: () => entries.slice(1),
    glyphs: () => new Set(latest.keys()),
    embed: (file, program, facts) => embed(file, { entries, program, facts }),
  };
}

interface Known {
  entry: Entry;
  code: Code;
}

interface Embedding {
  entries: Entry[];
  program: FontProgram;
  facts: DescriptorFacts;
}

function embed(file: PdfFile, { entries, program, facts }: Embedding): Ref {
  const name = `${subsetTag(program, entries)}+${facts.name}`;
  const fontFile = file.register(new PdfStream(program.deflated, { Length1: program.length, Filter: 'FlateDecode' }));
  const descriptor = file.register({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: facts.italicAngle === 0 ? 4 : 4 | 64,
    FontBBox: facts.boundingBox,
    ItalicAngle: facts.italicAngle,
    Ascent: facts.ascent,
    Descent: facts.descent,
    CapHeight: facts.capHeight,
    StemV: 80,
    FontFile2: fontFile,
  });
  const glyphOfCode = Buffer.alloc(entries.length * 2);
  for (let code = 0; code < entries.length; code++) glyphOfCode.writeUInt16BE(entries[code]!.glyph, code * 2);
  const descendant = file.register({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: asciiString('Adobe'), Ordering: asciiString('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    DW: 0,
    W: [1, entries.slice(1).map((entry) => entry.width)],
    CIDToGIDMap: file.register(deflated(glyphOfCode)),
  });
  return file.register({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: file.register(deflated(toUnicode(entries))),
  });
}

function toUnicode(entries: Entry[]): string {
  const lines = entries.slice(1).map((entry, index) => `<${hex16(index + 1)}> <${utf16Hex(entry.text)}>`);
  let map =
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n' +
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n';
  // A bfchar section contains at most 100 mappings.
  for (let from = 0; from < lines.length; from += 100) {
    const section = lines.slice(from, from + 100);
    map += `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`;
  }
  return `${map}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
}

/** The six letters that distinguish subsets of one font, derived from its contents. */
function subsetTag(program: FontProgram, entries: Entry[]): string {
  const digest = createHash('sha256').update(program.deflated).update(JSON.stringify(entries)).digest();
  return String.fromCharCode(...digest.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}
