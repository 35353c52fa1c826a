import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of pixels, 0 to 1, that differ visibly between two PNGs of the same size. */
export function differingShare(first: Buffer, second: Buffer): number {
  return differingShareOf(PNG.sync.read(first), PNG.sync.read(second));
}

/** `differingShare` of two decoded pictures. */
export function differingShareOf(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`The pictures have different sizes: ${a.width}×${a.height} and ${b.width}×${b.height}`);
  // Anti-aliased edges are ignored: poppler and Chromium smooth them differently.
  const differing = pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.25, includeAA: false });
  return differing / (a.width * a.height);
}
