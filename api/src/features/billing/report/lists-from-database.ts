import type { Database } from '../../../platform/database.ts';
import { type PaymentRail, type RailLists, RailRefusal } from '../providers/rail.ts';
import { findPaymentsMade, findRefundsMade } from './repo.ts';

const PAGE = 100;

/**
 * Lists of a provider that has none: what we know of was made there in a period, each asked about by itself. What nobody told us of
 * is not in them, nor is what the provider knows no more.
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

/** What an answer says; null where the provider does not know what it was asked about. @throws Error when it does not answer. */
export async function nullIfUnknown<Seen>(answer: Promise<Seen>): Promise<Seen | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RailRefusal) return null;
    throw error;
  }
}

/** Rows in pages, each page after the last id of the one before. */
async function* byId<Row extends { id: string }>(
  find: (page: { after: string | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await find({ after: null, limit: PAGE });
  while (rows.length > 0) {
    yield* rows;
    rows = rows.length < PAGE ? [] : await find({ after: rows.at(-1)!.id, limit: PAGE });
  }
}
