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
  const once = (digest: string, make: () => Ref): Ref => {
    const ref = byDigest.get(digest) ?? make();
    byDigest.set(digest, ref);
    return ref;
  };
  return {
    tile: (tile, size) => once(`${size.width} ${size.height} ${digestOf(tile)}`, () => embedTile(file, tile, size)),
    jpeg: (jpeg) =>
      once(createHash('sha256').update(jpeg.bytes).digest('base64'), () =>
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

// Tiles are cached (tile-cache.ts), so most of them are the same object in many PDFs.
const digests = new WeakMap<Tile, string>();

function digestOf(tile: Tile & { kind: 'image' }): string {
  const known = digests.get(tile);
  if (known !== undefined) return known;
  const { bits, palette, mask, samples } = tile;
  const hash = createHash('sha256').update(JSON.stringify([bits, palette?.length, mask?.length]));
  for (const bytes of [palette, mask, samples]) if (bytes) hash.update(bytes);
  const digest = hash.digest('base64');
  digests.set(tile, digest);
  return digest;
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
