import { isFrameHeader, readJpegSegments } from './image-header.ts';
import type { ImageFile, Picture } from './page-model.ts';

/** A JPEG that all PDF readers show like resvg. */
export interface EmbeddableJpeg {
  /** The file without its metadata, which may reveal the camera and the location of an uploaded photo. */
  bytes: Uint8Array;
  width: number;
  height: number;
  components: 1 | 3;
}

/** Whether the picture's file can be embedded in the PDF unchanged, with PDF operators for its clip. */
export function isEmbeddable(picture: Picture): boolean {
  const { frame, clip, file } = picture;
  return frame.width > 0 && frame.height > 0 && clip?.shape.kind !== 'path' && embeddableJpeg(file) !== undefined;
}

/** The file as it is embedded in a PDF; undefined if resvg should draw it. */
export function embeddableJpeg(file: ImageFile): EmbeddableJpeg | undefined {
  if (file.type !== 'image/jpeg') return undefined;
  const { bytes, width, height } = file;
  const segments = readJpegSegments(bytes);
  const frame = segments?.find((segment) => isFrameHeader(segment.marker));
  const scan = segments?.at(-1);
  if (!segments || !frame || !scan) return undefined;
  // 8-bit baseline, extended and progressive frames. PDF supports no lossless or arithmetic ones.
  if (frame.marker > 0xc2 || bytes[frame.start + 4] !== 8) return undefined;
  const components = bytes[frame.start + 9];
  if (components !== 1 && components !== 3) return undefined;
  const isAdobe = segments.some((segment) => segment.marker === 0xee);
  // Without an Adobe segment, readers disagree whether components named R, G and B are RGB.
  if (components === 3 && !isAdobe && bytes[frame.start + 10] === 0x52) return undefined;

  // APP0 and APP14 describe colours. Other application segments and comments do not affect drawing.
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
