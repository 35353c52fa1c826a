import { createHash } from 'node:crypto';
import type { Tile } from '../raster/encode-pixels.ts';
import type { EmbeddableJpeg } from '../read/embeddable-jpeg.ts';
import type { PdfFile } from './pdf-file.ts';
import { byteString, PdfStream, type Ref } from './pdf-objects.ts';

/** The images of one PDF; equal ones are embedded once. */
export interface ImageStore {
  tile(tile: Tile & { kind: 'image' }, size: { width: number; height: number }): Ref;
  jpeg(jpeg: EmbeddableJpeg): Ref;
}

export function createImageStore(file: PdfFile): ImageStore {
  const byDigest = new Map<string, Ref>();
  const once = (key: string, bytes: Uint8Array, make: () => Ref): Ref => {
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
        embedTile(file, tile, size),
      );
    },
    jpeg: (jpeg) =>
      once('jpeg', jpeg.bytes, () =>
        file.register(
          new PdfStream(jpeg.bytes, {
            ...imageEntries(jpeg),
            ColorSpace: jpeg.components === 1 ? 'DeviceGray' : 'DeviceRGB',
            BitsPerComponent: 8,
            Filter: 'DCTDecode',
          }),
        ),
      ),
  };
}

function embedTile(file: PdfFile, tile: Tile & { kind: 'image' }, size: { width: number; height: number }): Ref {
  const { palette, mask } = tile;
  const colourSpace = palette ? ['Indexed', 'DeviceRGB', palette.length / 3 - 1, byteString(palette)] : 'DeviceRGB';
  const shared = { ...imageEntries(size), Filter: 'FlateDecode' };
  const softMask =
    mask && file.register(new PdfStream(mask, { ...shared, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }));
  return file.register(
    new PdfStream(tile.samples, {
      ...shared,
      ColorSpace: colourSpace,
      BitsPerComponent: tile.bits,
      SMask: softMask,
    }),
  );
}

function imageEntries({ width, height }: { width: number; height: number }) {
  return { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
}
