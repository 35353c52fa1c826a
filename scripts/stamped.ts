import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Does work unless it was done already with the same input.
 *
 * @param stamp a file that is written when the work is complete, so interrupted work is done again.
 * @param digest identifies the input.
 */
export async function ifChanged(stamp: string, digest: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  rmSync(stamp, { force: true });
  await work();
  writeFileSync(stamp, digest);
}
