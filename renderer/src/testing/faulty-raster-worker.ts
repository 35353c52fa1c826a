import { parentPort } from 'node:worker_threads';
import type { RasterAnswer, RasterJob } from '../raster/raster-worker.ts';

// A worker that fails on command: the region's SVG names one of the ways in which a real worker fails.
const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const post = (answer: RasterAnswer) => port.postMessage(answer);

port.on('message', ({ id, regions }: RasterJob) => {
  const order = regions[0]?.svg;
  if (order === 'hang') for (;;);
  // Blocks the worker's thread, as drawing does.
  if (order === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  if (order === 'exit') process.exit(7);
  if (order === 'throw') throw new Error('unreachable executed');
  if (order === 'fail') post({ kind: 'failed', id, message: 'refused by resvg' });
  if (order === 'exhaust') {
    const leaked: number[][] = [];
    for (;;) leaked.push(new Array(1_000_000).fill(leaked.length));
  }
  post({ kind: 'done', id, tiles: regions.map(() => ({ kind: 'blank' })) });
});
post({ kind: 'ready' });
