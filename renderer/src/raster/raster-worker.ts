import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFace } from '../text/fonts.ts';
import type { WasmModule } from '../web-assembly.ts';
import { encodePixels, type Tile } from './encode-pixels.ts';
import type { Region } from './plan-layers.ts';

/** The message to a worker: the regions of one page. */
export interface RasterJob {
  id: number;
  regions: Region[];
}

/** The worker's answers. A worker that crashes sends none. */
export type RasterAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; tiles: Tile[] }
  | { kind: 'failed'; id: number; message: string };

/** The compiled resvg, shared by all workers. */
export interface RasterWorkerData {
  resvg: WasmModule;
}

function rasterise(region: Region): Tile {
  const resvg = new Resvg(region.svg, {
    fitTo: { mode: 'original' },
    font: { fontBuffers: region.faces.map(readFace) },
    textRendering: 2,
    ...(region.opaque ? { background: '#ffffff' } : {}),
  });
  try {
    const image = resvg.render();
    try {
      // resvg silently drops its options if it rejects one of them; a wrong size reveals that.
      if (image.width !== region.width || image.height !== region.height) {
        throw new Error(`drew ${image.width} x ${image.height} px for a region of ${region.width} x ${region.height}`);
      }
      return encodePixels(image.pixels, image.width);
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

const port = parentPort;
if (port === null) throw new Error('raster-worker.ts runs as a worker thread only');
const post = (answer: RasterAnswer) => port.postMessage(answer);

await initWasm((workerData as RasterWorkerData).resvg);
// Drawing something small makes V8 compile the code that the first page needs.
const warmUp = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3"/></svg>';
rasterise({ x: 0, y: 0, width: 8, height: 8, svg: warmUp, opaque: true, faces: [] });

port.on('message', ({ id, regions }: RasterJob) => {
  try {
    post({ kind: 'done', id, tiles: regions.map(rasterise) });
  } catch (error) {
    post({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
post({ kind: 'ready' });
