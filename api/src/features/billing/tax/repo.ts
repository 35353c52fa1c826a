import { MEMBER_STATES } from '@kreda/site/tax/countries';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Period } from '../providers/rail.ts';

/**
 * The tax of a subscription's latest period whose rule is known, and its company. An earlier release, after a rollback, renews without rule and country:
 * its orders say nothing about the buyer. Without any order that has a rule, the latest one.
 */
export async function findTaxOfLastOrder(db: Queryable, subscriptionId: string) {
  const latest = (known: { taxRule?: { not: null } }) => ({
    where: { subscriptionId, purpose: { not: 'method-change' }, ...known },
    orderBy: { periodNo: 'desc' } as const,
    select: { taxRule: true, buyerCountry: true, countryEvidence: true, buyerCompany: true },
  });
  const ruled = await db.order.findFirst(latest({ taxRule: { not: null } }));
  return ruled ?? db.order.findFirstOrThrow(latest({}));
}

/** The last checks of subscriptions in which VIES confirmed a VAT number, as they are stored, by subscription. */
export async function findLastChecks(db: Queryable, subscriptionIds: string[]): Promise<Map<string, unknown>> {
  const orders = await db.order.findMany({
    where: { subscriptionId: { in: subscriptionIds }, purpose: { not: 'method-change' }, taxRule: 'reverse-charge' },
    orderBy: { periodNo: 'asc' },
    select: { subscriptionId: true, vatCheck: true },
  });
  return new Map(orders.map(({ subscriptionId, vatCheck }) => [subscriptionId!, vatCheck]));
}

/** A paid order with what its tax rests on. */
export type TaxedOrder = Awaited<ReturnType<typeof findTaxedOrders>>[number];

/** Orders of known countries that were paid for in a period, in the order of their ids, in pages. */
export function findTaxedOrders(
  db: Database,
  { from, until }: Period,
  { after, limit }: { after: string | null; limit: number },
) {
  return db.order.findMany({
    where: {
      paidAt: { gte: from, lt: until },
      buyerCountry: { not: null },
      grossAmount: { gt: 0 },
      ...(after === null ? {} : { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take: limit,
    select: {
      id: true,
      subscriptionId: true,
      taxRule: true,
      buyerCountry: true,
      countryEvidence: true,
      vatCheck: true,
    },
  });
}

/** The net sums of what consumers of other member states paid for in a period, by currency. Refunded orders are left out. Minor units. */
export async function sumConsumersOfTheUnion(
  db: Database,
  { from, until }: Period,
): Promise<{ currency: string; net: number }[]> {
  const sums = await db.order.groupBy({
    by: ['currency'],
    where: {
      paidAt: { gte: from, lt: until },
      state: { not: 'refunded' },
      taxRule: { in: ['domestic', 'oss'] },
      buyerCountry: { in: [...MEMBER_STATES.filter((state) => state !== 'PL'), 'MC'] },
    },
    _sum: { netAmount: true },
    orderBy: { currency: 'asc' },
  });
  return sums.map(({ currency, _sum }) => ({ currency, net: _sum.netAmount ?? 0 }));
}
