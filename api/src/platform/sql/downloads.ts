import type { Statements } from './statements.ts';

/** A finished PDF as it is filed. */
export interface StoredDownload {
  id: string;
  resumeId: string;
  name: string;
  fileKey: string;
  sha256: string;
  sizeBytes: number;
  pageCount: number;
  revision: number;
  sourceKey: string;
  createdAt: Date;
}

/** Files a PDF of the user's. */
export async function insertDownload(sql: Statements, userId: string, download: StoredDownload): Promise<void> {
  const { id, resumeId, name, fileKey, sha256, sizeBytes, pageCount, revision, sourceKey, createdAt } = download;
  await sql.change(
    `INSERT INTO downloads (id, userId, resumeId, name, fileKey, sha256, sizeBytes, pageCount, revision, sourceKey, createdAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, userId, resumeId, name, fileKey, sha256, sizeBytes, pageCount, revision, sourceKey, createdAt],
  );
}

/** The user's latest PDF of the resume that was made of the same. */
export async function selectSameDownload(
  sql: Statements,
  userId: string,
  { resumeId, sourceKey }: Pick<StoredDownload, 'resumeId' | 'sourceKey'>,
): Promise<{ fileKey: string; sha256: string } | null> {
  const [row] = await sql.rows(
    `SELECT fileKey, sha256 FROM downloads
      WHERE resumeId = ? AND userId = ? AND sourceKey = ? ORDER BY createdAt DESC LIMIT 1`,
    [resumeId, userId, sourceKey],
  );
  return row ? { fileKey: row[0] as string, sha256: row[1] as string } : null;
}
