import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { UserContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { findResume } from '../resume/repo.ts';
import { toRestResume } from '../resume/rest-shape.ts';
import * as repo from './export-repo.ts';

/** A ZIP file as it is written. */
export interface DataExport {
  fileName: string;
  zip: Readable;
}

/** Stands in an export in place of a file that could not be read. */
const UNREADABLE = 'This file could not be read. Ask for another copy later, or write to us.\n';

/**
 * Everything that is kept about the caller (GDPR, articles 15 and 20): `account.json`, `payments.json`, `activity.json`, a JSON
 * file for each resume, those in the trash too, and the photos and finished PDFs themselves.
 *
 * @throws {DomainError} `rate-limited` after too many in a day.
 */
export async function exportData(context: UserContext): Promise<DataExport> {
  const { db, user, clock, files, limit, log } = context;
  await limit('exports', user.id);
  const now = clock();
  const owner = { userId: user.id };
  const [account, payments, activity, downloads] = await Promise.all([
    repo.accountOf(db, user.id),
    repo.paymentsOf(db, user.id),
    repo.activityOf(db, user.id),
    repo.downloadsOf(db, user.id),
  ]);
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  // A listener that is not there would end the process.
  zip.on('error', (error) => {
    log.error({ err: error }, 'an export failed');
    output.destroy(error);
  });
  const addJson = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name, { mtime: now });
  // Read when its turn comes: what lies in the file storage may be more than what fits into memory.
  const addFile = (name: string, key: string) =>
    zip.addReadStreamLazy(name, { mtime: now, compress: false }, (done) => {
      const read = files.get(key).catch((error: unknown) => {
        log.error({ err: error, key }, 'a file of an export could not be read');
        return null;
      });
      // One file that is not to be had keeps nobody from all the others.
      void read.then((bytes) => done(null, Readable.from([Buffer.from(bytes ?? UNREADABLE)])));
    });
  addJson('account.json', account);
  addJson('payments.json', payments);
  addJson('activity.json', activity);
  for (const { id, removedAt } of await repo.resumesOf(db, user.id)) {
    const stored = await findResume(db, owner, id, { isInTrash: removedAt !== null });
    // Erased meanwhile, in another tab.
    if (!stored) continue;
    addJson(`resumes/${id}/resume.json`, { ...toRestResume(stored.resume), removedAt });
    if (stored.photoFileKey !== null) addFile(`resumes/${id}/photo.jpg`, stored.photoFileKey);
  }
  for (const { fileKey, ...download } of downloads) {
    const name = `resumes/${download.resumeId}/downloads/${download.id}`;
    addJson(`${name}.json`, download);
    addFile(`${name}.pdf`, fileKey);
  }
  await audit(db, context, 'account.exported', { userId: user.id });
  zip.end();
  const day = now.toISOString().slice(0, 10);
  return { fileName: `${context.config.site.name.toLowerCase()}-${day}.zip`, zip: output };
}
