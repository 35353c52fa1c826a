import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectUpload } from '../photo.ts';
import { inspectPicture } from './inspect-picture.ts';

/** A picture of one colour. */
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 40, g: 90, b: 80, alpha: 0.5 } } });

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** Inserts chunks after a PNG's header. */
function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

/** A WebP of one chunk, with a size in its header and no picture. */
function emptyWebp(type: 'VP8X' | 'VP8L' | 'VP8 ', data: number[]): Buffer {
  const payload = Buffer.from(data);
  const frame = Buffer.from(`RIFF\0\0\0\0WEBP${type}\0\0\0\0`, 'latin1');
  frame.writeUInt32LE(12 + payload.length, 4);
  frame.writeUInt32LE(payload.length, 16);
  return Buffer.concat([frame, payload]);
}

describe('the cost of decoding a picture, by its header', () => {
  test.each([
    ['PNG', picture(30, 20).png(), 30 * 20 * 3],
    ['PNG with alpha', picture(30, 20, 4).png(), 30 * 20 * 4],
    ['PNG of 16 bits', picture(30, 20, 4).toColourspace('rgb16').png(), 30 * 20 * 8],
    ['PNG with a palette, which is expanded', picture(30, 20).png({ palette: true }), 30 * 20 * 3],
    ['WebP', picture(30, 20).webp(), 30 * 20 * 4],
    ['WebP without loss', picture(30, 20, 4).webp({ lossless: true }), 30 * 20 * 4],
    ['baseline JPEG, an eighth of each side', picture(32, 16).jpeg(), (32 * 16 * 1.5) / 64],
    ['progressive JPEG, two bytes a sample', picture(32, 16).jpeg({ progressive: true }), 32 * 16 * 1.5 * 2],
    [
      'progressive JPEG with colours at full size',
      picture(32, 16).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      32 * 16 * 3 * 2,
    ],
  ])('is known of a %s', async (_, image, decodedBytes) => {
    const file = await image.toBuffer();
    const { width, height } = await sharp(file).metadata();
    expect(inspectPicture(file)).toMatchObject({ widthPx: width, heightPx: height, decodedBytes });
  });

  test('takes a camera’s JPEG of 50 megapixels, and refuses that size where the decoder would hold it whole', async () => {
    const jpeg = await picture(8_688, 5_792).jpeg().toBuffer();
    expect(inspectUpload(jpeg)).toMatchObject({ widthPx: 8_688, heightPx: 5_792 });
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const progressive = Buffer.from(jpeg);
    progressive[frame + 1] = 0xc2;
    expect(() => inspectUpload(progressive)).toThrow(/too many pixels/);
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const inSeveralScans = Buffer.from(jpeg);
    inSeveralScans[scan + 4] = 1;
    expect(() => inspectUpload(inSeveralScans)).toThrow(/too many pixels/);
  });

  test('refuses headers with a too large size, even without a picture', async () => {
    const [low, high] = [6_999 & 255, 6_999 >> 8];
    const webps = [
      emptyWebp('VP8X', [0, 0, 0, 0, low, high, 0, low, high, 0]),
      emptyWebp('VP8L', [0x2f, 0x57, 0xdb, 0xd5, 0x06, 0]),
      emptyWebp('VP8 ', [0x30, 1, 0, 0x9d, 1, 0x2a, 0x58, 0x1b, 0x58, 0x1b]),
    ];
    for (const webp of webps) {
      expect(webp.length).toBeLessThanOrEqual(38);
      expect(inspectPicture(webp)).toMatchObject({ widthPx: 7_000, heightPx: 7_000 });
      expect(() => inspectUpload(webp)).toThrow(/too many pixels/);
    }
    const png = await picture(8, 8, 4).png().toBuffer();
    png.writeUInt32BE(7_000, 16);
    png.writeUInt32BE(7_000, 20);
    expect(() => inspectUpload(png)).toThrow(/too many pixels/);
  });

  test('drops a PNG’s comments before decoding: four megabytes of them can inflate to gigabytes', async () => {
    const png = await picture(8, 8).withMetadata({ orientation: 6 }).png().toBuffer();
    const comment = deflateSync(Buffer.alloc(1_000_000));
    const commented = withChunks(
      png,
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), comment])),
      chunk('iTXt', Buffer.concat([Buffer.from('b\0\x01\0\0\0', 'latin1'), comment])),
    );
    const kept = Buffer.from(inspectUpload(commented).bytes);
    expect(kept.includes('zTXt')).toBe(false);
    expect(kept.includes('iTXt')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 8, height: 8, orientation: 6 });
  });

  test('takes a JPEG with as many metadata markers as programs write', async () => {
    const jpeg = withNotes(await picture(32, 16).jpeg().toBuffer(), 200);
    expect(inspectPicture(jpeg)).toMatchObject({ widthPx: 32, heightPx: 16 });
  });

  test.each([
    ['a JPEG of a thousand scans', async () => manyScans(await picture(32, 16).jpeg({ progressive: true }).toBuffer())],
    ['a JPEG of a thousand metadata markers', async () => withNotes(await picture(32, 16).jpeg().toBuffer(), 1_000)],
    [
      'a JPEG of a thousand metadata markers after its picture',
      async () => withNotesAtEnd(await picture(32, 16).jpeg().toBuffer()),
    ],
    ['a PNG in a hundred thousand pieces', async () => manyComments(await picture(8, 8).png().toBuffer())],
    ['a WebP of a thousand frames', async () => manyFrames()],
    ['a lossless JPEG', async () => lossless(await picture(32, 16).jpeg().toBuffer())],
  ])('is null for %s', async (_, make) => {
    expect(inspectPicture(await make())).toBeNull();
  });
});

/** An empty metadata marker (APP1). */
const EMPTY_NOTE = Buffer.from([0xff, 0xe1, 0, 2]);

function withNotes(jpeg: Buffer, count: number): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(EMPTY_NOTE), jpeg.subarray(2)]);
}

function withNotesAtEnd(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(1_000).fill(EMPTY_NOTE), jpeg.subarray(-2)]);
}

function manyScans(jpeg: Buffer): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const [scan, end] = [jpeg.subarray(last, -2), jpeg.subarray(-2)];
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(1_000).fill(scan), end]);
}

function manyComments(png: Buffer): Buffer {
  const pair = Buffer.concat([chunk('tEXt', Buffer.from('a\0b')), chunk('gAMA', Buffer.alloc(4))]);
  return withChunks(png, ...Array<Buffer>(50_000).fill(pair));
}

function lossless(jpeg: Buffer): Buffer {
  const file = Buffer.from(jpeg);
  file[file.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3;
  return file;
}

function manyFrames(): Buffer {
  const header = emptyWebp('VP8X', [2, 0, 0, 0, 7, 0, 0, 7, 0, 0]);
  return Buffer.concat([header, ...Array<Buffer>(1_000).fill(Buffer.from('ANMF\0\0\0\0', 'latin1'))]);
}
