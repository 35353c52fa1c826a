import { deflateSync } from 'node:zlib';

/** A raster ready to become a PDF image: raw deflated samples, without a predictor. */
export type Tile =
  | { kind: 'blank' }
  | { kind: 'solid'; rgb: [number, number, number] }
  | {
      kind: 'image';
      /** Bits a sample: 1, 2, 4 or 8 with a palette, 8 without. */
      bits: number;
      /** RGB triples; undefined for plain RGB samples. */
      palette: Uint8Array | undefined;
      samples: Uint8Array;
      /** Deflated 8-bit opacity, where the raster is not opaque throughout. */
      mask: Uint8Array | undefined;
    };

/**
 * Encodes pixels without loss, with a palette where that is smaller.
 *
 * @param pixels premultiplied RGBA.
 */
export function encodePixels(pixels: Uint8Array, width: number): Tile {
  const alpha = readAlpha(pixels);
  if (alpha === 'transparent') return { kind: 'blank' };
  const mask = alpha === 'opaque' ? undefined : deflate(alpha);
  if (mask !== undefined) unmultiply(pixels);

  const indexed = indexColours(pixels);
  if (indexed === undefined)
    return { kind: 'image', bits: 8, palette: undefined, samples: deflate(toRgb(pixels)), mask };
  const { indices, palette } = indexed;
  if (palette.length === 3 && mask === undefined) {
    const [red = 0, green = 0, blue = 0] = palette;
    return red === 255 && green === 255 && blue === 255
      ? { kind: 'blank' }
      : { kind: 'solid', rgb: [red, green, blue] };
  }
  const bits = bitsFor(palette.length / 3);
  return { kind: 'image', bits, palette, samples: deflate(pack(indices, width, bits)), mask };
}

function readAlpha(pixels: Uint8Array): 'opaque' | 'transparent' | Uint8Array {
  let lowest = 255;
  let highest = 0;
  for (let at = 3; at < pixels.length; at += 4) {
    const value = pixels[at] ?? 0;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  if (highest === 0) return 'transparent';
  // Most rasters are opaque, so skip the copy: the opacity of a page has nine megabytes.
  if (lowest === 255) return 'opaque';
  const alpha = new Uint8Array(pixels.length / 4);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = pixels[pixel * 4 + 3]!;
  return alpha;
}

function unmultiply(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
}

const tableSize = 1024;

/** Colours in order of their first pixel; undefined where there are more than 256. */
function indexColours(pixels: Uint8Array): { indices: Uint8Array; palette: Uint8Array } | undefined {
  // Little-endian words: the low 24 bits are the colour, the high 8 bits the opacity.
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
  const indices = new Uint8Array(words.length);
  const colours: number[] = [];
  // A hash table with open addressing. 0 is a free slot, so colours are stored plus one.
  const keys = new Uint32Array(tableSize);
  const values = new Uint8Array(tableSize);
  let lastColour = -1;
  let lastIndex = 0;
  for (let pixel = 0; pixel < words.length; pixel++) {
    const colour = (words[pixel] ?? 0) & 0xffffff;
    if (colour !== lastColour) {
      let slot = (Math.imul(colour, 0x9e3779b1) >>> 22) % tableSize;
      while (keys[slot] !== 0 && keys[slot] !== colour + 1) slot = (slot + 1) % tableSize;
      if (keys[slot] === 0) {
        if (colours.length === 256) return undefined;
        keys[slot] = colour + 1;
        values[slot] = colours.length;
        colours.push(colour);
      }
      lastColour = colour;
      lastIndex = values[slot] ?? 0;
    }
    indices[pixel] = lastIndex;
  }
  const palette = Uint8Array.from(colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, colour >> 16]));
  return { indices, palette };
}

function bitsFor(colours: number): number {
  if (colours <= 2) return 1;
  if (colours <= 4) return 2;
  return colours <= 16 ? 4 : 8;
}

/** Rows begin at whole bytes, as PDF images require. */
function pack(indices: Uint8Array, width: number, bits: number): Uint8Array {
  if (bits === 8) return indices;
  const perByte = 8 / bits;
  const stride = Math.ceil(width / perByte);
  const height = indices.length / width;
  const packed = new Uint8Array(stride * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const target = row * stride + Math.floor(column / perByte);
      packed[target] = (packed[target] ?? 0) | ((indices[at] ?? 0) << (8 - bits - (column % perByte) * bits));
    }
  }
  return packed;
}

function toRgb(pixels: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    rgb[to] = pixels[from] ?? 0;
    rgb[to + 1] = pixels[from + 1] ?? 0;
    rgb[to + 2] = pixels[from + 2] ?? 0;
  }
  return rgb;
}

function deflate(bytes: Uint8Array): Uint8Array {
  // A copy: zlib returns a view of a larger buffer, and all of that would be posted and cached.
  return new Uint8Array(deflateSync(bytes, { level: 6 }));
}
