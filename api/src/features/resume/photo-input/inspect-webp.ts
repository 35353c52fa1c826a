import type { InspectedPicture } from './inspect-picture.ts';

/** Red, green, blue and alpha: the decoder always holds all four. */
const BYTES_OF_PIXEL = 4;
/** A still picture has about five. For each frame of an animation the decoder searches from the first chunk on. */
const MAX_CHUNKS = 1_000;

/** The decoder holds a WebP whole. The largest size in any of its headers counts. */
export function inspectWebp(file: Buffer): InspectedPicture | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null;
  let widthPx = 0;
  let heightPx = 0;
  let chunks = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    if (++chunks > MAX_CHUNKS) return null;
    const size = sizeIn(file, at);
    if (size) {
      widthPx = Math.max(widthPx, size.widthPx);
      heightPx = Math.max(heightPx, size.heightPx);
    }
    const length = file.readUInt32LE(at + 4);
    // Chunks begin at even offsets.
    at += 8 + length + (length % 2);
  }
  if (widthPx === 0 || heightPx === 0) return null;
  return { widthPx, heightPx, decodedBytes: widthPx * heightPx * BYTES_OF_PIXEL, bytes: file };
}

/** The picture's size in a chunk's header; null for a chunk without one. */
function sizeIn(file: Buffer, at: number): { widthPx: number; heightPx: number } | null {
  const data = at + 8;
  switch (file.toString('latin1', at, at + 4)) {
    case 'VP8X':
      return { widthPx: file.readUIntLE(data + 4, 3) + 1, heightPx: file.readUIntLE(data + 7, 3) + 1 };
    case 'VP8 ':
      return { widthPx: file.readUInt16LE(data + 6) & 0x3fff, heightPx: file.readUInt16LE(data + 8) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(data + 1);
      return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}
