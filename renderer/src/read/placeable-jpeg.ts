import { isFrameHeader, readJpegSegments } from './image-header.ts';
import type { ImageFile, Picture } from './page-model.ts';

/** A JPEG that every PDF reader shows as resvg does. */
export interface PlaceableJpeg {
  /** The file without its metadata: an upload's camera and place are nobody's business. */
  bytes: Uint8Array;
  width: number;
  height: number;
  components: 1 | 3;
}

/** Whether the picture's file can go into the PDF as it is, clipped by the PDF's own means. */
export function isPlaceable(picture: Picture): boolean {
  const { frame, clip, file } = picture;
  return frame.width > 0 && frame.height > 0 && clip?.shape.kind !== 'path' && placeableJpeg(file) !== undefined;
}

/** The file as a PDF may hold it, or undefined where it is better drawn by resvg. */
export function placeableJpeg(file: ImageFile): PlaceableJpeg | undefined {
  if (file.type !== 'image/jpeg') return undefined;
  const { bytes, width, height } = file;
  const segments = readJpegSegments(bytes);
  const frame = segments?.find((segment) => isFrameHeader(segment.marker));
  const scan = segments?.at(-1);
  if (!segments || !frame || !scan) return undefined;
  // Baseline, extended and progressive frames of 8 bits; PDF knows no lossless or arithmetic ones.
  if (frame.marker > 0xc2 || bytes[frame.start + 4] !== 8) return undefined;
  const components = bytes[frame.start + 9];
  if (components !== 1 && components !== 3) return undefined;
  const isAdobe = segments.some((segment) => segment.marker === 0xee);
  // Readers disagree on whether three components named R, G and B are RGB where no Adobe segment says so.
  if (components === 3 && !isAdobe && bytes[frame.start + 10] === 0x52) return undefined;

  // APP0 and APP14 say how colours are meant; the other application segments and comments draw nothing.
  const kept = segments.filter(
    ({ marker }) => !(marker > 0xe0 && marker <= 0xef && marker !== 0xee) && marker !== 0xfe,
  );
  const parts = [
    bytes.subarray(0, 2),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
    bytes.subarray(scan.end),
  ];
  return { bytes: Buffer.concat(parts), width, height, components };
}
