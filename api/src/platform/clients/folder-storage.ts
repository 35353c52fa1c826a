import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type FileStorage, type StoredFile } from './file-storage.ts';

/** The suffix of a file that is still being written. */
const UNFINISHED = '.part';

/** Keeps files in a folder of this machine, which it makes when first needed. Not for several machines. */
export function folderStorage(folder: string): FileStorage {
  const fileOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      // Renaming is atomic, so no reader gets half a file, even after a crash. The uuid is for other processes that write the same file.
      const part = `${file}.${randomUUID()}${UNFINISHED}`;
      try {
        await writeInto(part, bytes);
        await rename(part, file);
      } catch (error) {
        // The partial file is useless and would take space on a full disk.
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = fileOf(key);
      try {
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    async *list() {
      for await (const file of filesBelow(folder, '')) if (!file.key.endsWith(UNFINISHED)) yield file;
    },
    async absent(keys) {
      const missing: string[] = [];
      for (const key of keys) if (!(await modifiedAt(fileOf(key)))) missing.push(key);
      return missing;
    },
    async removeUnfinished(before) {
      let count = 0;
      for await (const file of filesBelow(folder, '')) {
        if (!file.key.endsWith(UNFINISHED) || file.modifiedAt >= before) continue;
        await rm(path.join(folder, ...file.key.split('/')), { force: true });
        count++;
      }
      return count;
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

/** Writes a file to the disk. Makes its folder only where it is missing, which is so once. */
async function writeInto(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes, { flush: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { flush: true });
  }
}

/** Every file, unfinished ones too. */
async function* filesBelow(folder: string, prefix: string): AsyncIterable<StoredFile> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(noFolder)) {
    const key = `${prefix}${entry.name}`;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* filesBelow(place, `${key}/`);
      continue;
    }
    const changed = await modifiedAt(place);
    if (changed) yield { key, modifiedAt: changed };
  }
}

/** Null where there is no such file. */
async function modifiedAt(file: string): Promise<Date | null> {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A missing folder is an empty one. */
function noFolder(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
