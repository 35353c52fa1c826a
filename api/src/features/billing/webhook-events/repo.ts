import type { Database } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { selectHasDueEvent } from '../../../platform/sql/webhook-events.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** A verified webhook event that waits to be processed. */
export interface StoredEvent {
  provider: string;
  eventId: string;
  body: string;
  state: string;
  tries: number;
}

/** Stores a verified event, to be processed at once. False when it was stored before. */
export async function insertEvent(
  db: Database,
  { provider, event: { id, type }, body }: { provider: string; event: WebhookEvent; body: string },
  now: Date,
): Promise<boolean> {
  try {
    await db.webhookEvent.create({
      data: { provider, eventId: id, type, body, state: 'new', tries: 0, nextTryAt: now, receivedAt: now },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Events that are due, oldest first. */
export async function findDueEvents(db: Database, now: Date, limit: number): Promise<StoredEvent[]> {
  // Every process polls each second, and finds nothing nearly always. So a cheap query comes first.
  if (!(await selectHasDueEvent(db.statements, now))) return [];
  return db.webhookEvent.findMany({
    where: { state: { in: ['new', 'failed'] }, nextTryAt: { lte: now } },
    orderBy: { receivedAt: 'asc' },
    take: limit,
  });
}

/** Claims an event for its next try, until `until`. False when another process has changed it since it was read. */
export async function claimEvent(
  db: Database,
  { provider, eventId, state, tries }: StoredEvent,
  until: Date,
): Promise<boolean> {
  const { count } = await db.webhookEvent.updateMany({
    where: { provider, eventId, state, tries },
    data: { tries: tries + 1, nextTryAt: until },
  });
  return count === 1;
}

export async function finishEvent(db: Database, { provider, eventId }: StoredEvent, now: Date): Promise<void> {
  await db.webhookEvent.update({
    where: { provider_eventId: { provider, eventId } },
    data: { state: 'done', processedAt: now, error: null },
  });
}

/** Stores the state of an event after a failed try, and the error. */
export async function recordFailedTry(
  db: Database,
  { provider, eventId }: StoredEvent,
  failure: { state: 'failed' | 'dead'; nextTryAt: Date; error: string },
): Promise<void> {
  await db.webhookEvent.update({ where: { provider_eventId: { provider, eventId } }, data: failure });
}

/** Clears the bodies of up to `limit` events that were processed before a time. `found` may be more than `cleared`. */
export async function clearBodies(
  db: Database,
  { processedBefore, limit }: { processedBefore: Date; limit: number },
): Promise<{ found: number; cleared: number }> {
  const keys = await db.webhookEvent.findMany({
    where: { hasBody: true, processedAt: { lt: processedBefore }, state: 'done' },
    take: limit,
    select: { provider: true, eventId: true },
  });
  if (keys.length === 0) return { found: 0, cleared: 0 };
  const { count: cleared } = await db.webhookEvent.updateMany({
    where: { OR: keys, state: 'done' },
    data: { body: '', hasBody: false },
  });
  return { found: keys.length, cleared };
}
