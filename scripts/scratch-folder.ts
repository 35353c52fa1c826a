import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Several times what the databases of all tests take. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * The folder for databases that end with the tests: in memory where there is room. On a disk every commit waits for a flush, and
 * making tables takes ten times as long.
 */
export async function scratchFolder(): Promise<string> {
  try {
    await access(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY_FOLDER);
    return bavail * bsize >= ROOM_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    // Other systems have no such folder, and some containers may not write to it.
    return tmpdir();
  }
}
