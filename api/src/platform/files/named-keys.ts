import type { Queryable } from '../database.ts';
import {
  findCoverKeys,
  findDocumentIds,
  findDownloadKeys,
  findDownloadPage,
  findLetterKeys,
  findLetterPage,
  findPhotoKeys,
  findPhotoPage,
  findSentKeys,
  findSentPage,
  findSignatureKeys,
  findSignaturePage,
  findVersionPhotoKeys,
  findVersionPhotoPage,
  listCoverKeys,
} from './repo.ts';

/** The folders of the storage whose files belong to rows. Other files, such as probes, are left alone. */
const FOLDERS = ['photos', 'signatures', 'downloads', 'letters', 'sent', 'invoices', 'magazine'];

/** Whether a file with this key belongs to a row, or did. */
export function belongsToRow(key: string): boolean {
  return FOLDERS.includes(key.split('/', 1)[0]!);
}

/** The keys that a row names. An invoice's PDF is named by its document's id. */
export async function namedKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const of = (part: string) => keys.filter((key) => key.startsWith(`${part}/`));
  const photos = await findPhotoKeys(db, of('photos'));
  const earlierPhotos = await findVersionPhotoKeys(db, of('photos'));
  const signatures = await findSignatureKeys(db, of('signatures'));
  const downloads = await findDownloadKeys(db, of('downloads'));
  const letters = await findLetterKeys(db, of('letters'));
  const sent = await findSentKeys(db, of('sent'));
  const covers = await findCoverKeys(db, of('magazine'));
  const documents = await findDocumentIds(db, of('invoices').map(documentIdOf));
  const pdfs = [...downloads, ...letters, ...sent, ...documents.map(documentKey)];
  return new Set([...photos, ...earlierPhotos, ...signatures, ...pdfs, ...covers]);
}

/** The key of the PDF of an invoice or a correction. */
export function documentKey(documentId: string): string {
  return `invoices/${documentId}.pdf`;
}

function documentIdOf(key: string): string {
  return key.slice('invoices/'.length, -'.pdf'.length);
}

const PAGE = 1_000;

/**
 * The keys that photos, earlier versions, signatures, downloads, sent applications and covers name, in pages of neighbours. PDFs of invoices
 * are left out: they are made on demand.
 */
export async function* namedPages(db: Queryable): AsyncIterable<string[]> {
  yield* pages((after) => findPhotoPage(db, { after, take: PAGE }));
  yield* pages((after) => findVersionPhotoPage(db, { after, take: PAGE }));
  yield* pages((after) => findSignaturePage(db, { after, take: PAGE }));
  yield* pages((after) => findDownloadPage(db, { after, take: PAGE }));
  yield* pages((after) => findLetterPage(db, { after, take: PAGE }));
  yield* pages((after) => findSentPage(db, { after, take: PAGE }));
  const covers = await listCoverKeys(db);
  if (covers.length > 0) yield [...new Set(covers)];
}

async function* pages(read: (after: string) => Promise<{ fileKey: string }[]>): AsyncIterable<string[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await read(after);
    if (rows.length > 0) yield [...new Set(rows.map(({ fileKey }) => fileKey))];
    after = rows.length < PAGE ? undefined : rows.at(-1)?.fileKey;
  }
}
