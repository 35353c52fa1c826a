import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into each process that the runner starts, before its own program. A runner that was killed cannot end its processes: the
 * channel between them closes, and each ends itself.
 */
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel does not keep a process alive that has nothing else to do.
  process.channel.unref();
}
