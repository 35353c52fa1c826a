import type { Language } from '@kreda/document/engine/text/languages';
import type { Owner } from '../../../context.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { NewVersion } from '../../../platform/sql/resume-versions.ts';
import type { ReadResume } from '../repo.ts';
import { listFamily, readListed } from '../views/family-repo.ts';
import { versionOf } from './new-version.ts';

/** The version that keeps the state of a resume that was downloaded, with the views of a base. Null as `versionOf`. */
export async function downloadVersionOf(
  db: Queryable,
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
  return versionOf(stored, { cause: 'download', at: createdAt, now: createdAt, views, downloadId: id });
}
