import type { FileStorage } from '../clients/file-storage.ts';
import type { DatabaseAddress } from '../database-address.ts';
import { expectedMigrations, migrate } from '../migrations/migrate.ts';
import { BackupError } from './backup-error.ts';
import { dumpOf } from './database-dump.ts';
import { readFileList, restoreFiles } from './file-copies.ts';
import { type Manifest, readManifest } from './manifest.ts';

export interface RestoreTarget {
  database: DatabaseAddress;
  files: FileStorage;
}

/**
 * Restores database and storage, then migrates the database for this program. The whole backup is verified before anything is changed.
 * No process of the product may use the target meanwhile.
 *
 * @throws {BackupError} for a backup that is damaged, of another kind of database or of a newer program; and for a target that is not
 *   empty, unless `replace` is set, which deletes its contents.
 */
export async function restore(
  { database: target, files }: RestoreTarget,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { database } = manifest;
  const dump = dumpOf(target);
  if (database.kind !== dump.kind) {
    throw new BackupError(
      `The backup is of ${database.kind} and DATABASE_URL names ${dump.kind}: it must be the same.`,
    );
  }
  const known = new Set(await expectedMigrations(target));
  const unknown = database.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer program, with the migrations ${unknown.join(', ')}: restore it with that one.`,
    );
  }
  const copies = await readFileList(folder);
  if (!replace) await refuseFull({ database: target, files });
  await restoreFiles(files, folder, copies);
  await dump.read(target, folder, database);
  await migrate(target);
  return manifest;
}

/** Reads the whole backup and compares it with its checksums. @throws {BackupError} */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const copies = await readFileList(folder);
  if (copies.size !== manifest.files.count)
    throw new BackupError(`The backup lists ${copies.size} files instead of ${manifest.files.count}.`);
  return manifest;
}

async function refuseFull({ database, files }: RestoreTarget): Promise<void> {
  if (!(await dumpOf(database).isEmpty(database))) {
    throw new BackupError('The database is not empty. Name an empty one, or give up what it holds with --replace.');
  }
  for await (const { key } of files.list()) {
    throw new BackupError(
      `The storage is not empty: it holds ${key}. Name an empty one, or give up what it holds with --replace.`,
    );
  }
}
