import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type FileStorage } from './file-storage.ts';

/** A file that is still being written. */
const UNFINISHED = '.part';

/** Keeps files in a folder of this machine, made when first needed. For one machine: other machines do not see it. */
export function folderStorage(folder: string): FileStorage {
  const fileOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Renaming is atomic: a reader, or a crash, never meets half a file. Another process may be storing the same one.
      const part = `${file}.${randomUUID()}${UNFINISHED}`;
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, file);
      } catch (error) {
        // Nobody asks for half a file again, and where the disk is full it takes the room of whole ones.
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
    async *keys() {
      yield* keysBelow(folder, '');
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

async function* keysBelow(folder: string, prefix: string): AsyncIterable<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(noFolder)) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(path.join(folder, entry.name), `${key}/`);
    else if (!entry.name.endsWith(UNFINISHED)) yield key;
  }
}

/** A folder that nothing was put into yet holds nothing. */
function noFolder(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
