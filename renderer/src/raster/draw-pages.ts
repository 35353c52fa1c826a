import { RenderFailure } from '../failure.ts';
import type { DrawnLayer } from '../pdf/graphics-layer.ts';
import type { PageModel } from '../read/page-model.ts';
import type { ShapedRun } from '../text/shape.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Layer } from './plan-layers.ts';
import { planPage } from './plan-page.ts';
import { type Caller, RasterFailure, type RasterPool } from './raster-pool.ts';

export interface Drawable {
  models: PageModel[];
  /** The runs to draw as pixels, by page. */
  runs: ShapedRun[][];
}

/**
 * Draws the regions of all pages in parallel. The first failure cancels the others.
 *
 * @throws {RenderFailure} PAGE_TIMEOUT or WORKER_FAILED, naming the page.
 * @throws the signal's reason once it is aborted.
 */
export async function drawPages(
  { models, runs }: Drawable,
  pool: RasterPool,
  signal: AbortSignal,
): Promise<DrawnLayer[][]> {
  const failed = new AbortController();
  const caller: Caller = { render: failed, signal: AbortSignal.any([signal, failed.signal]) };
  const draw = async (layers: Layer[], number: number) => {
    const regions = layers.flatMap((layer) => layer.regions);
    if (regions.length === 0) return withTiles(layers, []);
    try {
      return withTiles(layers, await pool.draw(regions, caller));
    } catch (error) {
      throw error instanceof RasterFailure ? toRenderFailure(error, number) : error;
    }
  };
  const drawings: Promise<DrawnLayer[]>[] = [];
  try {
    for (const [index, model] of models.entries()) {
      const drawing = draw(planPage(model, runs[index] ?? []), index + 1);
      // Promise.all below reports the rejection. This handler prevents an unhandled rejection while later pages are still planned.
      drawing.catch(() => {});
      drawings.push(drawing);
      await yieldToEventLoop(signal);
    }
    return await Promise.all(drawings);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(drawings);
    throw error;
  }
}

function withTiles(layers: Layer[], tiles: DrawnLayer['tiles']): DrawnLayer[] {
  let from = 0;
  return layers.map((layer) => {
    const to = from + layer.regions.length;
    const drawn = { ...layer, tiles: tiles.slice(from, to) };
    from = to;
    return drawn;
  });
}

function toRenderFailure(failure: RasterFailure, page: number): RenderFailure {
  return failure.kind === 'timeout'
    ? new RenderFailure('PAGE_TIMEOUT', failure.message, page)
    : new RenderFailure('WORKER_FAILED', 'the worker failed on this page and was replaced', page);
}
