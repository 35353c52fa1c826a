import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Functions that read a PDF with poppler's tools, which share no code with the renderer. */
function withFile<Result>(pdf: Uint8Array, use: (file: string, folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'kreda-pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, pdf);
    return use(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, ...parameters: string[]): string {
  return execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Orders of pdftotext: by guessed reading order, by position on the page, or as in the file. */
export const TEXT_ORDERS = ['guessed', 'layout', 'raw'] as const;

/** The text, by default in drawing order, which is the reading order. */
export function pdfText(pdf: Uint8Array, order: (typeof TEXT_ORDERS)[number] = 'raw'): string {
  const options = order === 'guessed' ? [] : [`-${order}`];
  return withFile(pdf, (file) => run('pdftotext', ...options, '-enc', 'UTF-8', file, '-'));
}

/** A word and its horizontal extent, in pt from the page's left edge. */
export interface Word {
  text: string;
  x0: number;
  x1: number;
}

export function pdfWords(pdf: Uint8Array): Word[] {
  const html = withFile(pdf, (file) => run('pdftotext', '-bbox', '-enc', 'UTF-8', file, '-'));
  return [...html.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">(.*?)<\/word>/g)].map(
    ([, x0, x1, text = '']) => ({ text, x0: Number(x0), x1: Number(x1) }),
  );
}

export interface FontFacts {
  name: string;
  type: string;
  embedded: boolean;
  subset: boolean;
  unicode: boolean;
}

export function pdfFonts(pdf: Uint8Array): FontFacts[] {
  const lines = withFile(pdf, (file) => run('pdffonts', file))
    .trim()
    .split('\n')
    .slice(2);
  return lines.map((line) => {
    const [name = '', ...rest] = line.split(/\s+/);
    const [embedded, subset, unicode] = rest.slice(-5, -2).map((word) => word === 'yes');
    return {
      name,
      type: rest.slice(0, -6).join(' '),
      embedded: embedded === true,
      subset: subset === true,
      unicode: unicode === true,
    };
  });
}

/** The fields of pdfinfo, by label. */
export function pdfInfo(pdf: Uint8Array): Record<string, string> {
  const lines = withFile(pdf, (file) => run('pdfinfo', '-rawdates', file))
    .trim()
    .split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** The targets of the links, in order. */
export function pdfLinks(pdf: Uint8Array): string[] {
  const lines = withFile(pdf, (file) => run('pdfinfo', '-url', file))
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => line.trim().split(/\s+/)[2] ?? '');
}

/** A page drawn by poppler: RGB, three bytes per pixel. */
export function pdfPixels(pdf: Uint8Array, page: number, size: { width: number; height: number }): Uint8Array {
  return withFile(pdf, (file, folder) => {
    const scale = ['-scale-to-x', `${size.width}`, '-scale-to-y', `${size.height}`];
    run('pdftoppm', ...scale, '-f', `${page}`, '-l', `${page}`, '-singlefile', file, join(folder, 'page'));
    const ppm = readFileSync(join(folder, 'page.ppm'));
    return ppm.subarray(ppm.length - size.width * size.height * 3);
  });
}

/** The embedded files, as pdfdetach saves them, in the order of their names. */
export function pdfAttachments(pdf: Uint8Array): { name: string; content: Uint8Array }[] {
  return withFile(pdf, (file, folder) => {
    const into = join(folder, 'attachments');
    mkdirSync(into);
    run('pdfdetach', '-saveall', '-o', into, file);
    return readdirSync(into)
      .sort()
      .map((name) => ({ name, content: readFileSync(join(into, name)) }));
  });
}
