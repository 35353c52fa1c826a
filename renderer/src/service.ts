import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Page, PageFacts, ReceivedRenderRequest, RenderResponse } from '@kreda/proto/renderer-service';
import type { Admission } from './admission.ts';
import { assemblePdf, type FinishedPage } from './assemble-pdf.ts';
import { readDocumentInfo } from './document-info.ts';
import { RenderFailure } from './failure.ts';
import { admitPage } from './gate.ts';
import type { DrawnLayer } from './graphics-layer.ts';
import { findLinkAreas } from './links.ts';
import type { PageModel } from './page-model.ts';
import type { Layer } from './plan-layers.ts';
import { planPage } from './plan-page.ts';
import { RasterFailure, type RasterPool } from './rasterise.ts';
import { type ShapedRun, shapeRun } from './shape.ts';

const maxPages = 60;

export interface RenderService {
  /**
   * Renders a request.
   *
   * @throws {RenderFailure} for everything the contract has a reason for.
   * @throws the signal's reason once it is aborted.
   */
  render(request: ReceivedRenderRequest, signal: AbortSignal): Promise<RenderResponse>;
}

export function createRenderService(deps: { pool: RasterPool; admission: Admission }): RenderService {
  return {
    render: async (request, signal) => {
      const leave = await deps.admission.enter(signal);
      try {
        return await render(request, deps.pool, signal);
      } finally {
        leave();
      }
    },
  };
}

async function render(request: ReceivedRenderRequest, pool: RasterPool, signal: AbortSignal): Promise<RenderResponse> {
  checkPageCount(request.pages);
  verifyChecksums(request.pages);
  const models = await admitPages(request.pages, signal);
  const info = readDocumentInfo(request.info, {
    title: models[0]?.title,
    language: models[0]?.language,
  });
  const visibleText = request.options?.text !== 'TEXT_MODE_RASTER';
  const shaped = await shapePages(models, signal);
  const layers = await drawPages({ models, shaped, visibleText }, pool, signal);
  const pages = models.map((model, index): FinishedPage => {
    const runs = shaped[index] ?? [];
    return { layers: layers[index] ?? [], runs, links: findLinkAreas(model, runs) };
  });
  const pdf = await assemblePdf(pages, { info, visibleText, identifier: identify(request) });
  return {
    pdf,
    sha256: sha256(pdf),
    pages: models.map((model, index) => factsOf(model, layers[index] ?? [], index)),
  };
}

function checkPageCount(pages: Page[]): void {
  if (pages.length < 1 || pages.length > maxPages) {
    throw new RenderFailure('REQUEST_REFUSED', `${pages.length} pages; allowed: 1 to ${maxPages}`);
  }
}

function verifyChecksums(pages: Page[]): void {
  for (const [index, page] of pages.entries()) {
    if (sha256(page.svg) !== page.sha256) {
      throw new RenderFailure('CHECKSUM_MISMATCH', 'checksum does not match', index + 1);
    }
  }
}

async function admitPages(pages: Page[], signal: AbortSignal): Promise<PageModel[]> {
  const models: PageModel[] = [];
  for (const [index, page] of pages.entries()) {
    models.push(admitPage(page.svg, index + 1));
    await breathe(signal);
  }
  return models;
}

async function shapePages(models: PageModel[], signal: AbortSignal): Promise<ShapedRun[][]> {
  const pages: ShapedRun[][] = [];
  for (const model of models) {
    pages.push(model.runs.map(shapeRun));
    await breathe(signal);
  }
  return pages;
}

/** Lets health checks and cancellations through between pages. */
async function breathe(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

interface Drawable {
  models: PageModel[];
  shaped: ShapedRun[][];
  visibleText: boolean;
}

/** Draws all pages' regions, pages side by side; the first to fail ends the drawing of the others. */
async function drawPages(pages: Drawable, pool: RasterPool, signal: AbortSignal): Promise<DrawnLayer[][]> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const drawings = pages.models.map(async (model, index) => {
    const layers = planPage(model, pages.visibleText ? [] : (pages.shaped[index] ?? []));
    const regions = layers.flatMap((layer) => layer.regions);
    if (regions.length === 0) return withTiles(layers, []);
    try {
      return withTiles(layers, await pool.draw(regions, either));
    } catch (error) {
      throw error instanceof RasterFailure ? toRenderFailure(error, index + 1) : error;
    }
  });
  try {
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

function factsOf(model: PageModel, layers: DrawnLayer[], index: number): PageFacts {
  return {
    number: index + 1,
    textRuns: model.runs.length,
    links: model.links.length,
    images: model.graphics.filter((graphic) => graphic.kind === 'picture').length,
    hasRaster: layers.some((layer) => layer.tiles.some((tile) => tile.kind !== 'blank')),
  };
}

/** Depends on everything that the PDF depends on. */
function identify(request: ReceivedRenderRequest): Uint8Array {
  const checksums = request.pages.map((page) => page.sha256);
  return createHash('sha256')
    .update(JSON.stringify([checksums, request.info, request.options]))
    .digest();
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
