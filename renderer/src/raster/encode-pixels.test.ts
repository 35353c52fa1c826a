import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePixels } from './encode-pixels.ts';

type Rgba = [number, number, number, number];

function pixels(...colours: Rgba[]): Uint8Array {
  return Uint8Array.from(colours.flat());
}

const white: Rgba = [255, 255, 255, 255];
const navy: Rgba = [35, 35, 92, 255];

describe('encoding pixels', () => {
  it('packs two colours into bits, rows at whole bytes', () => {
    const tile = encodePixels(pixels(navy, white, navy, navy, navy, white), 3);
    if (tile.kind !== 'image') throw new Error(tile.kind);
    expect(tile).toMatchObject({ bits: 1, mask: undefined });
    expect([...(tile.palette ?? [])]).toEqual([35, 35, 92, 255, 255, 255]);
    expect([...inflateSync(tile.samples)]).toEqual([0b01000000, 0b00100000]);
  });

  it('uses as many bits as the colours need, and no palette beyond 256 colours', () => {
    for (const [colours, bits] of [
      [3, 2],
      [5, 4],
      [17, 8],
      [256, 8],
    ] as const) {
      const ramp = Array.from({ length: colours }, (_, index): Rgba => [index, 7, 7, 255]);
      const tile = encodePixels(pixels(...ramp), colours);
      expect(tile).toMatchObject({ kind: 'image', bits });
      expect(tile.kind === 'image' && tile.palette?.length).toBe(colours * 3);
    }
    const many = Array.from({ length: 300 }, (_, index): Rgba => [index % 256, index >> 8, 0, 255]);
    const tile = encodePixels(pixels(...many), 300);
    if (tile.kind !== 'image') throw new Error(tile.kind);
    expect(tile.palette).toBeUndefined();
    expect([...inflateSync(tile.samples).subarray(255 * 3, 257 * 3)]).toEqual([255, 0, 0, 0, 1, 0]);
  });

  it('separates colour and opacity', () => {
    const tile = encodePixels(pixels([64, 32, 0, 128], [0, 0, 0, 0], navy), 3);
    if (tile.kind !== 'image' || !tile.mask) throw new Error('no mask');
    expect([...inflateSync(tile.mask)]).toEqual([128, 0, 255]);
    expect([...(tile.palette ?? [])].slice(0, 3)).toEqual([128, 64, 0]);
  });

  it('recognises white paper, transparency and a single colour', () => {
    expect(encodePixels(pixels(white, white), 2)).toEqual({ kind: 'blank' });
    expect(encodePixels(pixels([0, 0, 0, 0]), 1)).toEqual({ kind: 'blank' });
    expect(encodePixels(pixels(navy, navy), 1)).toEqual({ kind: 'solid', rgb: [35, 35, 92] });
  });
});
