import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Region } from './plan-layers.ts';
import { RasterFailure, type RasterPool, startRasterPool } from './raster-pool.ts';

const never = { render: {}, signal: new AbortController().signal };

function region(svg: string): Region {
  return { x: 0, y: 0, width: 8, height: 8, svg, opaque: true, faces: [] };
}

describe('a pool of workers', () => {
  const replaced: string[] = [];
  let pool: RasterPool;
  beforeAll(async () => {
    pool = await startRasterPool({
      workers: 1,
      pageDeadlineMs: 300,
      onReplaced: (why) => replaced.push(why),
      program: new URL('../testing/faulty-raster-worker.ts', import.meta.url),
    });
  });
  afterAll(() => pool.close());

  const troubles: [order: string, kind: 'timeout' | 'crash', why: RegExp][] = [
    ['hang', 'timeout', /longer than 300 ms/],
    ['exit', 'crash', /exited with code 7/],
    ['throw', 'crash', /unreachable executed/],
    ['fail', 'crash', /refused by resvg/],
  ];
  for (const [order, kind, why] of troubles) {
    it(`fails the page whose worker meets "${order}", replaces the worker, and draws the next page`, async () => {
      replaced.length = 0;
      const failed = await pool.draw([region(order)], never).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(RasterFailure);
      expect(failed).toMatchObject({ kind, message: expect.stringMatching(why) });
      await expect(pool.draw([region('draw')], never)).resolves.toEqual([{ kind: 'blank' }]);
      expect(replaced).toEqual([expect.stringMatching(why)]);
    });
  }

  it('draws pages of several renders in turn, so that a long document does not delay a short one', async () => {
    const drawn: string[] = [];
    const draw = async (render: object, name: string) => {
      await pool.draw([region('draw')], { ...never, render });
      drawn.push(name);
    };
    const [long, short] = [{}, {}];
    await Promise.all([draw(long, 'long 1'), draw(long, 'long 2'), draw(long, 'long 3'), draw(short, 'short 1')]);
    expect(drawn).toEqual(['long 1', 'long 2', 'short 1', 'long 3']);
  });

  it('gives all pages of a render three page deadlines together, and the next render its own', async () => {
    const render = {};
    const drawn: number[] = [];
    const draw = async (count: number) => {
      for (let page = 1; page <= count; page++) {
        await pool.draw([region('sleep')], { ...never, render });
        drawn.push(page);
      }
    };
    await expect(draw(8)).rejects.toMatchObject({ kind: 'timeout', message: expect.stringMatching(/900 ms together/) });
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    expect(drawn.length).toBeLessThanOrEqual(4);
    await expect(pool.draw([region('sleep')], { ...never, render: {} })).resolves.toHaveLength(1);
  });

  it('terminates a worker at once when its caller aborts, and drops its waiting pages', async () => {
    const caller = new AbortController();
    const drawing = pool.draw([region('hang')], { render: caller, signal: caller.signal });
    const waiting = pool.draw([region('hang')], { render: caller, signal: caller.signal });
    caller.abort(new Error('gone'));
    await expect(drawing).rejects.toThrow('gone');
    await expect(waiting).rejects.toThrow('gone');
    await expect(pool.draw([region('draw')], never)).resolves.toHaveLength(1);
    await expect(pool.draw([region('draw')], { render: caller, signal: caller.signal })).rejects.toThrow('gone');
  });
});

describe('a worker that runs out of memory', () => {
  it('is replaced', { timeout: 20_000 }, async () => {
    const pool = await startRasterPool({
      workers: 1,
      pageDeadlineMs: 15_000,
      program: new URL('../testing/faulty-raster-worker.ts', import.meta.url),
    });
    await expect(pool.draw([region('exhaust')], never)).rejects.toMatchObject({ kind: 'crash' });
    await expect(pool.draw([region('draw')], never)).resolves.toHaveLength(1);
    await pool.close();
  });
});

describe('resvg in a worker', () => {
  let pool: RasterPool;
  beforeAll(async () => {
    pool = await startRasterPool({ workers: 1, pageDeadlineMs: 5_000 });
  });
  afterAll(() => pool.close());

  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${content}</svg>`;

  it('distinguishes white paper, one colour and pictures', async () => {
    const tiles = await pool.draw(
      [
        region(svg('')),
        region(svg('<rect width="8" height="8" fill="#102030"/>')),
        region(svg('<rect width="4" height="8" fill="#102030"/>')),
        { ...region(svg('')), opaque: false },
      ],
      never,
    );
    expect(tiles).toMatchObject([
      { kind: 'blank' },
      { kind: 'solid', rgb: [16, 32, 48] },
      { kind: 'image', bits: 1, mask: undefined },
      { kind: 'blank' },
    ]);
  });

  it('fails on a region that it cannot draw, and draws the next one', async () => {
    await expect(pool.draw([region('no SVG at all')], never)).rejects.toMatchObject({ kind: 'crash' });
    await expect(pool.draw([{ ...region(svg('')), width: 9 }], never)).rejects.toThrow(/drew 8 x 8 px/);
    await expect(pool.draw([region(svg(''))], never)).resolves.toHaveLength(1);
  });
});
