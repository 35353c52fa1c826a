import type { Database } from '../../../platform/database.ts';
import type { ListedPayment, PaymentRail, Period, ProviderPayment, RailLists } from '../providers/rail.ts';
import { bookedOf } from './booked.ts';
import type { Difference } from './difference.ts';
import { inChunks } from './in-chunks.ts';
import { unlessUnknown } from './known-lists.ts';
import { type Booked, countPayments, findOrderOfPayment } from './repo.ts';

/** What a comparison works with: the books, and one provider. */
export interface Sides {
  db: Database;
  rail: PaymentRail;
  lists: RailLists;
}

/**
 * Compares the payments that a provider made in `made` with the books, as far as they were paid in `paid`. Adds the ids of those that
 * it has looked at to `looked`.
 */
export async function* comparePaymentsThere(
  { db, rail, lists }: Sides,
  { made, paid, looked }: { made: Period; paid: Period; looked: Set<string> },
): AsyncGenerator<Difference> {
  const { provider } = rail;
  for await (const chunk of inChunks(lists.payments(made))) {
    const received = chunk.filter(
      ({ status, paidAt }) => status === 'succeeded' && paidAt !== null && paidAt >= paid.from && paidAt < paid.until,
    );
    const refs = received.map(({ providerRef }) => providerRef);
    const booked = await bookedOf(db, { kind: 'payment', provider, refs });
    for (const payment of received) {
      looked.add(payment.providerRef);
      const entry = booked.get(payment.providerRef);
      if (!entry) yield await notBooked(db, provider, payment);
      else if (!isSame(entry, payment)) yield differs(entry, payment);
    }
  }
}

/** Compares what is booked with the provider, as far as it was not looked at. */
export async function* comparePaymentsHere(
  { rail }: Sides,
  { booked, looked }: { booked: readonly Booked[]; looked: ReadonlySet<string> },
): AsyncGenerator<Difference> {
  for (const entry of booked) {
    if (looked.has(entry.providerRef)) continue;
    const payment = await unlessUnknown(rail.retrieve(entry.providerRef));
    if (payment?.status !== 'succeeded') {
      const text = payment ? `booked here, and is ${payment.status} there` : 'booked here, and not known there';
      yield { ...about(entry), kind: 'payment-not-there', text };
    } else if (!isSame(entry, payment)) yield differs(entry, payment);
  }
}

async function notBooked(db: Database, provider: string, payment: ListedPayment): Promise<Difference> {
  const knownOrderId = await findOrderOfPayment(db, { provider, providerRef: payment.providerRef });
  const orderId = knownOrderId ?? payment.orderId;
  const others = orderId === null ? 0 : await countPayments(db, orderId);
  const known = knownOrderId ? 'not booked here' : 'not known here';
  return {
    kind: others > 0 ? 'second-payment' : 'payment-not-booked',
    provider,
    ref: payment.providerRef,
    orderId,
    amount: payment.received?.amount ?? null,
    currency: payment.received?.currency ?? null,
    text: others > 0 ? `paid there for an order that is paid already, and ${known}` : `paid there, and ${known}`,
  };
}

function isSame({ amount, currency }: Booked, { received }: ProviderPayment): boolean {
  return received?.amount === amount && received.currency === currency;
}

function differs(entry: Booked, { received }: ProviderPayment): Difference {
  const there = `${received?.amount} ${received?.currency}`;
  const text = `booked as ${entry.amount} ${entry.currency}, and ${there} there, in minor units`;
  return { ...about(entry), kind: 'payment-differs', text };
}

function about({ provider, providerRef: ref, orderId, amount, currency }: Booked) {
  return { provider, ref, orderId, amount, currency };
}
