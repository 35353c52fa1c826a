import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { fileNameOf } from '../file-name.ts';

/** A ZIP of PDFs, numbered in their order. PDFs are compressed already, so they are stored. */
export async function zipPdfs(pdfs: readonly { title: string; pdf: Uint8Array }[], now: Date): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  const digits = String(pdfs.length).length;
  for (const [index, { title, pdf }] of pdfs.entries()) {
    const name = `${String(index + 1).padStart(digits, '0')} ${fileNameOf(title)}.pdf`;
    zip.addBuffer(Buffer.from(pdf), name, { mtime: now, compress: false });
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}
