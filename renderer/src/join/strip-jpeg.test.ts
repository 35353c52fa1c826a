import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripJpeg } from './strip-jpeg.ts';

const portrait = await readFile(new URL('../testing/portrait.jpg', import.meta.url));

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('a JPEG without its metadata', () => {
  test.for<[string, () => Promise<Buffer>]>([
    ['a photo', async () => portrait],
    ['a progressive one', () => sharp(portrait).jpeg({ progressive: true }).toBuffer()],
    ['a grey one', () => sharp(portrait).grayscale().jpeg().toBuffer()],
    ['one of CMYK', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
  ])('%s looks the same', async ([, make]) => {
    const bytes = await make();
    // Behind the start, and before the last table or scan, which lies between the scans of a progressive one.
    const table = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
    const hostile = Buffer.concat([
      Buffer.from('EVIL before'),
      bytes.subarray(0, 2),
      segment(0xe1, 'Exif EVIL'),
      segment(0xe0, 'JFXX EVIL'),
      segment(0xee, 'EVIL'),
      bytes.subarray(2, table),
      segment(0xfe, 'EVIL'),
      segment(0xf7, 'EVIL'),
      bytes.subarray(table),
      Buffer.from('EVIL behind'),
    ]);
    const stripped = stripJpeg(hostile)!;
    expect(Buffer.from(stripped).toString('latin1')).not.toMatch(/EVIL|Exif|JFXX/);
    expect((await pixelsOf(stripped)).equals(await pixelsOf(bytes))).toBe(true);
  });

  test('is undefined where nothing can be drawn', () => {
    expect(stripJpeg(Buffer.from('EVIL'))).toBeUndefined();
    expect(stripJpeg(Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe1, 'EVIL')]))).toBeUndefined();
  });

  test('keeps what there is of a truncated photo', () => {
    const half = portrait.subarray(0, portrait.length / 2);
    expect(stripJpeg(half)!.length).toBeLessThanOrEqual(half.length + 2);
  });
});
