import type { Database } from '../../../platform/database.ts';
import { type PaymentRail, type RailLists, RailRefusal } from '../providers/rail.ts';
import { findPaymentsMade, findRefundsMade } from './repo.ts';

const PAGE = 100;

/**
 * Stands in for the lists of a provider that has none: retrieves each payment and refund of a period that our database has. Missing are
 * those that our database does not have, and those that the provider does not know any more.
 */
export function listsFromDatabase(db: Database, rail: PaymentRail): RailLists {
  const { provider } = rail;
  return {
    async *payments(period) {
      for await (const { providerRef, orderId } of byId((page) => findPaymentsMade(db, provider, { period, page }))) {
        const payment = await nullIfUnknown(rail.retrieve(providerRef!));
        if (payment) yield { ...payment, orderId };
      }
    },
    async *refunds(period) {
      for await (const { providerRef } of byId((page) => findRefundsMade(db, provider, { period, page }))) {
        const refund = await nullIfUnknown(rail.retrieveRefund(providerRef!));
        if (refund) yield refund;
      }
    },
  };
}

/** The answer; null when the provider does not know the object. @throws Error when the provider does not answer. */
export async function nullIfUnknown<Seen>(answer: Promise<Seen>): Promise<Seen | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RailRefusal) return null;
    throw error;
  }
}

/** Reads rows in pages, each after the last id of the previous one. */
async function* byId<Row extends { id: string }>(
  find: (page: { after: string | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await find({ after: null, limit: PAGE });
  while (rows.length > 0) {
    yield* rows;
    rows = rows.length < PAGE ? [] : await find({ after: rows.at(-1)!.id, limit: PAGE });
  }
}
