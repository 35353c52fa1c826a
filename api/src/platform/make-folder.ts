import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and its parents. Node's `recursive` never returns where a file system answers ENOENT to mkdir, as /proc does.
 *
 * @throws the file system's error, such as EACCES, ENOENT or ENOTDIR.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
