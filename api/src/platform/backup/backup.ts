import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '../clients/file-storage.ts';
import type { DatabaseAddress } from '../database-address.ts';
import { BackupError } from './backup-error.ts';
import { checksumOfFile } from './checksum.ts';
import { dumpOf } from './database-dump.ts';
import { type Copies, copyFiles, FILE_LIST, writeFileList } from './file-copies.ts';
import { type Manifest, writeManifest } from './manifest.ts';

export interface BackupSource {
  database: DatabaseAddress;
  files: FileStorage;
  clock: () => Date;
}

/**
 * Writes database and files into a new folder while the product runs: a snapshot of the rows, and every file that they name.
 *
 * @throws {BackupError} when the folder is not empty.
 */
export async function backUp({ database, files, clock }: BackupSource, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. A backup needs a folder of its own.`);
  const createdAt = clock().toISOString();
  const copies: Copies = new Map();
  // Files are copied before and after the dump: a file that the snapshot names may be removed after it or made just before it.
  await copyFiles(files, folder, copies);
  const dump = dumpOf(database);
  const { parts, ...facts } = await dump.write(database, folder);
  await copyFiles(files, folder, copies);
  await writeFileList(folder, copies);
  const manifest: Manifest = {
    format: 1,
    createdAt,
    database: { kind: dump.kind, ...facts },
    files: { count: copies.size, bytes: [...copies.values()].reduce((sum, { bytes }) => sum + bytes, 0) },
    parts: Object.fromEntries(
      await Promise.all(
        [...parts, FILE_LIST].map(async (name) => [name, await checksumOfFile(path.join(folder, name))] as const),
      ),
    ),
  };
  await writeManifest(folder, manifest);
  return manifest;
}
