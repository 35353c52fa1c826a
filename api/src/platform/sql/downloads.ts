import type { StoredPdf } from '../pdf/stored-pdf.ts';
import { insertVersion, type NewVersion } from './resume-versions.ts';
import type { Statements } from './statements.ts';

/** The row of a resume's finished PDF. */
export interface StoredDownload extends StoredPdf {
  resumeId: string;
}

/**
 * Stores the row of a user's PDF.
 *
 * @param version the state of the resume that it shows, if that is known.
 */
export async function insertDownload(
  sql: Statements,
  userId: string,
  download: StoredDownload,
  version: NewVersion | null,
): Promise<void> {
  const { id, resumeId, name, fileKey, sha256, sizeBytes, pageCount, revision, sourceKey, createdAt } = download;
  await sql.atomically(async (tx) => {
    await tx.change(
      `INSERT INTO downloads (id, userId, resumeId, name, fileKey, sha256, sizeBytes, pageCount, revision, sourceKey, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, userId, resumeId, name, fileKey, sha256, sizeBytes, pageCount, revision, sourceKey, createdAt],
    );
    if (version) await insertVersion(tx, version);
    return true;
  });
}

/** The user's latest PDF of the resume with the same source key. */
export async function selectSameDownload(
  sql: Statements,
  userId: string,
  { resumeId, sourceKey }: Pick<StoredDownload, 'resumeId' | 'sourceKey'>,
): Promise<{ id: string; fileKey: string; sha256: string } | null> {
  const [row] = await sql.rows(
    `SELECT id, fileKey, sha256 FROM downloads
      WHERE resumeId = ? AND userId = ? AND sourceKey = ? ORDER BY createdAt DESC LIMIT 1`,
    [resumeId, userId, sourceKey],
  );
  return row ? { id: row[0] as string, fileKey: row[1] as string, sha256: row[2] as string } : null;
}

/** The file of the resume's first PDF with these bytes. */
export async function selectEqualFile(
  sql: Statements,
  { resumeId, sha256 }: Pick<StoredDownload, 'resumeId' | 'sha256'>,
): Promise<string | null> {
  const [row] = await sql.rows(
    'SELECT fileKey FROM downloads WHERE resumeId = ? AND sha256 = ? ORDER BY createdAt, id LIMIT 1',
    [resumeId, sha256],
  );
  return row ? (row[0] as string) : null;
}
