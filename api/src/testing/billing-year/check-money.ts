import type { Currency } from '@kreda/site/currencies';
import { PACKAGES } from '../../../../prisma/seed/packages.ts';
import type { BookedPayment } from './books.ts';
import { VOUCHER } from './purchase.ts';
import { differ, type Year } from './year.ts';

/** Compares the ledger with the providers' books, order by order, to the grosz, and what was paid with its price. */
export async function checkMoney(year: Year, books: readonly BookedPayment[]): Promise<void> {
  const { db } = year.paying.api;
  const ledger = Map.groupBy(await db.ledgerEntry.findMany(), ({ orderId }) => orderId);
  const booked = Map.groupBy(books, ({ orderId }) => orderId);
  const orders = new Map((await db.order.findMany({ omit: { catalogue: true } })).map((order) => [order.id, order]));
  for (const orderId of new Set([...ledger.keys(), ...booked.keys()])) {
    const order = orders.get(orderId);
    const there = (booked.get(orderId) ?? []).map(leftOf).reduce((sum, left) => sum + left, 0);
    const here = (ledger.get(orderId) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    if (!order || here !== there) {
      differ(year, `money: order ${orderId} has ${here} in the ledger and ${there} at the providers`);
      continue;
    }
    // Paid once: a second payment is refunded whole.
    const kept = booked.get(orderId)!.filter((payment) => refundedOf(payment) < payment.amount);
    if (kept.length > 1) differ(year, `money: order ${orderId} was paid ${kept.length} times`);
    const price = PACKAGES.find(({ slug }) => slug === order.packageSlug)!.grossAmounts[order.currency as Currency];
    const expected = order.voucherCode === null ? price : price - Math.round((price * VOUCHER.percent) / 100);
    for (const { amount, ref } of booked.get(orderId)!)
      if (amount !== expected) differ(year, `money: payment ${ref} is of ${amount} and not of ${expected}`);
  }
}

const refundedOf = ({ refunds }: BookedPayment) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What is left of a payment after refunds and disputes. */
function leftOf(payment: BookedPayment): number {
  return payment.amount - refundedOf(payment) - payment.disputed;
}

/** Nobody is charged without being there after cancelling, withdrawing, deleting the account, a full refund, or during or after a dispute. */
export async function checkCharges(year: Year, books: readonly BookedPayment[]): Promise<void> {
  const { db } = year.paying.api;
  const orders = new Map(
    (await db.order.findMany({ select: { id: true, userId: true, subscriptionId: true } })).map((row) => [row.id, row]),
  );
  const subscriptions = new Map(
    (await db.subscription.findMany({ omit: { catalogue: true } })).map((row) => [row.id, row]),
  );
  const buyers = buyersByOrder(year);
  const periods = new Map((await db.subscriptionPeriod.findMany()).map((period) => [period.orderId, period]));
  for (const charge of books.filter(({ isOffSession }) => isOffSession)) {
    const { subscriptionId, userId } = orders.get(charge.orderId) ?? {};
    const subscription = subscriptions.get(subscriptionId ?? '');
    if (!subscription) {
      differ(year, `charges: ${charge.ref} belongs to no subscription`);
      continue;
    }
    const buyer =
      buyers.get(userId ?? '') ??
      year.buyers.find(({ orders: own }) =>
        own.some(({ orderId }) => orders.get(orderId)?.subscriptionId === subscriptionId),
      );
    for (const { why, from, until } of buyer?.stops ?? []) {
      const isOfIt = from >= subscription.createdAt;
      if (isOfIt && from < charge.paidAt && (until === null || charge.paidAt < until))
        differ(
          year,
          `charges: ${charge.ref} of ${charge.paidAt.toISOString()} although ${why} at ${from.toISOString()}`,
        );
    }
    // A full refund of the period before ends the subscription.
    const before = [...periods.values()].filter(
      (period) => period.subscriptionId === subscriptionId && period.startsAt < charge.paidAt,
    );
    for (const { orderId, endsAt } of before) {
      const paid = books.find((payment) => payment.orderId === orderId);
      const refundedAt =
        paid && refundedOf(paid) >= paid.amount ? Math.max(...paid.refunds.map(({ at }) => at.getTime())) : null;
      if (
        refundedAt !== null &&
        refundedAt < charge.paidAt.getTime() - DAY_MS &&
        refundedAt < endsAt.getTime() - DAY_MS
      )
        differ(
          year,
          `charges: ${charge.ref} although the period before was refunded at ${new Date(refundedAt).toISOString()}`,
        );
    }
  }
}

/** A refund of a dashboard may be told three days later; its event is never missing. */
const DAY_MS = 4 * 24 * 60 * 60_000;

function buyersByOrder({ buyers }: Year) {
  return new Map(buyers.map((buyer) => [buyer.userId, buyer]));
}
