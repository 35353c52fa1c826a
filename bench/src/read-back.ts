import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The share of words that poppler's pdftotext reads correctly from a PDF, in file order: 1 if it finds all words and no others. A
 * word that is split, joined or changed counts twice: as missing and as surplus.
 */
export async function readBackShare(pdf: Uint8Array, words: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kreda-bench-'));
  try {
    const file = join(folder, 'cv.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']);
    const read = stdout.split(/\s+/).filter((word) => word !== '');
    return (2 * commonLength(words, read)) / (words.length + read.length);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The length of the longest sequence of words that both have in the same order. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let above = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const row = [0];
    for (const [index, other] of b.entries())
      row.push(word === other ? above[index]! + 1 : Math.max(above[index + 1]!, row[index]!));
    above = row;
  }
  return above[b.length]!;
}
