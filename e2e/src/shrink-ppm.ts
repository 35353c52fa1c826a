import { PNG } from 'pngjs';

/** Shrinks a PPM of 8 bits per sample by averaging squares of `factor` × `factor` pixels. */
export function shrinkPpm(ppm: Buffer, factor: number): PNG {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 64).toString('latin1'));
  if (!header) throw new Error('pdftoppm wrote no PPM of 8 bits per sample');
  const stride = Number(header[1]) * 3;
  const width = Math.floor(Number(header[1]) / factor);
  const height = Math.floor(Number(header[2]) / factor);
  const small = new PNG({ width, height });
  const area = factor * factor;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let row = y * factor; row < (y + 1) * factor; row++) {
        const from = header[0].length + row * stride + x * factor * 3;
        for (let at = from; at < from + factor * 3; at += 3) {
          red += ppm[at]!;
          green += ppm[at + 1]!;
          blue += ppm[at + 2]!;
        }
      }
      const to = (y * width + x) * 4;
      small.data[to] = red / area;
      small.data[to + 1] = green / area;
      small.data[to + 2] = blue / area;
      small.data[to + 3] = 255;
    }
  return small;
}
