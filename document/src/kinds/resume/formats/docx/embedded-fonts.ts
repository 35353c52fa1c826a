import { strToU8 } from 'fflate';
import type { FontFace, PageFontFamily } from '../../../../engine/fonts/catalogue.ts';
import type { FontSource } from '../../../../engine/text/shaper.ts';
import { type Parts, withXml } from './package.ts';

/** Fonts with larger files are named, and not embedded: they are for scripts that every computer has a font for. */
const MAX_FONT_BYTES = 700_000;

const ELEMENTS = {
  '400/normal': 'embedRegular',
  '700/normal': 'embedBold',
  '400/italic': 'embedItalic',
  '700/italic': 'embedBoldItalic',
} as const;
const ORDER = Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[];

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/font';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * The document with its fonts, so that it looks the same on a computer without them. All families are under the SIL Open Font License or the
 * Apache License, which allow it. Files are obfuscated as ECMA-376, part 1, section 17.8.1 says.
 */
export function withFonts(parts: Parts, faces: readonly FontFace[], sources: readonly FontSource[]): Parts {
  const files = faces.flatMap((face) => {
    const bytes = sources.find((source) => isSame(source.face, face))?.bytes;
    return bytes && bytes.length <= MAX_FONT_BYTES ? [{ face, bytes }] : [];
  });
  const embedded = files.map(({ face, bytes }, index) => ({
    face,
    key: guid(index + 1),
    id: `rId${index + 1}`,
    path: `fonts/font${index + 1}.odttf`,
    bytes,
  }));
  const families = [...new Set(faces.map(({ family }) => family))];
  const table = families.map((family) => {
    const own = embedded
      .filter(({ face }) => face.family === family)
      .toSorted((one, other) => rank(one.face) - rank(other.face));
    const fonts = own.map(({ face, key, id }) => `<w:${elementOf(face)} r:id="${id}" w:fontKey="{${key}}"/>`);
    return `<w:font w:name="${family}"><w:charset w:val="00"/><w:family w:val="${familyClass(family)}"/><w:pitch w:val="variable"/>${fonts.join('')}</w:font>`;
  });
  const relationships = embedded.map(
    ({ id, path }) => `<Relationship Id="${id}" Type="${RELATIONSHIP}" Target="${path}"/>`,
  );
  const withTable: Parts = {
    ...parts,
    'word/fontTable.xml': strToU8(
      `${HEAD}<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${table.join('')}</w:fonts>`,
    ),
    'word/_rels/fontTable.xml.rels': strToU8(
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(embedded.map(({ path, bytes, key }) => [`word/${path}`, obfuscated(bytes, key)])),
  };
  // Word keeps the fonts when the user saves the file, all of their letters included.
  return withXml(withTable, 'word/settings.xml', (xml) =>
    xml.replace('<w:displayBackgroundShape/>', '<w:displayBackgroundShape/><w:embedTrueTypeFonts/>'),
  );
}

/** The faces of text styles, each once. */
export function distinctFaces(styles: readonly FontFace[]): FontFace[] {
  const faces = new Map(
    styles.map(({ family, weight, style }) => [`${family}/${weight}/${style}`, { family, weight, style }]),
  );
  return [...faces.values()];
}

function isSame(one: FontFace, other: FontFace): boolean {
  return one.family === other.family && one.weight === other.weight && one.style === other.style;
}

function styleOf({ weight, style }: FontFace): keyof typeof ELEMENTS {
  return `${weight}/${style}`;
}

function elementOf(face: FontFace): string {
  return ELEMENTS[styleOf(face)];
}

function rank(face: FontFace): number {
  return ORDER.indexOf(styleOf(face));
}

const SERIFS: readonly PageFontFamily[] = ['Lora', 'Merriweather', 'Noto Serif', 'Playfair Display'];

function familyClass(family: PageFontFamily): string {
  return SERIFS.includes(family) ? 'roman' : 'swiss';
}

/** The key of a font: any number does, and a random one would make the same resume another file. */
function guid(number: number): string {
  return `4B524544-4100-4000-8000-${number.toString(16).toUpperCase().padStart(12, '0')}`;
}

/** The first 32 bytes are combined with the key, whose bytes count from its end. */
function obfuscated(bytes: Uint8Array, key: string): Uint8Array {
  const keyBytes = (key.replaceAll('-', '').match(/../g) ?? [])
    .map((digits) => Number.parseInt(digits, 16))
    .toReversed();
  const result = Uint8Array.from(bytes);
  for (let index = 0; index < 32; index += 1) result[index] = bytes[index]! ^ keyBytes[index % 16]!;
  return result;
}
