import type { TextItem } from '../../../../reader/found-resume.ts';

/** What an importer needs of a PDF. */
export interface PdfContent {
  /** Empty for a PDF of pictures. */
  items: TextItem[];
  /** The files inside it. */
  attachments: { name: string; bytes: Uint8Array }[];
}

/** Reads a PDF. @throws {UnreadableFileError} */
export type ReadPdf = (bytes: Uint8Array) => Promise<PdfContent>;

/** False for a PDF of pictures. */
export function hasText(items: readonly TextItem[]): boolean {
  return items.some(({ text }) => text.trim() !== '');
}
