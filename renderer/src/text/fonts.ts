import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from '../read/page-model.ts';

/** Module specifiers of a family's four faces. */
interface Family {
  name: string;
  file(weight: Face['weight'], style: Face['style']): string;
}

/** The catalogue. To add a family, add a line here and its package to this workspace's dependencies. */
const families: Family[] = [
  googleFont('Inter'),
  googleFont('Roboto'),
  googleFont('Open Sans'),
  googleFont('Noto Sans'),
  googleFont('Source Sans 3'),
  googleFont('PT Sans'),
  googleFont('Montserrat'),
  googleFont('Roboto Condensed'),
  googleFont('Lora'),
  googleFont('Merriweather'),
  googleFont('Noto Serif'),
  googleFont('Playfair Display'),
  upright(googleFont('Noto Sans Arabic')),
  upright(googleFont('Noto Sans Hebrew')),
  upright(googleFont('Noto Emoji')),
  upright(googleFont('Noto Sans Devanagari')),
  upright(googleFont('Noto Sans Thai')),
  upright(googleFont('Noto Sans JP')),
  upright(googleFont('Noto Sans KR')),
  upright(googleFont('Noto Sans SC')),
];

export const familyNames: readonly string[] = families.map((family) => family.name);

function googleFont(name: string): Family {
  const folder = name.toLowerCase().replaceAll(' ', '-');
  const prefix = name.replaceAll(' ', '');
  return {
    name,
    file: (weight, style) => {
      const cut = `${weight === 700 ? '700Bold' : '400Regular'}${style === 'italic' ? '_Italic' : ''}`;
      return `@expo-google-fonts/${folder}/${cut}/${prefix}_${cut}.ttf`;
    },
  };
}

/** A family without italics; its upright faces are used instead. */
function upright({ name, file }: Family): Family {
  return { name, file: (weight) => file(weight, 'normal') };
}

/** A unique name of a face, for map keys and messages. */
export function faceKey(face: Face): string {
  return `${face.family} ${face.weight} ${face.style}`;
}

const resolve = createRequire(import.meta.url).resolve;

/**
 * The whole font file of a face of the catalogue.
 *
 * @throws for a family that is not in the catalogue. The gate admits none.
 */
export function readFace(face: Face): Uint8Array {
  return readFaceInto(face, (bytes) => new Uint8Array(bytes));
}

/**
 * Like readFace(), into memory from `allocate`. Libraries have memory of their own, and sixty font files as garbage would be 20 MB outside
 * the heap, which do not trigger a collection.
 */
export function readFaceInto(face: Face, allocate: (bytes: number) => Uint8Array): Uint8Array {
  const family = families.find((candidate) => candidate.name === face.family);
  if (family === undefined) throw new Error(`no such font family: ${face.family}`);
  const file = openSync(resolve(family.file(face.weight, face.style)), 'r');
  try {
    const bytes = allocate(fstatSync(file).size);
    readSync(file, bytes);
    return bytes;
  } finally {
    closeSync(file);
  }
}
