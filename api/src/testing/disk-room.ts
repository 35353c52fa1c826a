import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Takes a running process the room for files, or gives it back: the system bounds how far it may write into any file, and lets
 * the bound be changed without being root. Writing fails then as on a disk that is full or broken; reading goes on.
 */
export async function setDiskRoom(pid: number, room: 'none' | 'all'): Promise<void> {
  // The soft bound alone: the hard one could not be raised again.
  await run('prlimit', ['--pid', String(pid), `--fsize=${room === 'none' ? '0:' : 'unlimited:'}`]);
}
