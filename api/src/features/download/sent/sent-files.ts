import type { UserContext } from '../../../context.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { DomainError, noSuchResume } from '../../../platform/errors.ts';
import { readNamedFile } from '../../../platform/files/read-named-file.ts';
import { enqueueRemoval } from '../../../platform/files/remove-files.ts';
import { lockOwner } from '../../resume/repo.ts';
import * as repo from './repo.ts';
import type { SentNote } from './schema.ts';

/** Notes of one user (our decision). */
const MAX_SENT_FILES = 100;

/**
 * Notes that a download of the caller's was sent. The note and the download share the file.
 *
 * @returns the note's id.
 * @throws {DomainError} `not-found` for a download that the caller does not have, `conflict` when the list is full.
 */
export async function noteDownload(context: UserContext, downloadId: string, note: SentNote): Promise<string> {
  const { db, user, clock } = context;
  const id = crypto.randomUUID();
  await inTransaction(db, async (tx) => {
    await beginNote(tx, user.id);
    const file = await repo.findDownloadedFile(tx, user.id, downloadId);
    if (!file || !(await repo.lockResume(tx, user.id, file.resumeId))) throw new DomainError('not-found');
    await repo.insertSentFile(tx, { id, userId: user.id, file, note, now: clock() });
  });
  return id;
}

/** Locks the user, so that no other transaction adds notes meanwhile. @throws {DomainError} `conflict` when the list is full. */
export async function beginNote(tx: Transaction, userId: string): Promise<void> {
  await lockOwner(tx, { userId });
  if ((await repo.countSentFiles(tx, userId)) >= MAX_SENT_FILES)
    throw new DomainError({ code: 'too-many-sent-files', max: MAX_SENT_FILES });
}

/** What was sent of a resume, of the versions of its family and of their letters. @throws {DomainError} `not-found`. */
export async function listSent({ db, user }: UserContext, resumeUuid: string) {
  const baseId = await repo.findBaseId(db, user.id, resumeUuid);
  if (baseId === null) throw noSuchResume();
  return repo.listSentFiles(db, user.id, baseId);
}

/** The latest downloads, to choose from which one was sent. */
const MAX_DOWNLOADS = 30;

/** What may have been sent: downloads of the family and of its letters, latest first. @throws {DomainError} `not-found`. */
export async function listSendable({ db, user }: UserContext, resumeUuid: string) {
  const baseId = await repo.findBaseId(db, user.id, resumeUuid);
  if (baseId === null) throw noSuchResume();
  return repo.listDownloads(db, user.id, baseId, MAX_DOWNLOADS);
}

/** @throws {DomainError} `not-found`, as the functions below. */
export async function changeNote({ db, user }: UserContext, id: string, note: SentNote): Promise<void> {
  if (!(await repo.updateNote(db, user.id, id, note))) throw new DomainError('not-found');
}

/** Removes a note. A file that only this note had is removed by the outbox. */
export async function removeNote({ db, user, clock, wakeOutbox }: UserContext, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOwner(tx, { userId: user.id });
    const file = await repo.findSentFile(tx, user.id, id);
    if (!file || !(await repo.deleteSentFile(tx, user.id, id))) throw new DomainError('not-found');
    // The outbox leaves a file that another note or a download names.
    if (file.fileKey !== null) await enqueueRemoval(tx, [file.fileKey], { now: clock() });
  });
  wakeOutbox();
}

/** A sent file without its bytes. */
export async function findSent({ db, user }: UserContext, id: string) {
  const file = await repo.findSentFile(db, user.id, id);
  if (!file) throw new DomainError('not-found');
  return file;
}

/** The bytes of a sent file, as they were sent. @throws {DomainError} `not-found` for a file that was lost. */
export function readSent({ files }: UserContext, fileKey: string | null): Promise<Uint8Array> {
  return readNamedFile(files, fileKey);
}
