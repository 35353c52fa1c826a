import { createHash } from 'node:crypto';
import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import type { Tile } from './encode-pixels.ts';
import { stream } from './pdf-objects.ts';
import type { PlaceableJpeg } from './placeable-jpeg.ts';

/** The images of one PDF; equal ones are embedded once. */
export interface ImageShelf {
  tile(tile: Tile & { kind: 'image' }, size: { width: number; height: number }): PDFRef;
  jpeg(jpeg: PlaceableJpeg): PDFRef;
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
