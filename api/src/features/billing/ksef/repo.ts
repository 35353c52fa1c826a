import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';

type KsefState = 'queued' | 'sent' | 'accepted' | 'rejected';

/** A document that is to be sent, or was sent and is not accepted yet. */
export interface Submission {
  documentId: string;
  state: string;
  xml: string | null;
  hash: string | null;
  isOffline: boolean;
  replacedHash: string | null;
  sessionRef: string | null;
  documentRef: string | null;
  ksefNumber: string | null;
  tries: number;
  createdAt: Date;
}

const SUBMISSION = {
  documentId: true,
  state: true,
  xml: true,
  hash: true,
  isOffline: true,
  replacedHash: true,
  sessionRef: true,
  documentRef: true,
  ksefNumber: true,
  tries: true,
  createdAt: true,
} as const;

/** Queues a document, in the transaction that issues it. */
export async function insertSubmission(tx: Transaction, documentId: string, now: Date): Promise<void> {
  const times = { nextTryAt: now, createdAt: now, updatedAt: now };
  await tx.ksefSubmission.create({ data: { documentId, state: 'queued', tries: 0, ...times } });
}

/** Documents that are due to be sent or asked about, the oldest first. */
export function findDueSubmissions(db: Database, now: Date, limit: number): Promise<Submission[]> {
  return db.ksefSubmission.findMany({
    where: { state: { in: ['queued', 'sent'] }, nextTryAt: { lte: now } },
    orderBy: { createdAt: 'asc' },
    take: limit,
    select: SUBMISSION,
  });
}

/** Claims a submission until a time. False when another process has it. */
export async function claimSubmission(
  db: Database,
  { documentId, state, tries }: Submission,
  until: Date,
): Promise<boolean> {
  const { count } = await db.ksefSubmission.updateMany({
    where: { documentId, state, tries },
    data: { tries: tries + 1, nextTryAt: until },
  });
  return count === 1;
}

interface SubmissionChange {
  state?: KsefState;
  xml?: string;
  hash?: string;
  isOffline?: boolean;
  sessionRef?: string | null;
  documentRef?: string | null;
  ksefNumber?: string;
  confirmation?: string;
  reason?: string;
  tries?: number;
  nextTryAt?: Date;
  acceptedAt?: Date;
}

export async function updateSubmission(
  db: Queryable,
  documentId: string,
  change: SubmissionChange,
  now: Date,
): Promise<void> {
  await db.ksefSubmission.update({ where: { documentId }, data: { ...change, updatedAt: now } });
}

/** A document as it was issued, and the submission of the invoice that it corrects, if that goes to KSeF. */
export async function getDocumentToSend(
  db: Database,
  documentId: string,
): Promise<{ content: Invoice; issuedAt: Date; original: { state: string; ksefNumber: string | null } | null }> {
  const found = await db.billingDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { content: true, issuedAt: true, correctsId: true },
  });
  const { content, issuedAt, correctsId } = found;
  const original =
    correctsId === null
      ? null
      : await db.ksefSubmission.findUnique({
          where: { documentId: correctsId },
          select: { state: true, ksefNumber: true },
        });
  // Stored by `insertDocument`, which takes an Invoice.
  return { content: content as unknown as Invoice, issuedAt, original };
}

/** What the print of a document says of KSeF; null: it does not go there. */
export function findPrintedSubmission(db: Queryable, documentId: string) {
  return db.ksefSubmission.findUnique({
    where: { documentId },
    select: { state: true, hash: true, ksefNumber: true, isOffline: true, createdAt: true },
  });
}

/** A rejected document, for operators. */
export interface RejectedDocument {
  documentId: string;
  number: string;
  state: string;
  reason: string | null;
  /** ISO date. */
  issuedOn: string;
}

/** Documents that KSeF has not accepted, the oldest first. */
export async function listUnaccepted(db: Database): Promise<RejectedDocument[]> {
  const rows = await db.ksefSubmission.findMany({
    where: { state: { not: 'accepted' } },
    orderBy: { createdAt: 'asc' },
    select: { documentId: true, state: true, reason: true, document: { select: { content: true } } },
  });
  return rows.map(({ document, ...row }) => {
    const { number, issuedOn } = document.content as unknown as Invoice;
    return { ...row, number, issuedOn };
  });
}

/**
 * Queues a rejected document again, to be written by the present release. One that the buyer got offline replaces the rejected one. False
 * when the document is not rejected.
 */
export async function requeueRejected(tx: Transaction, documentId: string, now: Date): Promise<boolean> {
  const found = await tx.ksefSubmission.findUnique({ where: { documentId }, select: { hash: true, isOffline: true } });
  if (!found) return false;
  const { count } = await tx.ksefSubmission.updateMany({
    where: { documentId, state: 'rejected' },
    data: {
      state: 'queued',
      xml: null,
      hash: null,
      replacedHash: found.isOffline ? found.hash : null,
      sessionRef: null,
      documentRef: null,
      reason: null,
      tries: 0,
      nextTryAt: now,
      updatedAt: now,
    },
  });
  return count === 1;
}

export function getRejectedForMail(db: Database, documentId: string) {
  return db.ksefSubmission.findUniqueOrThrow({
    where: { documentId },
    select: { reason: true, document: { select: { content: true } } },
  });
}
