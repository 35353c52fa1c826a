import type { Language } from '@kreda/document/engine/text/languages';
import { EMPTY_RECIPIENT, emptyLetter, type Letter, type Recipient } from '@kreda/document/kinds/letter/model/letter';
import type { Owner } from '../../context.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { NewPicture, StoredPicture } from '../resume/repo.ts';

/** A letter, its revision and its signature's file. */
export interface StoredLetter {
  letter: Letter;
  revision: number;
  updatedAt: Date;
  /** When the letter itself was moved to the trash; null otherwise. */
  removedAt: Date | null;
  /** Null without a signature. */
  signatureFileKey: string | null;
  /** The stored content. A newer release may have stored fields that `letter` does not have. */
  content: object;
}

/** The condition for letters outside the trash. A letter is in it with its resume, too. */
function present(owner: Owner) {
  return { removedAt: null, resume: { ...owner, removedAt: null } };
}

const COLUMNS = {
  id: true,
  resumeId: true,
  name: true,
  content: true,
  revision: true,
  updatedAt: true,
  removedAt: true,
  resume: { select: { language: true } },
  signature: { select: { id: true, fileKey: true, widthPx: true, heightPx: true } },
} as const;

interface LetterRow {
  id: string;
  resumeId: string;
  name: string;
  content: unknown;
  revision: number;
  updatedAt: Date;
  removedAt: Date | null;
  resume: { language: string };
  signature: StoredPicture | null;
}

/** Content that an earlier release stored gets the fields that came later. */
function toStored({ signature, ...row }: LetterRow): StoredLetter {
  const stored = row.content as Partial<Letter>;
  const recipient: Recipient = { ...EMPTY_RECIPIENT, ...stored.recipient };
  const letter: Letter = {
    ...emptyLetter(row.id, { uuid: row.resumeId, language: row.resume.language as Language }),
    ...stored,
    recipient,
    name: row.name,
    signature: signature && { uuid: signature.id, widthPx: signature.widthPx, heightPx: signature.heightPx },
  };
  const { revision, updatedAt, removedAt } = row;
  return { letter, revision, updatedAt, removedAt, signatureFileKey: signature?.fileKey ?? null, content: stored };
}

/** What the column `content` holds: all that has no column or row of its own. */
export function contentOf({ uuid: _id, resumeUuid: _resume, name: _name, signature: _file, ...content }: Letter) {
  return content;
}

/** The most characters of a letter's subject and organisation in a list. */
const MAX_SUMMARY_CHARACTERS = 200;

/** The columns that tell one letter from others in a list, where it has no name. */
function summaryOf({ subject, recipient }: Letter): { subject: string; organisation: string } {
  return { subject: shortened(subject), organisation: shortened(recipient.organisation || recipient.name) };
}

/** The beginning, without half a character at its end. */
function shortened(text: string): string {
  return text.slice(0, MAX_SUMMARY_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}

export async function insertLetter(db: Queryable, letter: Letter, now: Date): Promise<void> {
  await db.letter.create({
    data: {
      id: letter.uuid,
      resumeId: letter.resumeUuid,
      name: letter.name,
      ...summaryOf(letter),
      content: contentOf(letter),
      revision: 1,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
}

/** Locks the owner's resume until the transaction ends, so that no other transaction counts or adds its letters meanwhile. */
export async function lockResume(tx: Transaction, owner: Owner, uuid: string): Promise<boolean> {
  const { count } = await tx.resume.updateMany({
    where: { id: uuid, ...owner, removedAt: null },
    data: { revision: { increment: 0 } },
  });
  return count === 1;
}

/** The number of a resume's letters, those in the trash included. */
export function countLetters(db: Queryable, resumeId: string): Promise<number> {
  return db.letter.count({ where: { resumeId } });
}

export async function findLetter(db: Queryable, owner: Owner, uuid: string): Promise<StoredLetter | null> {
  const row = await db.letter.findFirst({ where: { id: uuid, ...present(owner) }, select: COLUMNS });
  return row && toStored(row);
}

/** All letters of a resume, those in the trash too, for the copy of a user's data. */
export async function findLettersOf(db: Queryable, owner: Owner, resumeId: string): Promise<StoredLetter[]> {
  const rows = await db.letter.findMany({
    where: { resumeId, resume: owner },
    orderBy: { createdAt: 'asc' },
    select: COLUMNS,
  });
  return rows.map(toStored);
}

/** The owner's letters outside the trash, last changed first. */
export function listLetters(db: Queryable, owner: Owner) {
  return db.letter.findMany({
    where: present(owner),
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, resumeId: true, name: true, subject: true, organisation: true, updatedAt: true },
  });
}

/** The owner's removed letters whose resume is not in the trash itself, last removed first. */
export async function listTrash(db: Queryable, owner: Owner) {
  const rows = await db.letter.findMany({
    where: { removedAt: { not: null }, resume: { ...owner, removedAt: null } },
    orderBy: [{ removedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, name: true, subject: true, organisation: true, removedAt: true },
  });
  return rows.flatMap(({ removedAt, ...row }) => (removedAt ? [{ ...row, removedAt }] : []));
}

/**
 * Writes a state as the next revision. False, with nothing written, if the letter has another revision by now or is gone.
 */
export async function writeRevision(
  db: Queryable,
  owner: Owner,
  { stored, after, now }: { stored: StoredLetter; after: Letter; now: Date },
): Promise<boolean> {
  const { count } = await db.letter.updateMany({
    where: { id: after.uuid, revision: stored.revision, ...present(owner) },
    data: {
      name: after.name,
      ...summaryOf(after),
      content: { ...stored.content, ...contentOf(after) },
      revision: stored.revision + 1,
      updatedAt: now,
    },
  });
  return count === 1;
}

/** Opens the next revision and locks the letter until the transaction ends. False for a letter that the owner does not have. */
export async function beginRevision(tx: Transaction, owner: Owner, uuid: string, now: Date): Promise<boolean> {
  const { count } = await tx.letter.updateMany({
    where: { id: uuid, ...present(owner) },
    data: { revision: { increment: 1 }, updatedAt: now },
  });
  return count === 1;
}

/** Moves the owner's letter to the trash, or out of it (`removedAt` null). False if it is not on the other side. */
export async function moveToTrash(db: Queryable, owner: Owner, uuid: string, removedAt: Date | null): Promise<boolean> {
  const { count } = await db.letter.updateMany({
    where: { id: uuid, removedAt: removedAt ? null : { not: null }, resume: { ...owner, removedAt: null } },
    data: { removedAt },
  });
  return count === 1;
}

/** Ids of letters of all owners that were moved to the trash before a time, oldest first. */
export async function findRemovedBefore(db: Queryable, before: Date, take: number): Promise<string[]> {
  const rows = await db.letter.findMany({
    where: { removedAt: { lt: before } },
    orderBy: { removedAt: 'asc' },
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The condition under which a letter may be erased: it is the owner's, or has been in the trash since before a time. */
export type Erasable = { resume: Owner & { removedAt: null } } | { removedAt: { lt: Date } };

/** Locks the letter until the transaction ends, so that no other transaction adds a file to it meanwhile. */
export async function lockLetter(tx: Transaction, which: Erasable, uuid: string): Promise<void> {
  await tx.letter.updateMany({ where: { id: uuid, ...which }, data: { revision: { increment: 0 } } });
}

/** The keys of a letter's files: its signature and finished PDFs. */
export async function fileKeysOf(db: Queryable, which: Erasable, uuid: string): Promise<string[]> {
  const letter = { id: uuid, ...which };
  const signatures = await db.letterSignature.findMany({ where: { letter }, select: { fileKey: true } });
  const downloads = await db.letterDownload.findMany({ where: { letter }, select: { fileKey: true } });
  return [...signatures, ...downloads].map(({ fileKey }) => fileKey);
}

export async function deleteLetter(db: Queryable, which: Erasable, uuid: string): Promise<boolean> {
  const { count } = await db.letter.deleteMany({ where: { id: uuid, ...which } });
  return count === 1;
}

/** Replaces the letter's signature; null removes it. Returns the key of the previous file, which no row names any more. */
export async function replaceSignature(
  tx: Transaction,
  letterId: string,
  next: NewPicture | null,
): Promise<string | null> {
  const previous = await tx.letterSignature.findUnique({ where: { letterId }, select: { fileKey: true } });
  await tx.letterSignature.deleteMany({ where: { letterId } });
  if (next) await tx.letterSignature.create({ data: { ...next, letterId }, select: { id: true } });
  return previous?.fileKey ?? null;
}

/** The key of a signature's file, for the owner of its letter. */
export async function findSignatureKey(db: Queryable, owner: Owner, id: string): Promise<string | null> {
  const found = await db.letterSignature.findFirst({
    where: { id, letter: present(owner) },
    select: { fileKey: true },
  });
  return found?.fileKey ?? null;
}
