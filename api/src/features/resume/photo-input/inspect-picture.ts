import { inspectJpeg } from './inspect-jpeg.ts';
import { inspectPng } from './inspect-png.ts';
import { inspectWebp } from './inspect-webp.ts';

/** What an uploaded picture costs to decode, read from its header alone. */
export interface InspectedPicture {
  widthPx: number;
  heightPx: number;
  /** Memory that the decoder holds at its peak, bytes. */
  decodedBytes: number;
  /** The file for the decoder: the upload without the parts that a photo does not need. */
  bytes: Uint8Array;
}

/**
 * Inspects a JPEG, PNG or WebP by its content, in a time that grows with the file and not with the picture. Null for any
 * other file, and for a file of these formats that no camera and no program writes: hundreds of scans, thousands of frames.
 *
 * The image library's own header reader is not asked: it inflates every compressed comment of a PNG (8 s for 4 MB).
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
