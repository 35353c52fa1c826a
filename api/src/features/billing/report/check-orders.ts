import { HOME_CURRENCY } from '@kreda/site/currencies';
import { z } from 'zod';
import type { Database } from '../../../platform/database.ts';
import type { Difference } from './difference.ts';
import { inChunks } from './in-chunks.ts';
import { findOrdersWithLedger } from './repo.ts';

const contentSchema = z.object({
  currency: z.string(),
  tables: z.array(
    z.object({
      kind: z.enum(['items', 'before', 'after', 'difference']),
      lines: z.array(z.object({ gross: z.int() })),
    }),
  ),
});

/** The amount of a document. Minor units; negative for a correction. */
export function documentTotal(content: unknown): { gross: number; currency: string } {
  const { tables, currency } = contentSchema.parse(content);
  const counted = tables.filter(({ kind }) => kind === 'items' || kind === 'difference').flatMap(({ lines }) => lines);
  return { gross: counted.reduce((sum, { gross }) => sum + gross, 0), currency };
}

/**
 * Checks of each order whether its ledger entries, of any time, add up to its documents, and whether it was paid once. A second payment
 * that was refunded is no difference: it never had a document.
 */
export async function* checkOrders(db: Database, orderIds: Iterable<string>): AsyncGenerator<Difference> {
  for await (const ids of inChunks(orderIds)) {
    for (const order of await findOrdersWithLedger(db, ids)) yield* checkOrder(order);
  }
}

interface OrderWithLedger {
  id: string;
  currency: string;
  ledger: { kind: string; provider: string; providerRef: string; amount: number; currency: string }[];
  documents: { content: unknown }[];
  /** Refunds of second payments, and those that failed. */
  refunds: { providerRef: string | null; reason: string }[];
}

function* checkOrder({ id: orderId, currency, ledger, documents, refunds }: OrderWithLedger): Generator<Difference> {
  const [first, ...others] = ledger.filter(({ kind }) => kind === 'payment');
  const sumOfRefunds = (of: OrderWithLedger['refunds']) => {
    const refs = new Set(of.map(({ providerRef }) => providerRef));
    return sumOf(ledger.filter(({ kind, providerRef }) => kind === 'refund' && refs.has(providerRef)));
  };
  const surplus = sumOf(others) + sumOfRefunds(refunds.filter(({ reason }) => reason === 'duplicate'));
  const last = others.at(-1);
  if (last && surplus !== 0) {
    const { provider, providerRef: ref } = last;
    const text = `one of ${others.length + 1} payments of one order, and ${surplus} minor units are not refunded`;
    yield { kind: 'second-payment', provider, ref, orderId, amount: surplus, currency: last.currency, text };
  }
  // A dispute moves the money and not the sale, so it has no document.
  const booked = sumOf(ledger.filter(({ kind }) => kind !== 'dispute')) - surplus;
  const added = documents.map(({ content }) => documentTotal(content));
  const invoiced = added.reduce((sum, { gross }) => sum + gross, 0);
  // A refund that the bank returned keeps its correction. Paid again, it is in the ledger twice.
  const paidAgain = sumOfRefunds(refunds.filter(({ reason }) => reason !== 'duplicate'));
  const isRight = booked === invoiced || booked - paidAgain === invoiced;
  const isOneCurrency = [...ledger, ...added].every((part) => part.currency === currency);
  if (isRight && isOneCurrency) return;
  yield {
    kind: 'documents-differ',
    provider: first?.provider ?? null,
    ref: orderId,
    orderId,
    amount: booked - invoiced,
    currency,
    text: isWaiting(documents, currency)
      ? 'its invoice waits in the outbox for the exchange rate'
      : isOneCurrency
        ? `${booked} minor units in the ledger, ${invoiced} on its documents`
        : `its payments and documents are not all in ${currency}`,
  };
}

/** In a foreign currency an invoice is issued once the exchange rate is known. */
function isWaiting(documents: readonly unknown[], currency: string): boolean {
  return documents.length === 0 && currency !== HOME_CURRENCY;
}

function sumOf(entries: readonly { amount: number }[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
