import type { Queryable } from '../../platform/database.ts';
import type { StoredPdf } from '../../platform/pdf/stored-pdf.ts';

/** The row of a letter's finished PDF. */
interface StoredLetterDownload extends StoredPdf {
  userId: string;
  letterId: string;
}

export async function insertDownload(db: Queryable, row: StoredLetterDownload): Promise<void> {
  await db.letterDownload.create({ data: row, select: { id: true } });
}

/** The user's latest PDF of the letter with the same source key. */
export function findSameDownload(
  db: Queryable,
  userId: string,
  { letterId, sourceKey }: Pick<StoredLetterDownload, 'letterId' | 'sourceKey'>,
) {
  return db.letterDownload.findFirst({
    where: { userId, letterId, sourceKey },
    orderBy: { createdAt: 'desc' },
    select: { id: true, fileKey: true, sha256: true, pageCount: true },
  });
}

/** The condition for PDFs of letters that are not in the trash. */
const PRESENT = { letter: { removedAt: null, resume: { removedAt: null } } };

export function findDownload(db: Queryable, userId: string, id: string) {
  return db.letterDownload.findFirst({ where: { id, userId, ...PRESENT }, select: { name: true, fileKey: true } });
}

/** The user's downloads of a letter that is not in the trash, latest first. */
export function listDownloads(db: Queryable, userId: string, letterId: string) {
  return db.letterDownload.findMany({
    where: { userId, letterId, ...PRESENT },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: { id: true, name: true, pageCount: true, revision: true, createdAt: true },
  });
}
