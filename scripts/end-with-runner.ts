import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs in each process that the runner starts, before its program. If the runner is killed, it cannot end its processes. Their
 * channel to it closes, and each process ends itself.
 */
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel must not keep the process alive.
  process.channel.unref();
}
