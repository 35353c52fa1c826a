import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread's parameters: the address, the user's cookie, and the pause between two requests. */
export interface BystanderData {
  url: string;
  cookie: string;
  pauseMs: number;
}

const { url, cookie, pauseMs } = workerData as BystanderData;
let isStopped = false;
parentPort!.once('message', () => {
  isStopped = true;
});

const waitsMs: number[] = [];
while (!isStopped) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  waitsMs.push(performance.now() - startedAt);
  if (response.status !== 200) throw new Error(`the bystander was answered ${response.status}`);
  await sleep(pauseMs);
}
parentPort!.postMessage(waitsMs);
