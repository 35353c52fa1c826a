import { expect, it } from 'vitest';
import type { Region } from './plan-layers.ts';
import type { RasterPool } from './raster-pool.ts';
import { cacheTiles } from './tile-cache.ts';

const caller = { render: {}, signal: new AbortController().signal };

function region(svg: string, options: Partial<Region> = {}): Region {
  return { x: 0, y: 0, width: 8, height: 8, svg, opaque: true, faces: [], ...options };
}

/** A pool that answers with the number of the drawing, and counts them. */
function countingPool(): { pool: RasterPool; drawn: string[] } {
  const drawn: string[] = [];
  const pool: RasterPool = {
    draw: async (regions) =>
      regions.map(({ svg }) => {
        if (svg === 'broken') throw new Error('broken');
        return { kind: 'solid', rgb: [drawn.push(svg), 0, 0] };
      }),
    close: async () => {},
  };
  return { pool: cacheTiles(pool), drawn };
}

it('draws no region twice, and keeps the order of regions', async () => {
  const { pool, drawn } = countingPool();
  const [a, b, c] = [region('a'), region('b'), region('c')];
  const [first] = await pool.draw([a], caller);
  const tiles = await pool.draw([b, a, c], caller);
  expect(drawn).toEqual(['a', 'b', 'c']);
  expect(tiles.map((tile) => tile.kind === 'solid' && tile.rgb[0])).toEqual([2, 1, 3]);
  expect(tiles[1]).toEqual(first);
});

it('keeps separate entries for opaque, transparent and another font', async () => {
  const { pool, drawn } = countingPool();
  const face = { family: 'Inter', weight: 400, style: 'normal' } as const;
  await pool.draw([region('a')], caller);
  await pool.draw([region('a', { opaque: false }), region('a', { faces: [face] })], caller);
  expect(drawn).toHaveLength(3);
});

it('caches neither failures nor whole pages of text', async () => {
  const { pool, drawn } = countingPool();
  await expect(pool.draw([region('broken')], caller)).rejects.toThrow('broken');
  await expect(pool.draw([region('broken')], caller)).rejects.toThrow('broken');
  const long = region('x'.repeat(20_000));
  await pool.draw([long], caller);
  await pool.draw([long], caller);
  expect(drawn).toHaveLength(2);
});
