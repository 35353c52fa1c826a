import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from './page-model.ts';

/** Where a family's four faces lie, as module specifiers. */
interface Family {
  name: string;
  file(weight: Face['weight'], style: Face['style']): string;
}

/** The catalogue: a family more is a line more, and its package among this workspace's dependencies. */
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

/** A family without italics, whose upright faces stand in for them. */
function upright({ name, file }: Family): Family {
  return { name, file: (weight) => file(weight, 'normal') };
}

/** One name for a face, for maps and messages. */
export function faceKey(face: Face): string {
  return `${face.family} ${face.weight} ${face.style}`;
}

const resolve = createRequire(import.meta.url).resolve;
const files = new Map<string, Buffer>();

/**
 * The whole font file of a face of the catalogue, read once per process.
 *
 * @throws for a family that is not in the catalogue, which the gate does not let pass.
 */
export function readFace(face: Face): Buffer {
  const key = faceKey(face);
  let file = files.get(key);
  if (file === undefined) {
    const family = families.find((candidate) => candidate.name === face.family);
    if (family === undefined) throw new Error(`no such font family: ${face.family}`);
    file = readFileSync(resolve(family.file(face.weight, face.style)));
    files.set(key, file);
  }
  return file;
}
