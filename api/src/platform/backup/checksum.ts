import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Proves that a file was not changed. */
export interface FileChecksum {
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

export function checksumOf(bytes: Uint8Array): FileChecksum {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Reads the file as a stream: a dump may be larger than memory. */
export async function checksumOfFile(file: string): Promise<FileChecksum> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
