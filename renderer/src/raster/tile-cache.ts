import { LRUCache } from 'lru-cache';
import { faceKey } from '../text/fonts.ts';
import type { Tile } from './encode-pixels.ts';
import type { Region } from './plan-layers.ts';
import type { RasterPool } from './raster-pool.ts';

/** In bytes. An icon of a CV takes about two thousand. */
const maxBytes = 8 * 1024 * 1024;
/** In characters. Longer keys are whole pages of text, which do not repeat. */
const longestKey = 16 * 1024;

/**
 * Wraps the pool in a cache of tiles, keyed by what a region draws. The icons of a template recur on many CVs, and a CV that is downloaded
 * again after a change has most of its graphics in the same places. A cached tile needs no worker.
 */
export function cacheTiles(pool: RasterPool): RasterPool {
  const known = new LRUCache<string, Tile>({
    maxSize: maxBytes,
    sizeCalculation: (tile, key) => 2 * key.length + (tile.kind === 'image' ? bytesOf(tile) : 64),
  });
  return {
    draw: async (regions, caller) => {
      const keys = regions.map(keyOf);
      const tiles = keys.map((key) => (key === undefined ? undefined : known.get(key)));
      const missing = regions.filter((_, index) => tiles[index] === undefined);
      const drawn = missing.length === 0 ? [] : await pool.draw(missing, caller);
      let next = 0;
      return tiles.map((tile, index) => {
        if (tile) return tile;
        const made = drawn[next++]!;
        const key = keys[index];
        if (key !== undefined) known.set(key, made);
        return made;
      });
    },
    close: () => pool.close(),
  };
}

function keyOf({ svg, opaque, faces }: Region): string | undefined {
  // The SVG contains the region's position and size.
  return svg.length > longestKey ? undefined : `${opaque} ${faces.map(faceKey).join()} ${svg}`;
}

function bytesOf({ samples, palette, mask }: Tile & { kind: 'image' }): number {
  return samples.length + (palette?.length ?? 0) + (mask?.length ?? 0);
}
