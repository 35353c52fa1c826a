import type { ImageFile } from './page-model.ts';

/** Longest side of an image, and what all images of a page may hold together, in pixels. */
const maxImageSide = 8_000;
export const maxImagePixels = 24_000_000;

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Reads an image's size from its header, without decoding it: what a decoder would have to make room for.
 *
 * @returns the size in pixels, or what is wrong with the header.
 */
export function readImageSize(
  type: ImageFile['type'],
  bytes: Uint8Array,
): { width: number; height: number } | { problem: string } {
  const size = type === 'image/png' ? readPngSize(bytes) : readJpegSize(bytes);
  if (size === undefined) return { problem: `the image is not a readable ${type}` };
  const { width, height } = size;
  if (width < 1 || height < 1 || width > maxImageSide || height > maxImageSide) {
    return { problem: `an image of ${width} x ${height} px; allowed: 1 to ${maxImageSide} px a side` };
  }
  return size;
}

function readPngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 33 || pngSignature.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isHeaderChunk = view.getUint32(8) === 13 && view.getUint32(12) === 0x49484452;
  return isHeaderChunk ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** One marker segment of a JPEG; `start` is where its marker stands, `end` the byte after it. */
export interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

/**
 * The segments before the first scan, in order; the last one is the start of scan. Undefined where the file's
 * structure is not that of a JPEG.
 */
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
    // Markers without a length (restarts, another start) have no place before the scan.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || length < 2 || end > bytes.length) return undefined;
    segments.push({ marker, start: at, end });
    if (marker === 0xda) return segments;
    at = end;
  }
  return undefined;
}

/** SOF0 to SOF15 without the tables (DHT, JPG, DAC) that share their range. */
export function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readJpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const frames = readJpegSegments(bytes)?.filter((segment) => isFrameHeader(segment.marker));
  const frame = frames?.[0];
  // Two frame headers would let a decoder see another size than the one checked here.
  if (frame === undefined || frames?.length !== 1 || frame.end - frame.start < 10) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { height: view.getUint16(frame.start + 5), width: view.getUint16(frame.start + 7) };
}
