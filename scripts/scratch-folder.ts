import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Linux keeps files of this folder in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Several times the size of the databases of all tests. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/**
 * The folder for test databases: in memory if there is room. On a disk every commit waits for a flush, and creating tables takes ten
 * times as long.
 */
export async function scratchFolder(): Promise<string> {
  try {
    await access(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY_FOLDER);
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    // Other systems do not have this folder, and some containers may not write to it.
    return tmpdir();
  }
}
