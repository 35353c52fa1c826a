import type { Queryable } from './database.ts';

interface NewEvent {
  at: Date;
  kind: string;
  userId: string | null;
  requestId: string | null;
  /** The network that the request came from; null for background work. */
  network: string | null;
  details: Readonly<Record<string, string | number | boolean>>;
}

export async function insertAuditEvent(db: Queryable, event: NewEvent): Promise<void> {
  await db.auditEvent.create({ data: { id: crypto.randomUUID(), ...event } });
}

/** How many events of a kind a user, or without a user a network, has caused since a time. Counts up to `most`. */
export function countAuditEvents(
  db: Queryable,
  {
    kind,
    whose,
    since,
    most,
  }: {
    kind: string;
    whose: { userId: string } | { userId: null; network: string | null };
    since: Date;
    most: number;
  },
): Promise<number> {
  return db.auditEvent.count({ where: { ...whose, kind, at: { gt: since } }, take: most });
}

/** The time of a user's last event of a kind after `since`; null without one. */
export async function findLastAuditEvent(
  db: Queryable,
  { userId, kind, since }: { userId: string; kind: string; since: Date },
): Promise<Date | null> {
  const found = await db.auditEvent.findFirst({
    where: { userId, kind, at: { gt: since } },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  return found?.at ?? null;
}

/** Returns how many were removed. */
export async function deleteAuditEvents(db: Queryable, before: Date): Promise<number> {
  const { count } = await db.auditEvent.deleteMany({ where: { at: { lt: before } } });
  return count;
}
