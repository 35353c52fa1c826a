import type { Language } from '@kreda/document/engine/text/languages';
import type { Owner } from '../../../context.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import type { NewVersion } from '../../../platform/sql/resume-versions.ts';
import type { ReadResume } from '../repo.ts';
import { listFamily, readListed } from '../views/family-repo.ts';
import { makeRoom } from './make-room.ts';
import { versionOf } from './new-version.ts';

/** The version that keeps the state of a resume that was downloaded, with the views of a base. Makes room for it. Null as `versionOf`. */
export async function downloadVersionOf(
  db: Database,
  owner: Owner,
  stored: ReadResume,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<NewVersion | null> {
  const rows = stored.viewCount === 0 ? [] : await listFamily(db, owner, stored.resume.uuid);
  const views = rows.map(({ id: uuid, name, language, ...row }) => ({
    uuid,
    name,
    language: language as Language,
    overlay: readListed(row).overlay,
  }));
  const version = versionOf(stored, { cause: 'download', at: createdAt, now: createdAt, views, downloadId: id });
  if (version) await inTransaction(db, (tx) => makeRoom(tx, owner, { bytes: version.bytes, now: createdAt }));
  return version;
}
