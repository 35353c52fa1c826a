import { z } from 'zod';
import type { Database, Queryable, Transaction } from '../database.ts';
import type { OutboxKind, OutboxPayloads } from './enqueue.ts';

/** A message of the outbox that is not done. */
export interface WaitingJob {
  id: string;
  kind: string;
  payload: unknown;
  state: string;
  tries: number;
}

/** Due messages of some kinds, oldest first. */
export function findDueJobs(
  db: Database,
  { kinds, now, limit }: { kinds: string[]; now: Date; limit: number },
): Promise<WaitingJob[]> {
  return db.outboxMessage.findMany({
    where: { state: { in: ['new', 'failed'] }, nextTryAt: { lte: now }, kind: { in: kinds } },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
}

/** Claims a message for its next try, until a time. False when it has changed since it was read. */
export async function claimMessage(db: Database, { id, state, tries }: WaitingJob, until: Date): Promise<boolean> {
  const { count } = await db.outboxMessage.updateMany({
    where: { id, state, tries },
    data: { tries: tries + 1, nextTryAt: until },
  });
  return count === 1;
}

/** Marks a message as sent, with what became of it, and deletes its payload except for the news, which are no personal data. */
export async function finishMessage(
  db: Database,
  { id, payload }: { id: string; payload: unknown },
  { outcome, now }: { outcome: string | null; now: Date },
): Promise<void> {
  const news = newsOf(payload);
  const kept = news === null ? {} : { news };
  await db.outboxMessage.update({ where: { id }, data: { state: 'sent', sentAt: now, outcome, payload: kept } });
}

const newsSchema = z.object({ news: z.string() });

/** What a stored payload tells about, such as `renewal-soon`; null for kinds without news. */
export function newsOf(payload: unknown): string | null {
  return newsSchema.safeParse(payload).data?.news ?? null;
}

/** Stores the new state of a message that was not processed. */
export async function rescheduleMessage(
  db: Database,
  id: string,
  standing: { state: 'new'; tries: number; nextTryAt: Date } | { state: 'failed' | 'dead'; nextTryAt: Date },
): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: standing });
}

/** Adds a message that is due at a time. */
export async function insertMessage<K extends OutboxKind>(
  db: Queryable,
  kind: K,
  { payload, dueAt, now }: { payload: OutboxPayloads[K]; dueAt: Date; now: Date },
): Promise<void> {
  const subjectId = subjectOf(payload);
  await db.outboxMessage.create({
    data: {
      id: crypto.randomUUID(),
      kind,
      payload,
      subjectId,
      state: 'new',
      tries: 0,
      nextTryAt: dueAt,
      createdAt: now,
    },
  });
}

/** The payload's id of what the message is about. */
function subjectOf(payload: OutboxPayloads[OutboxKind]): string | null {
  if ('orderId' in payload) return payload.orderId;
  if ('subscriptionId' in payload) return payload.subscriptionId;
  if ('disputeId' in payload) return payload.disputeId;
  if ('withdrawalId' in payload) return payload.withdrawalId;
  if ('refundId' in payload) return payload.refundId;
  if ('documentId' in payload) return payload.documentId;
  return 'userId' in payload ? payload.userId : null;
}

// Buried messages

/** Selects buried messages: by their ids, by kind (`mail.` selects all kinds with this prefix), or all. */
export type Choice = { ids: readonly string[] } | { kind: string } | 'all';

/** The buried messages, oldest first. */
export function findBuriedMessages(db: Database, choice: Choice) {
  return db.outboxMessage.findMany({ where: chosen(choice), orderBy: { createdAt: 'asc' } });
}

function chosen(choice: Choice) {
  if (choice === 'all') return { state: 'dead' };
  if ('ids' in choice) return { state: 'dead', id: { in: [...choice.ids] } };
  return { state: 'dead', kind: choice.kind.endsWith('.') ? { startsWith: choice.kind } : choice.kind };
}

/** Makes a buried message due, with all of its tries. False when it is not buried any more. */
export async function retryBuriedMessage(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, state: 'dead' },
    data: { state: 'failed', tries: 0, nextTryAt: now },
  });
  return count > 0;
}

/** Removes a buried message. False when it is not buried any more. */
export async function deleteBuriedMessage(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.outboxMessage.deleteMany({ where: { id, state: 'dead' } });
  return count > 0;
}

// Old messages

export async function deleteSentMessages(db: Database, madeBefore: Date): Promise<void> {
  await db.outboxMessage.deleteMany({ where: { state: 'sent', createdAt: { lte: madeBefore } } });
}

/** Empties the payloads of old buried messages of some kinds. */
export async function emptyBuriedPayloads(
  db: Database,
  { kinds, madeBefore }: { kinds: readonly OutboxKind[]; madeBefore: Date },
): Promise<void> {
  await db.outboxMessage.updateMany({
    where: { state: 'dead', kind: { in: [...kinds] }, createdAt: { lte: madeBefore } },
    data: { payload: {} },
  });
}
