import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Makes all writes of a running process to files fail, as on a full or broken disk, or lets them work again. Reads go on. It sets the
 * process's limit of file sizes, which needs no root.
 */
export async function setDiskRoom(pid: number, room: 'none' | 'all'): Promise<void> {
  // Only the soft limit: the hard one could not be raised again.
  await run('prlimit', ['--pid', String(pid), `--fsize=${room === 'none' ? '0:' : 'unlimited:'}`]);
}
