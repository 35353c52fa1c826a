import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { UserContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { findLettersOf } from '../letter/repo.ts';
import { unpackContent } from '../resume/history/version-content.ts';
import { findResume } from '../resume/repo.ts';
import { toRestResume } from '../resume/rest-shape.ts';
import * as repo from './export-repo.ts';

/** A ZIP file, streamed while it is written. */
export interface DataExport {
  fileName: string;
  zip: Readable;
}

/** The content of an exported file whose original could not be read. */
const UNREADABLE = 'This file could not be read. Ask for another copy later, or write to us.\n';

/**
 * Everything that is kept about the caller (GDPR, articles 15 and 20): `account.json`, `payments.json`, `activity.json`, a JSON
 * file for each resume and letter, those in the trash too, what a language version or a variant keeps beside it, the earlier versions of
 * resumes, the list of sent files, and the pictures, finished PDFs and sent applications themselves.
 *
 * @throws {DomainError} `rate-limited` after too many in a day.
 */
export async function exportData(context: UserContext): Promise<DataExport> {
  const { db, user, clock, files, limit, log } = context;
  await limit('exports', user.id);
  const now = clock();
  const owner = { userId: user.id };
  const [account, payments, activity, downloads, letterDownloads, sent] = await Promise.all([
    repo.accountOf(db, user.id),
    repo.paymentsOf(db, user.id),
    repo.activityOf(db, user.id),
    repo.downloadsOf(db, user.id),
    repo.letterDownloadsOf(db, user.id),
    repo.sentFilesOf(db, user.id),
  ]);
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  // An 'error' event without a listener would end the process.
  zip.on('error', (error) => {
    log.error({ err: error }, 'an export failed');
    output.destroy(error);
  });
  const addJson = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name, { mtime: now });
  // Each file is read when the ZIP reaches it: all of them together may not fit into memory.
  const addFile = (name: string, key: string) =>
    zip.addReadStreamLazy(name, { mtime: now, compress: false }, (done) => {
      const read = files.get(key).catch((error: unknown) => {
        log.error({ err: error, key }, 'a file of an export could not be read');
        return null;
      });
      // An unreadable file does not stop the export of the others.
      void read.then((bytes) => done(null, Readable.from([Buffer.from(bytes ?? UNREADABLE)])));
    });
  const addRow = (name: string, read: () => Promise<unknown>) =>
    zip.addReadStreamLazy(name, { mtime: now }, (done) => {
      read().then(
        (row) => done(null, Readable.from([Buffer.from(JSON.stringify(row, null, 2))])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  addJson('account.json', account);
  addJson('payments.json', payments);
  addJson('activity.json', activity);
  for (const { id, removedAt } of await repo.resumesOf(db, user.id)) {
    const stored = await findResume(db, owner, id, { isInTrash: removedAt !== null });
    // The user erased it meanwhile, in another tab.
    if (!stored) continue;
    addJson(`resumes/${id}/resume.json`, { ...toRestResume(stored), removedAt });
    const kept = await repo.viewDataOf(db, user.id, id);
    if (kept) addJson(`resumes/${id}/version.json`, kept);
    if (stored.photoFileKey !== null) addFile(`resumes/${id}/photo.jpg`, stored.photoFileKey);
    for (const version of await repo.versionsOf(db, user.id, id)) {
      const name = `resumes/${id}/history/${version.id}`;
      addRow(`${name}.json`, async () => {
        const row = await repo.versionOf(db, user.id, version.id);
        return row && { ...row, content: unpackContent(row.content) };
      });
      if (version.photoKey !== null && version.photoKey !== stored.photoFileKey)
        addFile(`${name}.jpg`, version.photoKey);
    }
    for (const { letter, removedAt: letterRemovedAt, signatureFileKey } of await findLettersOf(db, owner, id)) {
      addJson(`letters/${letter.uuid}/letter.json`, { ...letter, removedAt: letterRemovedAt });
      if (signatureFileKey !== null) addFile(`letters/${letter.uuid}/signature.jpg`, signatureFileKey);
    }
  }
  for (const { fileKey, ...download } of downloads) {
    const name = `resumes/${download.resumeId}/downloads/${download.id}`;
    addJson(`${name}.json`, download);
    addFile(`${name}.pdf`, fileKey);
  }
  for (const { fileKey, ...download } of letterDownloads) {
    const name = `letters/${download.letterId}/downloads/${download.id}`;
    addJson(`${name}.json`, download);
    addFile(`${name}.pdf`, fileKey);
  }
  addJson(
    'sent/sent.json',
    sent.map(({ fileKey: _key, ...note }) => note),
  );
  // The other sent files are among the downloads.
  const applications = sent.filter(({ fileKey }) => fileKey?.startsWith('sent/'));
  for (const [fileKey, name] of new Map(
    applications.map(({ fileKey, sha256, format }) => [fileKey, `${sha256}.${format}`]),
  ))
    if (fileKey !== null) addFile(`sent/${name}`, fileKey);
  await audit(db, context, 'account.exported', { userId: user.id });
  zip.end();
  const day = now.toISOString().slice(0, 10);
  return { fileName: `${context.config.site.name.toLowerCase()}-${day}.zip`, zip: output };
}
