import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { shrinkPpm } from './shrink-ppm.ts';

const run = promisify(execFile);

/** Poppler places text on whole pixels, so pages are drawn larger and averaged. */
const SCALE = 4;

/** A PDF as an independent program, poppler, reads it. */
export interface ReadPdf {
  /** In the order of the content streams, as recruiters' software reads it. */
  text: string;
  pageCount: number;
  /** Each font, and whether it is embedded, a subset, and has a Unicode map. */
  fonts: { name: string; isEmbedded: boolean; isSubset: boolean; hasUnicode: boolean }[];
  links: string[];
}

export function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  return inFile(pdf, async (file) => {
    const [text, fonts, info, urls] = await Promise.all([
      run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']),
      run('pdffonts', [file]),
      run('pdfinfo', [file]),
      run('pdfinfo', ['-url', file]),
    ]);
    return {
      text: text.stdout,
      pageCount: Number(/^Pages:\s+(\d+)/m.exec(info.stdout)?.[1]),
      fonts: fonts.stdout.split('\n').slice(2).filter(Boolean).map(parseFont),
      links: urls.stdout
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/)[2] ?? '')
        .filter(Boolean),
    };
  });
}

/** Draws each page of a PDF by poppler, as a PNG of 794 × 1123 px (96 dpi). */
export function drawPdf(pdf: Uint8Array): Promise<Buffer[]> {
  return inFile(pdf, async (file, folder) => {
    const size = ['-scale-to-x', String(794 * SCALE), '-scale-to-y', String(1123 * SCALE)];
    await run('pdftoppm', [...size, file, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).sort();
    return Promise.all(names.map(async (name) => PNG.sync.write(shrinkPpm(await readFile(join(folder, name)), SCALE))));
  });
}

/** Writes a PDF into a temporary folder for the duration of `use`. */
async function inFile<T>(pdf: Uint8Array, use: (file: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kreda-pdf-'));
  try {
    const file = join(folder, 'cv.pdf');
    await writeFile(file, pdf);
    return await use(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseFont(row: string): ReadPdf['fonts'][number] {
  const [, name = '', embedded, subset, unicode] =
    /^(\S+).*\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.exec(row) ?? [];
  return { name, isEmbedded: embedded === 'yes', isSubset: subset === 'yes', hasUnicode: unicode === 'yes' };
}
