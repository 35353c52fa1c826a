import { crc32, inflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { embeddableJpeg } from '../read/embeddable-jpeg.ts';
import { joinLimits } from './join-limits.ts';
import type { PlacedPicture } from './reduce-pictures.ts';

const OPTIONS = { limitInputPixels: joinLimits.picturePixels, failOn: 'truncated' } as const;

/** Opens a picture of a PDF for encoding it again; undefined if it cannot be decoded. */
export function openPicture({ stream, size, components, encoding }: PlacedPicture): Sharp | undefined {
  if (encoding === 'jpeg') {
    // Without its colour profile, which PDF readers ignore.
    const jpeg = embeddableJpeg({ type: 'image/jpeg', bytes: stream.bytes, ...size });
    return jpeg && sharp(jpeg.bytes, OPTIONS);
  }
  if (encoding === 'png') return sharp(pngOf(stream.bytes, size, components), OPTIONS);
  const bytes = size.width * size.height * components;
  const raw = inflateSync(stream.bytes, { maxOutputLength: bytes + 1024, finishFlush: 2 });
  if (raw.length < bytes) return undefined;
  return sharp(raw.subarray(0, bytes), {
    raw: { ...size, channels: components },
    limitInputPixels: OPTIONS.limitInputPixels,
  });
}

/** Data with a predictor of PNG is that of a PNG, which lacks its header and end (ISO 15948). */
function pngOf(data: Uint8Array, { width, height }: PlacedPicture['size'], components: 1 | 3): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, components === 1 ? 0 : 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
