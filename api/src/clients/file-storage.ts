import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where photos and finished PDFs are kept. Keys are made by us: lower-case words and uuids joined by slashes. */
export interface FileStorage {
  /** Returns when the file is safely stored. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Whether a file was not kept because there is no room for it. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Keeps files in a folder of this machine, made when first needed. */
export function folderStorage(folder: string): FileStorage {
  const fileOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key)) throw new Error(`not a key of a file: ${key}`);
    return path.join(folder, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Renaming is atomic: a reader, or a crash, never meets half a file.
      const part = `${file}.part`;
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
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
