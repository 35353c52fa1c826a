import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';

/** Steps and offsets of Adam7's seven passes (PNG, section 8.2). */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const BYTES_PER_PIXEL = 8;

/** An empty, square, interlaced PNG of 16-bit RGBA: a small file that decodes to eight bytes a pixel. `side` is in pixels. */
export async function hostilePng(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  await pipeline(Readable.from(rowsOf(side)), createDeflate({ level: 1 }), async (deflated) => {
    for await (const chunk of deflated) chunks.push(chunk as Buffer);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bit depth 16, colour type RGBA, Adam7.
  header.set([16, 6, 0, 0, 1], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Uint8Array.from(
    Buffer.concat([
      signature,
      pngChunk('IHDR', header),
      pngChunk('IDAT', Buffer.concat(chunks)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** The rows of all passes, up to 64 at a time. Each row begins with its filter type, 0. */
function* rowsOf(side: number): Generator<Buffer> {
  for (const { x, y, dx, dy } of PASSES) {
    const rowBytes = 1 + Math.ceil((side - x) / dx) * BYTES_PER_PIXEL;
    let rows = Math.ceil((side - y) / dy);
    for (; rows > 0; rows -= 64) yield Buffer.alloc(rowBytes * Math.min(64, rows));
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
