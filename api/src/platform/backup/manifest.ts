import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { checksumOfFile } from './checksum.ts';

const MANIFEST = 'manifest.json';

const checksumSchema = z.strictObject({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const manifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.strictObject({
    kind: z.enum(['mysql', 'sqlite']),
    /** The migrations that the database had, in order: its rows fit no other schema. */
    migrations: z.array(z.string()),
    /** Rows by table. */
    rows: z.record(z.string(), z.int().min(0)),
  }),
  /** Of the storage. */
  files: z.strictObject({ count: z.int().min(0), bytes: z.int().min(0) }),
  /** The other files of the backup by their path in the folder, without the storage's files, which `files.jsonl` lists. */
  parts: z.record(z.string().refine(isInFolder, 'not a path in the folder of the backup'), checksumSchema),
});

/** The contents of a backup. It is written last: a folder without a manifest is no backup. */
export type Manifest = z.infer<typeof manifestSchema>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const unfinished = path.join(folder, `${MANIFEST}.part`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true, mode: 0o600 });
  await rename(unfinished, path.join(folder, MANIFEST));
}

/**
 * Reads the manifest and compares its parts with it.
 *
 * @throws {BackupError} when the backup is incomplete or was changed.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} holds no finished backup: there is no ${MANIFEST}.`, { cause });
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new BackupError(`${MANIFEST} is of another format, or damaged: ${firstIssue(parsed.error)}.`);
  for (const [name, expected] of Object.entries(parsed.data.parts)) {
    const found = await checksumOfFile(path.join(folder, name)).catch((cause: unknown) => {
      throw new BackupError(`The backup is not whole: ${name} is missing.`, { cause });
    });
    if (found.sha256 !== expected.sha256)
      throw new BackupError(`The backup is damaged: ${name} is not what was written.`);
  }
  return parsed.data;
}

function isInFolder(name: string): boolean {
  return !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
}

/** The first issue, in one line. */
export function firstIssue({ issues }: z.ZodError): string {
  const [{ path: place, message }] = issues as [z.core.$ZodIssue];
  return place.length > 0 ? `${place.join('.')}: ${message}` : message;
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
