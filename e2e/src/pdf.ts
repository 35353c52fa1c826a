import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { shrinkPpm } from './shrink-ppm.ts';

const run = promisify(execFile);

/** Poppler draws text on whole pixels, so pages are drawn larger and averaged. */
const LARGER = 4;

/** A PDF as an independent program, poppler, reads it. */
export interface ReadPdf {
  /** In the order of the content streams: what a recruiter's software reads. */
  text: string;
  pageCount: number;
  /** One row a font: embedded, subset and with a Unicode map or not. */
  fonts: { name: string; isEmbedded: boolean; isSubset: boolean; hasUnicode: boolean }[];
  links: string[];
  /** Each page as a PNG of 794 × 1123 px (96 dpi). */
  pages: Buffer[];
}

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'kreda-pdf-'));
  try {
    const file = join(folder, 'cv.pdf');
    await writeFile(file, pdf);
    const [text, fonts, info, urls] = await Promise.all([
      run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']),
      run('pdffonts', [file]),
      run('pdfinfo', [file]),
      run('pdfinfo', ['-url', file]),
    ]);
    const size = ['-scale-to-x', String(794 * LARGER), '-scale-to-y', String(1123 * LARGER)];
    await run('pdftoppm', [...size, file, join(folder, 'page')]);
    const pageCount = Number(/^Pages:\s+(\d+)/m.exec(info.stdout)?.[1]);
    const digits = String(pageCount).length;
    const pages = Array.from({ length: pageCount }, async (_, index) => {
      const drawn = await readFile(join(folder, `page-${String(index + 1).padStart(digits, '0')}.ppm`));
      return PNG.sync.write(shrinkPpm(drawn, LARGER));
    });
    return {
      text: text.stdout,
      pageCount,
      fonts: fonts.stdout.split('\n').slice(2).filter(Boolean).map(parseFont),
      links: urls.stdout
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/)[2] ?? '')
        .filter(Boolean),
      pages: await Promise.all(pages),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseFont(row: string): ReadPdf['fonts'][number] {
  const [, name = '', embedded, subset, unicode] =
    /^(\S+).*\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.exec(row) ?? [];
  return { name, isEmbedded: embedded === 'yes', isSubset: subset === 'yes', hasUnicode: unicode === 'yes' };
}
