import type { ImageFile } from './page-model.ts';

/** Longest side of an image, and the limit for all images of a page together, in pixels. */
const maxImageSide = 8_000;
export const maxImagePixels = 24_000_000;

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** An image's size, read from its structure. */
export interface ImageFacts {
  /** In pixels: the size for which a decoder allocates memory. */
  width: number;
  height: number;
  /** Length of the image, in bytes. Anything after it is not part of the image. */
  end: number;
}

/**
 * Reads an image's structure from its first byte to its last, without decoding it.
 *
 * @returns the facts, or a description of the problem.
 */
export function readImageFacts(type: ImageFile['type'], bytes: Uint8Array): ImageFacts | { problem: string } {
  const facts = type === 'image/png' ? readPng(bytes) : readJpeg(bytes);
  if (facts === undefined) return { problem: `the image is not a readable ${type}` };
  const { width, height } = facts;
  if (width < 1 || height < 1 || width > maxImageSide || height > maxImageSide) {
    return { problem: `an image of ${width} x ${height} px; allowed: 1 to ${maxImageSide} px a side` };
  }
  return facts;
}

// Allowed bits per sample, by colour type (ISO 15948, table 11.1). 16 bits are left out: no CV needs them, and they decode to twice as much
// memory.
const pngBits: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8],
  2: [8],
  3: [1, 2, 4, 8],
  4: [8],
  6: [8],
};

function readPng(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes.length < 33 || pngSignature.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(8) !== 13 || pngChunkType(bytes, 8) !== 'IHDR') return undefined;
  const [bits = 0, colourType = 0, compression, filter, interlace = 0] = bytes.subarray(24, 29);
  if (!pngBits[colourType]?.includes(bits) || compression !== 0 || filter !== 0 || interlace > 1) return undefined;

  let hasPalette = false;
  let hasData = false;
  for (let at = 33; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const type = pngChunkType(bytes, at);
    // With a second header a decoder might read another size than the one checked here.
    if (type === 'IHDR') return undefined;
    if (type === 'PLTE') hasPalette = true;
    if (type === 'IDAT') hasData ||= length > 0;
    if (type === 'IEND') {
      const isWhole = hasData && (colourType !== 3 || hasPalette);
      return isWhole ? { width: view.getUint32(16), height: view.getUint32(20), end } : undefined;
    }
    at = end;
  }
  return undefined;
}

function pngChunkType(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 8));
}

/** One marker segment of a JPEG: `start` is the offset of its marker, `end` the offset after it. */
export interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

/** The segments before the first scan, in order; the last one is the start of scan. Undefined if the file is not structured like a JPEG. */
export function readJpegSegments(bytes: Uint8Array): JpegSegment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const segments: JpegSegment[] = [];
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    // Markers without a length (restarts, a second start of image) are not allowed before the scan.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || length < 2 || end > bytes.length) return undefined;
    segments.push({ marker, start: at, end });
    if (marker === 0xda) return segments;
    at = end;
  }
  return undefined;
}

/** SOF0 to SOF15, without the markers DHT, JPG and DAC in the same range. */
export function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readJpeg(bytes: Uint8Array): ImageFacts | undefined {
  const segments = readJpegSegments(bytes);
  const frames = segments?.filter((segment) => isFrameHeader(segment.marker));
  const frame = frames?.[0];
  // With two frame headers a decoder might read another size than the one checked here.
  if (frame === undefined || frames?.length !== 1 || frame.end - frame.start < 10) return undefined;
  const end = findJpegEnd(bytes, segments?.at(-1)?.end ?? 0);
  if (end === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { height: view.getUint16(frame.start + 5), width: view.getUint16(frame.start + 7), end };
}

// A progressive photo has some ten. A decoder processes the whole picture for each.
const maxScans = 100;

/**
 * The offset after the end-of-image marker, searched from inside the first scan; undefined if there is none or a second frame precedes it.
 */
function findJpegEnd(bytes: Uint8Array, inScan: number): number | undefined {
  let scans = 1;
  for (let at = bytes.indexOf(0xff, inScan); at !== -1 && at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    // A stuffed byte, a restart or a fill byte does not end the scan.
    if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at = bytes.indexOf(0xff, marker === 0xff ? at + 1 : at + 2);
      continue;
    }
    if (marker < 0xc0 || marker === 0xd8 || isFrameHeader(marker)) return undefined;
    if (marker === 0xda && ++scans > maxScans) return undefined;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return undefined;
    at = bytes.indexOf(0xff, at + 2 + length);
  }
  return undefined;
}
