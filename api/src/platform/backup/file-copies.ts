import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type FileStorage, isKey } from '../clients/file-storage.ts';
import { forEachConcurrently } from '../work/for-each-concurrently.ts';
import { BackupError } from './backup-error.ts';
import { checksumOf, checksumOfFile, type FileChecksum } from './checksum.ts';
import { firstIssue, parseJson } from './manifest.ts';

/** The list of the storage's files in a backup: one line of JSON per file. */
export const FILE_LIST = 'files.jsonl';
const FOLDER = 'files';

const lineSchema = z.strictObject({
  key: z.string().refine(isKey, 'not a key of a file'),
  bytes: z.int().min(0),
  sha256: z.string(),
});

/** The files that were copied, by their keys. */
export type Copies = Map<string, FileChecksum>;

/** Copies the files of the storage that are not among the copies yet. Files that are removed meanwhile are left out. */
export async function copyFiles(files: FileStorage, folder: string, copies: Copies): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of files.list()) if (!copies.has(key)) keys.push(key);
  await forEachConcurrently(keys, async (key) => {
    const bytes = await files.get(key);
    if (!bytes) return;
    const file = copyOf(folder, key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
    copies.set(key, checksumOf(bytes));
  });
}

export async function writeFileList(folder: string, copies: Copies): Promise<void> {
  const lines = [...copies]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, checksum]) => JSON.stringify({ key, ...checksum }));
  await writeFile(path.join(folder, FILE_LIST), lines.map((line) => `${line}\n`).join(''), {
    flush: true,
    mode: 0o600,
  });
}

/** @throws {BackupError} when a copy is missing or is not what was written. */
export async function readFileList(folder: string): Promise<Copies> {
  const copies: Copies = new Map();
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path.join(folder, FILE_LIST)) })) {
    number++;
    const { key, ...checksum } = readLine(line, number);
    copies.set(key, checksum);
  }
  await forEachConcurrently(copies, async ([key, { sha256 }]) => {
    const found = await checksumOfFile(copyOf(folder, key)).catch((cause: unknown) => {
      throw new BackupError(`The backup is not whole: the file ${key} is missing.`, { cause });
    });
    if (found.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: the file ${key} is not what was written.`);
  });
  return copies;
}

/** A line of the list. @throws {BackupError} naming the line, and the first thing wrong with it. */
function readLine(line: string, number: number): z.infer<typeof lineSchema> {
  const parsed = lineSchema.safeParse(parseJson(line));
  if (parsed.success) return parsed.data;
  const problem = firstIssue(parsed.error);
  throw new BackupError(`${FILE_LIST} is damaged, or is none of ours: line ${number}, ${problem}.`, {
    cause: parsed.error,
  });
}

/** Replaces the files of the storage by those of the backup. */
export async function restoreFiles(files: FileStorage, folder: string, copies: Copies): Promise<void> {
  await forEachConcurrently(copies.keys(), async (key) => files.put(key, await readFile(copyOf(folder, key))));
  const others: string[] = [];
  for await (const { key } of files.list()) if (!copies.has(key)) others.push(key);
  await forEachConcurrently(others, (key) => files.remove(key));
}

function copyOf(folder: string, key: string): string {
  return path.join(folder, FOLDER, ...key.split('/'));
}
