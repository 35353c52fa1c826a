import { LRUCache } from 'lru-cache';
import { faceKey } from '../text/fonts.ts';
import type { Tile } from './encode-pixels.ts';
import type { Region } from './plan-layers.ts';
import type { RasterPool } from './raster-pool.ts';

/** In bytes; the icons of a CV have two thousand. */
const maxBytes = 8 * 1024 * 1024;
/** Longer ones are whole pages of text, which nobody draws twice. In characters. */
const longestKey = 16 * 1024;

/**
 * The pool, remembering what it drew by what was to be drawn: the icons of a template stand on many CVs, and a CV that is downloaded
 * again after a change has most of its graphics where they were. What is remembered needs no worker.
 */
export function rememberTiles(pool: RasterPool): RasterPool {
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
  // The picture's own size and place stand in its SVG.
  return svg.length > longestKey ? undefined : `${opaque} ${faces.map(faceKey).join()} ${svg}`;
}

function bytesOf({ samples, palette, mask }: Tile & { kind: 'image' }): number {
  return samples.length + (palette?.length ?? 0) + (mask?.length ?? 0);
}
