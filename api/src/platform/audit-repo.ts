import type { Queryable } from './database.ts';

interface NewEvent {
  at: Date;
  kind: string;
  userId: string | null;
  requestId: string | null;
  /** Where the request came from; null for work that nobody asked for. */
  network: string | null;
  details: Readonly<Record<string, string | number | boolean>>;
}

export async function insertAuditEvent(db: Queryable, event: NewEvent): Promise<void> {
  await db.auditEvent.create({ data: { id: crypto.randomUUID(), ...event } });
}

/** How many events of a kind a user caused after a time, or a network where there is no user; counts up to `most`. */
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

/** When a user's last event of a kind was, if that is later than `since`. */
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
