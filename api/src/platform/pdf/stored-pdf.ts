import { hash } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { storeWithRow } from '../files/remove-files.ts';
import type { FinishedPdf } from './render-pdf.ts';
import type { SourceKey } from './source-key.ts';

/** What is stored of a finished PDF, beside its owner and its document. */
export interface StoredPdf {
  id: string;
  name: string;
  fileKey: string;
  sha256: string;
  sizeBytes: number;
  pageCount: number;
  revision: number;
  sourceKey: SourceKey;
  createdAt: Date;
}

/** The file of a PDF that was made before. Null for none, and where it is missing or damaged: then the PDF is made again. */
export async function readStoredPdf(
  { files, log }: Pick<RequestContext, 'files' | 'log'>,
  known: Pick<StoredPdf, 'fileKey' | 'sha256'> | null,
): Promise<Uint8Array | null> {
  if (!known) return null;
  const { fileKey, sha256 } = known;
  const pdf = await files.get(fileKey).catch((error: unknown) => {
    log.warn({ fileKey, err: error }, 'a stored PDF cannot be read; it is made again');
    return undefined;
  });
  if (pdf === undefined) return null;
  if (pdf && hash('sha256', pdf) === sha256) return pdf;
  log.warn({ fileKey, isMissing: pdf === null }, 'a stored PDF is missing or damaged; it is made again');
  return null;
}

/** Where a PDF is stored. */
interface PdfPlace {
  folder: 'downloads' | 'letters';
  /** The key of a file with the same bytes, which the new row names too. Writing it again repairs a damaged one. */
  equalFile?: string | null;
  insertRow(row: StoredPdf): Promise<void>;
}

/** Stores a finished PDF and its row, so that it can be downloaded again after access has ended. Returns the row's id. */
export async function storePdf(
  context: Pick<RequestContext, 'db' | 'files' | 'clock' | 'log'>,
  { pdf, ...facts }: FinishedPdf & Pick<StoredPdf, 'name' | 'revision' | 'sourceKey'>,
  { folder, equalFile, insertRow }: PdfPlace,
): Promise<string> {
  const { sha256, pageCount, name, revision, sourceKey } = facts;
  const id = crypto.randomUUID();
  const fileKey = equalFile ?? `${folder}/${id}.pdf`;
  const row = { id, name, fileKey, sha256, sizeBytes: pdf.length, pageCount, revision, sourceKey };
  await storeWithRow(context, { key: fileKey, bytes: pdf }, () => insertRow({ ...row, createdAt: context.clock() }));
  return id;
}
