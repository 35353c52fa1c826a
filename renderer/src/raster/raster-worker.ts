import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFace } from '../text/fonts.ts';
import type { WasmModule } from '../web-assembly.ts';
import { encodePixels, type Tile } from './encode-pixels.ts';
import type { Region } from './plan-layers.ts';

/** What a worker is sent: the regions of one page. */
export interface RasterJob {
  id: number;
  regions: Region[];
}

/** What it answers. It answers nothing when it dies. */
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
      // resvg drops its options silently when it does not like one of them: the size shows it.
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
// Drawing something small compiles the paths that the first page would otherwise wait for.
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
