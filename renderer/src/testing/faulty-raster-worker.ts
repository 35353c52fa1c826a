import { parentPort } from 'node:worker_threads';
import type { RasterAnswer, RasterJob } from '../raster/raster-worker.ts';

// A worker that does what the region's SVG tells it to: the ways in which a real one goes wrong.
const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const post = (answer: RasterAnswer) => port.postMessage(answer);

port.on('message', ({ id, regions }: RasterJob) => {
  const order = regions[0]?.svg;
  if (order === 'hang') for (;;);
  // Atomics wait as a drawing does: nothing else happens in the worker.
  if (order === 'dawdle') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  if (order === 'exit') process.exit(7);
  if (order === 'throw') throw new Error('unreachable executed');
  if (order === 'fail') post({ kind: 'failed', id, message: 'refused by resvg' });
  if (order === 'exhaust') {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
  }
  post({ kind: 'done', id, tiles: regions.map(() => ({ kind: 'blank' })) });
});
post({ kind: 'ready' });
