import type { Database } from '../../../platform/database.ts';
import type { Period } from '../providers/rail.ts';

const PAGE = 500;

/** A payment or a refund in our books. */
export interface Booked {
  id: string;
  orderId: string;
  kind: string;
  provider: string;
  providerRef: string;
  /** Minor units; negative where money went back. */
  amount: number;
  currency: string;
}

const select = {
  id: true,
  orderId: true,
  kind: true,
  provider: true,
  providerRef: true,
  amount: true,
  currency: true,
} as const;

/** What was booked in a period, a page at a time. */
export async function bookedIn(db: Database, { from, until }: Period): Promise<Booked[]> {
  const booked: Booked[] = [];
  const where = { createdAt: { gte: from, lt: until } };
  for (;;) {
    const after = booked.at(-1);
    const page = await db.ledgerEntry.findMany({
      where: after ? { ...where, id: { gt: after.id } } : where,
      orderBy: { id: 'asc' },
      take: PAGE,
      select,
    });
    booked.push(...page);
    if (page.length < PAGE) return booked;
  }
}

/** What is booked of some payments or refunds of a provider, whenever that was, by the provider's id. */
export async function bookedOf(
  db: Database,
  key: { kind: 'payment' | 'refund'; provider: string; refs: string[] },
): Promise<Map<string, Booked>> {
  const { kind, provider, refs } = key;
  const found = await db.ledgerEntry.findMany({ where: { kind, provider, providerRef: { in: refs } }, select });
  return new Map(found.map((entry) => [entry.providerRef, entry]));
}
