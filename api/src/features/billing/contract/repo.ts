import type { Queryable } from '../../../platform/database.ts';

/** What the confirmation of a contract names; null when there is no such order, or its buyer is unknown. */
export async function findContractFacts(db: Queryable, orderId: string) {
  const order = await db.order.findUnique({
    where: { id: orderId },
    select: {
      id: true,
      purpose: true,
      catalogue: true,
      grossAmount: true,
      currency: true,
      buyerName: true,
      buyerEmail: true,
      consentVersion: true,
      consentAt: true,
      paidAt: true,
      subscriptionId: true,
      fulfilment: { select: { accessUntil: true, extraDays: true } },
    },
  });
  return order === null || order.buyerEmail === '' ? null : order;
}

export type ContractFacts = NonNullable<Awaited<ReturnType<typeof findContractFacts>>>;
