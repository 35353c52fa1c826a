import type { Database } from '../database.ts';

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
