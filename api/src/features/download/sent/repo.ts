import type { Queryable, Transaction } from '../../../platform/database.ts';
import { offerSchema } from '../../resume/views/offer-schema.ts';
import type { SentNote } from './schema.ts';

/** The file of a note. */
export interface NotedFile {
  resumeId: string;
  letterId: string | null;
  name: string;
  format: 'pdf' | 'zip';
  fileKey: string;
  sha256: string;
  sizeBytes: number;
  pageCount: number;
}

interface NewSentFile {
  id: string;
  userId: string;
  file: NotedFile;
  note: SentNote;
  now: Date;
}

const FILE = { name: true, fileKey: true, sha256: true, sizeBytes: true, pageCount: true } as const;

/** The file of the user's download of a resume or a letter that is not in the trash. Null without one. */
export async function findDownloadedFile(db: Queryable, userId: string, id: string): Promise<NotedFile | null> {
  const ofResume = await db.download.findFirst({
    where: { id, userId, resume: { removedAt: null } },
    select: { ...FILE, resumeId: true },
  });
  if (ofResume) return { ...ofResume, letterId: null, format: 'pdf' };
  const ofLetter = await db.letterDownload.findFirst({
    where: { id, userId, letter: { removedAt: null, resume: { removedAt: null } } },
    select: { ...FILE, letterId: true, letter: { select: { resumeId: true } } },
  });
  if (!ofLetter) return null;
  const { letter, ...file } = ofLetter;
  return { ...file, resumeId: letter.resumeId, format: 'pdf' };
}

/** Locks the user's resume until the transaction ends, so that it is not erased meanwhile. False for one that the user does not have. */
export async function lockResume(tx: Transaction, userId: string, uuid: string): Promise<boolean> {
  const { count } = await tx.resume.updateMany({
    where: { id: uuid, userId, removedAt: null },
    data: { revision: { increment: 0 } },
  });
  return count === 1;
}

export async function insertSentFile(tx: Transaction, { id, userId, file, note, now }: NewSentFile): Promise<void> {
  await tx.sentFile.create({
    data: {
      id,
      userId,
      resumeId: file.resumeId,
      letterId: file.letterId,
      name: file.name,
      format: file.format,
      fileKey: file.fileKey,
      sha256: file.sha256,
      sizeBytes: file.sizeBytes,
      pageCount: file.pageCount,
      recipient: note.recipient,
      sentOn: note.sentOn,
      note: note.note,
      createdAt: now,
    },
    select: { id: true },
  });
}

/** The number of the user's notes. */
export function countSentFiles(db: Queryable, userId: string): Promise<number> {
  return db.sentFile.count({ where: { userId } });
}

/** The files of applications that are kept for the user, each once. */
export function findKeptFiles(db: Queryable, userId: string) {
  return db.sentFile.findMany({
    where: { userId, fileKey: { startsWith: 'sent/' } },
    distinct: ['fileKey'],
    select: { fileKey: true, sha256: true, sizeBytes: true },
  });
}

/** The condition for a base and its views outside the trash. */
function familyOf(baseId: string) {
  return { removedAt: null, OR: [{ id: baseId }, { baseId }] };
}

/** The user's latest downloads of a base, its views and their letters, and whom each may have been sent to. */
export async function listDownloads(db: Queryable, userId: string, baseId: string, take: number) {
  const orderBy = { createdAt: 'desc' } as const;
  const facts = { id: true, name: true, pageCount: true, createdAt: true } as const;
  const ofResumes = await db.download.findMany({
    where: { userId, resume: familyOf(baseId) },
    orderBy,
    take,
    select: { ...facts, resume: { select: { offer: true } } },
  });
  const ofLetters = await db.letterDownload.findMany({
    where: { userId, letter: { removedAt: null, resume: familyOf(baseId) } },
    orderBy,
    take,
    select: { ...facts, letter: { select: { organisation: true } } },
  });
  return [
    ...ofResumes.map(({ resume, ...row }) => ({ ...row, recipient: companyOf(resume.offer) })),
    ...ofLetters.map(({ letter, ...row }) => ({ ...row, recipient: letter.organisation })),
  ]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, take);
}

function companyOf(offer: unknown): string {
  return offer === null ? '' : offerSchema.parse(offer).company;
}

/** The condition for notes of documents that are not in the trash. */
const PRESENT = { resume: { removedAt: null }, OR: [{ letterId: null }, { letter: { removedAt: null } }] };

/** The base of the user's view; the resume itself, if it is none. Null for a resume that the user does not have. */
export async function findBaseId(db: Queryable, userId: string, uuid: string): Promise<string | null> {
  const row = await db.resume.findFirst({
    where: { id: uuid, userId, removedAt: null },
    select: { baseId: true },
  });
  return row && (row.baseId ?? uuid);
}

/** The user's notes of a base, its views and their letters, the day last sent first. */
export function listSentFiles(db: Queryable, userId: string, baseId: string) {
  return db.sentFile.findMany({
    where: { userId, resume: familyOf(baseId), OR: PRESENT.OR },
    orderBy: [{ sentOn: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      resumeId: true,
      letterId: true,
      recipient: true,
      sentOn: true,
      note: true,
      name: true,
      format: true,
      fileKey: true,
      sha256: true,
      sizeBytes: true,
      pageCount: true,
    },
  });
}

export function findSentFile(db: Queryable, userId: string, id: string) {
  return db.sentFile.findFirst({
    where: { id, userId, ...PRESENT },
    select: { name: true, format: true, fileKey: true, sizeBytes: true },
  });
}

/** Changes what the user noted. False for a note that the user does not have. */
export async function updateNote(db: Queryable, userId: string, id: string, note: SentNote): Promise<boolean> {
  const { count } = await db.sentFile.updateMany({
    where: { id, userId, ...PRESENT },
    data: { recipient: note.recipient, sentOn: note.sentOn, note: note.note },
  });
  return count === 1;
}

/** Deletes a note. False for a note that the user does not have. */
export async function deleteSentFile(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await tx.sentFile.deleteMany({ where: { id, userId, ...PRESENT } });
  return count === 1;
}
