import { crc32, deflateSync } from 'node:zlib';

interface PngOptions {
  width: number;
  height: number;
  bits?: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  colour?: number;
  interlaced?: boolean;
  /** Raw scan lines with their filter bytes. The default is zeros for the size that the header claims. */
  samples?: Uint8Array;
  /** Chunks between header and data. */
  between?: Buffer[];
}

/** A PNG with these options, which may contradict each other. */
export function png({
  width,
  height,
  bits = 8,
  colour = 2,
  interlaced = false,
  samples,
  between = [],
}: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour, 0, 0, interlaced ? 1 : 0], 8);
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 1;
  const stride = 1 + Math.ceil((width * channels * bits) / 8);
  const data = deflateSync(samples ?? Buffer.alloc(stride * height), { level: 1 });
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...between,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** @param length the length that the chunk claims. */
export function pngChunk(type: string, data: Uint8Array, length = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
