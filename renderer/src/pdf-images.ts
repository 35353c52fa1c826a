import { createHash } from 'node:crypto';
import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import type { Tile } from './encode-pixels.ts';
import { isFrameHeader, readJpegSegments } from './image-header.ts';
import type { ImageFile } from './page-model.ts';
import { stream } from './pdf-objects.ts';

/** The images of one PDF; equal ones are embedded once. */
export interface ImageShelf {
  tile(tile: Tile & { kind: 'image' }, size: { width: number; height: number }): PDFRef;
  jpeg(jpeg: PlaceableJpeg): PDFRef;
}

/** A JPEG that every PDF reader shows as resvg does. */
export interface PlaceableJpeg {
  /** The file without its metadata: an upload's camera and place are nobody's business. */
  bytes: Uint8Array;
  width: number;
  height: number;
  components: 1 | 3;
}

export function createImageShelf(context: PDFContext): ImageShelf {
  const byDigest = new Map<string, PDFRef>();
  const once = (key: string, bytes: Uint8Array, make: () => PDFRef): PDFRef => {
    const digest = createHash('sha256').update(key).update(bytes).digest('base64');
    const ref = byDigest.get(digest) ?? make();
    byDigest.set(digest, ref);
    return ref;
  };
  return {
    tile: (tile, size) => {
      const palette = Buffer.from(tile.palette ?? []).toString('hex');
      const mask = Buffer.from(tile.mask ?? []).toString('base64');
      return once(`${size.width} ${size.height} ${tile.bits} ${palette} ${mask}`, tile.samples, () =>
        embedTile(context, tile, size),
      );
    },
    jpeg: (jpeg) =>
      once('jpeg', jpeg.bytes, () =>
        context.register(
          stream(context, jpeg.bytes, {
            ...imageEntries(jpeg),
            ColorSpace: jpeg.components === 1 ? 'DeviceGray' : 'DeviceRGB',
            BitsPerComponent: 8,
            Filter: 'DCTDecode',
          }),
        ),
      ),
  };
}

function embedTile(
  context: PDFContext,
  tile: Tile & { kind: 'image' },
  size: { width: number; height: number },
): PDFRef {
  const { palette, mask } = tile;
  const colourSpace = palette
    ? context.obj([
        'Indexed',
        'DeviceRGB',
        palette.length / 3 - 1,
        PDFHexString.of(Buffer.from(palette).toString('hex')),
      ])
    : 'DeviceRGB';
  const shared = { ...imageEntries(size), Filter: 'FlateDecode' };
  const softMask =
    mask && context.register(stream(context, mask, { ...shared, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }));
  return context.register(
    stream(context, tile.samples, {
      ...shared,
      ColorSpace: colourSpace,
      BitsPerComponent: tile.bits,
      ...(softMask ? { SMask: softMask } : {}),
    }),
  );
}

function imageEntries({ width, height }: { width: number; height: number }) {
  return { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
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
