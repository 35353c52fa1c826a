import sharp from 'sharp';
import { PdfStream } from '../pdf/pdf-objects.ts';
import { embeddableJpeg } from '../read/embeddable-jpeg.ts';
import { readImageFacts } from '../read/image-header.ts';
import { joinLimits } from './join-limits.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import { PartRefused } from './part-refused.ts';

/** A photo as a picture of a PDF. */
export interface Photo {
  stream: PdfStream;
  encoding: 'jpeg' | 'png';
  components: 1 | 3;
  /** As it is stored, in pixels. */
  size: { width: number; height: number };
  /** As it is shown, in pixels. */
  width: number;
  height: number;
  /** Turns the stored picture within the unit square, as cameras ask for it. */
  turn: Matrix;
}

type Format = 'jpeg' | 'png' | 'webp';

/** JPEG quality, from 1 to 100, of photos that are encoded again: those in formats that PDF does not have, and rare kinds of JPEG. */
const QUALITY = 92;

/** Reads a JPEG, PNG or WebP; undefined for another file. @throws {PartRefused} */
export async function readPhoto(bytes: Uint8Array): Promise<Photo | undefined> {
  const format = formatOf(bytes);
  if (format === undefined) return undefined;
  const meta = await sharp(bytes, OPTIONS)
    .metadata()
    .catch((error: unknown) => unreadable(error));
  const { width = 0, height = 0, orientation = 1 } = meta;
  if (meta.format !== format) return unreadable('another format inside');
  if (width * height > joinLimits.picturePixels)
    throw new PartRefused('PART_TOO_COMPLEX', `${width} x ${height} px; allowed: ${joinLimits.picturePixels} px`);
  const turn = TURNS.get(orientation);
  if (format === 'jpeg' && turn !== undefined) {
    const facts = readImageFacts('image/jpeg', bytes);
    const whole =
      'end' in facts && embeddableJpeg({ type: 'image/jpeg', bytes: bytes.subarray(0, facts.end), width, height });
    if (whole) {
      const stream = jpegStream(whole.bytes, whole);
      const isTurned = orientation === 6 || orientation === 8;
      const shown = isTurned ? { width: height, height: width } : { width, height };
      return { stream, encoding: 'jpeg', components: whole.components, size: { width, height }, turn, ...shown };
    }
  }
  return redraw(bytes, format);
}

const OPTIONS = { limitInputPixels: joinLimits.picturePixels, failOn: 'error', animated: false } as const;

/** EXIF's orientations without mirroring. Photos with one of the others are drawn anew. */
const TURNS: ReadonlyMap<number, Matrix> = new Map([
  [1, IDENTITY],
  [3, [-1, 0, 0, -1, 1, 1]],
  [6, [0, -1, 1, 0, 0, 1]],
  [8, [0, 1, -1, 0, 1, 0]],
]);

async function redraw(bytes: Uint8Array, format: Format): Promise<Photo> {
  const upright = sharp(bytes, OPTIONS).rotate().flatten({ background: '#ffffff' }).toColourspace('srgb');
  // Screenshots and scans as PNG stay as they are; photos in other formats become JPEG.
  const encoded = format === 'png' ? upright.removeAlpha().png({ palette: false }) : upright.jpeg({ quality: QUALITY });
  const { data, info } = await encoded
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => unreadable(error));
  const { width, height, channels } = info;
  const size = { width, height, components: channels === 1 ? (1 as const) : (3 as const) };
  const stream = format === 'png' ? pngStream(data, size) : jpegStream(data, size);
  const { components } = size;
  const encoding = format === 'png' ? 'png' : 'jpeg';
  return { stream, encoding, components, size: { width, height }, width, height, turn: IDENTITY };
}

interface Size {
  width: number;
  height: number;
  components: 1 | 3;
}

function entries({ width, height, components }: Size) {
  return {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: components === 1 ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: 8,
  };
}

function jpegStream(bytes: Uint8Array, size: Size): PdfStream {
  return new PdfStream(bytes, { ...entries(size), Filter: ['DCTDecode'] });
}

/** The data of a PNG is that of a PDF's picture with predictor 15 (ISO 32000-1, 7.4.4.4). */
function pngStream(png: Buffer, size: Size): PdfStream {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return new PdfStream(Buffer.concat(parts), {
    ...entries(size),
    Filter: ['FlateDecode'],
    DecodeParms: [{ Predictor: 15, Colors: size.components, BitsPerComponent: 8, Columns: size.width }],
  });
}

function formatOf(bytes: Uint8Array): Format | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

function unreadable(problem: unknown): never {
  throw new PartRefused('PART_UNREADABLE', `a photo that cannot be read: ${String(problem)}`);
}
