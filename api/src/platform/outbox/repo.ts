import type { Database, Queryable, Transaction } from '../database.ts';
import type { OutboxKind, OutboxPayloads } from './enqueue.ts';

/** A job of the outbox that waits to be done. */
export interface WaitingJob {
  id: string;
  kind: string;
  payload: unknown;
  state: string;
  tries: number;
}

/** Jobs of those kinds that are due, oldest first. */
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

/** Begins the next try of a job, which is this process's until that time. False when the job is not as it was read. */
export async function claimJob(db: Database, { id, state, tries }: WaitingJob, until: Date): Promise<boolean> {
  const { count } = await db.outboxMessage.updateMany({
    where: { id, state, tries },
    data: { tries: tries + 1, nextTryAt: until },
  });
  return count === 1;
}

/** Notes that a job is done, and forgets what it was about. */
export async function finishJob(db: Database, id: string, now: Date): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: { state: 'sent', sentAt: now, payload: {} } });
}

/** Notes how a job stands that was not done. */
export async function putJobBack(
  db: Database,
  id: string,
  standing: { state: 'new'; tries: number; nextTryAt: Date } | { state: 'failed' | 'dead'; nextTryAt: Date },
): Promise<void> {
  await db.outboxMessage.update({ where: { id }, data: standing });
}

/** Adds a job that is due at a time. */
export async function insertJob<K extends OutboxKind>(
  db: Queryable,
  kind: K,
  { payload, dueAt, now }: { payload: OutboxPayloads[K]; dueAt: Date; now: Date },
): Promise<void> {
  await db.outboxMessage.create({
    data: { id: crypto.randomUUID(), kind, payload, state: 'new', tries: 0, nextTryAt: dueAt, createdAt: now },
  });
}

// Buried jobs

/** Which buried jobs are meant: by their ids, of a kind (`mail.` means all that begin so), or all. */
export type Choice = { ids: readonly string[] } | { kind: string } | 'all';

/** The buried jobs, oldest first. */
export function findBuriedJobs(db: Database, choice: Choice) {
  return db.outboxMessage.findMany({ where: chosen(choice), orderBy: { createdAt: 'asc' } });
}

function chosen(choice: Choice) {
  if (choice === 'all') return { state: 'dead' };
  if ('ids' in choice) return { state: 'dead', id: { in: [...choice.ids] } };
  return { state: 'dead', kind: choice.kind.endsWith('.') ? { startsWith: choice.kind } : choice.kind };
}

/** Has a buried job tried again, from its first try on. False when it is not buried any more. */
export async function unburyJob(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, state: 'dead' },
    data: { state: 'failed', tries: 0, nextTryAt: now },
  });
  return count > 0;
}

/** Removes a buried job. False when it is not buried any more. */
export async function deleteBuriedJob(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.outboxMessage.deleteMany({ where: { id, state: 'dead' } });
  return count > 0;
}

// Old jobs

export async function deleteSentJobs(db: Database, madeBefore: Date): Promise<void> {
  await db.outboxMessage.deleteMany({ where: { state: 'sent', createdAt: { lte: madeBefore } } });
}

/** Empties the payloads of old buried jobs of some kinds. */
export async function emptyBuriedPayloads(
  db: Database,
  { kinds, madeBefore }: { kinds: readonly OutboxKind[]; madeBefore: Date },
): Promise<void> {
  await db.outboxMessage.updateMany({
    where: { state: 'dead', kind: { in: [...kinds] }, createdAt: { lte: madeBefore } },
    data: { payload: {} },
  });
}
