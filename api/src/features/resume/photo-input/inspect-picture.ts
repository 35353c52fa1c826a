import { inspectJpeg } from './inspect-jpeg.ts';
import { inspectPng } from './inspect-png.ts';
import { inspectWebp } from './inspect-webp.ts';

/** The cost of decoding an uploaded picture, read from its header alone. */
export interface InspectedPicture {
  widthPx: number;
  heightPx: number;
  /** The decoder's peak memory, in bytes. */
  decodedBytes: number;
  /** The file to decode: the upload without parts that a photo does not need. */
  bytes: Uint8Array;
}

/**
 * Inspects a JPEG, PNG or WebP by its content, in a time that grows with the file and not with the number of pixels. Null for any
 * other file, and for files that no camera or program writes, with hundreds of scans or thousands of frames.
 *
 * It does not use the image library's header reader, which inflates every compressed comment of a PNG (8 s for 4 MB).
 */
export function inspectPicture(upload: Uint8Array): InspectedPicture | null {
  const file = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  try {
    return inspectJpeg(file) ?? inspectPng(file) ?? inspectWebp(file);
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
