import { hasActiveAccess } from '../../features/billing/access/access.ts';
import { orderSnapshotSchema } from '../../features/billing/orders/order-snapshot.ts';
import { addMonths } from '../../features/billing/subscriptions/calendar.ts';
import type { BookedPayment } from './books.ts';
import { differ, type Year } from './year.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Access is exactly what was paid: each fulfilment has its payment and its length, and is revoked if and only if it has to be. */
export async function checkAccess(year: Year, books: readonly BookedPayment[]): Promise<void> {
  const { api } = year.paying;
  const { db, now } = api;
  const paid = Map.groupBy(books, ({ orderId }) => orderId);
  const withdrawn = new Set(
    (await db.withdrawal.findMany({ select: { orderId: true } })).map(({ orderId }) => orderId),
  );
  const periods = new Map((await db.subscriptionPeriod.findMany()).map((period) => [period.orderId, period]));
  const fulfilments = await db.fulfilment.findMany({ orderBy: { createdAt: 'asc' }, include: { order: true } });
  const byUser = Map.groupBy(fulfilments, ({ userId }) => userId);
  for (const buyer of year.buyers) {
    if (buyer.isDeleted) continue;
    let end: Date | null = null;
    const valid: { from: Date; until: Date }[] = [];
    for (const { orderId, order, accessFrom, accessUntil, revokedAt, createdAt } of byUser.get(buyer.userId) ?? []) {
      const payments = paid.get(orderId) ?? [];
      if (payments.length === 0 && order.grossAmount > 0)
        differ(year, `access: order ${orderId} gives access and was not paid`);
      const [first] = payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
      if (first && createdAt.getTime() - first.paidAt.getTime() > 2 * DAY_MS)
        differ(
          year,
          `access: order ${orderId} was paid ${first.paidAt.toISOString()} and gave access ${createdAt.toISOString()}`,
        );
      const refunded = (first?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const isToRevoke =
        withdrawn.has(orderId) || (first !== undefined && refunded >= first.amount) || first?.isBlocked === true;
      if ((revokedAt !== null) !== isToRevoke)
        differ(year, `access: order ${orderId} is ${isToRevoke ? 'not ' : ''}revoked`);
      if (revokedAt !== null) continue;
      const { days, renewal } = orderSnapshotSchema.parse(order.catalogue);
      if (renewal === null) {
        const from: Date = end !== null && end > accessFrom ? end : accessFrom;
        const until = new Date(from.getTime() + days * DAY_MS);
        if (until.getTime() !== accessUntil.getTime())
          differ(
            year,
            `access: order ${orderId} lasts until ${accessUntil.toISOString()} and not ${until.toISOString()}`,
          );
        end = until;
      } else {
        const period = periods.get(orderId);
        const until = period?.endsAt ?? addMonths(accessFrom, renewal.months);
        if (until.getTime() !== accessUntil.getTime())
          differ(year, `access: period ${orderId} ends at another time than its access`);
        if (end === null || until > end) end = until;
      }
      valid.push({ from: accessFrom, until: accessUntil });
    }
    const expected = valid.some(({ from, until }) => from <= now && now < until);
    if ((await hasActiveAccess(db, buyer.userId, now)) !== expected)
      differ(year, `access: ${buyer.email} has ${expected ? 'none' : 'some'}`);
  }
}

/** Periods follow each other without a gap, except after a decline, and are as long as what was bought. None overlaps another. */
export async function checkPeriods(year: Year, books: readonly BookedPayment[]): Promise<void> {
  const { db, now } = year.paying.api;
  const subscriptions = await db.subscription.findMany({ include: { periods: { orderBy: { seq: 'asc' } } } });
  const declined = new Set(
    (await db.paymentAttempt.findMany({ where: { isOffSession: true, declinedAt: { not: null } } })).map(
      ({ orderId }) => orderId,
    ),
  );
  const paidOrders = new Set(books.map(({ orderId }) => orderId));
  for (const { id, periods, catalogue, state, cancelledAt, userId } of subscriptions) {
    const { renewal } = orderSnapshotSchema.parse(catalogue);
    let anchor = { at: periods[0]!.startsAt, seq: periods[0]!.seq };
    periods.forEach(({ seq, startsAt, endsAt, orderId }, index) => {
      const before = periods[index - 1];
      if (before && seq !== before.seq + 1) differ(year, `periods: ${id} has no period ${before.seq + 1}`);
      if (seq > 0 && !paidOrders.has(orderId)) differ(year, `periods: ${seq} of ${id} was not paid`);
      if (before && startsAt < before.endsAt)
        differ(year, `periods: ${seq} of ${id} begins before the end of the one before`);
      const isShifted = before !== undefined && startsAt.getTime() !== before.endsAt.getTime();
      if (isShifted && !declined.has(orderId) && startsAt.getTime() - before.endsAt.getTime() < DAY_MS)
        differ(year, `periods: ${seq} of ${id} begins late without a decline`);
      if (isShifted || seq === 1) anchor = { at: startsAt, seq };
      const length = seq === 0 ? null : addMonths(anchor.at, renewal!.months * (seq - anchor.seq + 1));
      if (length !== null && endsAt.getTime() !== length.getTime())
        differ(year, `periods: ${seq} of ${id} ends at ${endsAt.toISOString()} and not at ${length.toISOString()}`);
    });
    // Nobody gets access for nothing, and no money is lost: who has not left has paid for today.
    const end = periods.at(-1)!.endsAt;
    if (userId !== null && cancelledAt === null && state === 'active' && now.getTime() - end.getTime() > DAY_MS)
      differ(year, `periods: ${id} is active, and its last period ended at ${end.toISOString()}`);
    if (state === 'past_due' && now.getTime() - end.getTime() > 7 * DAY_MS)
      differ(year, `periods: ${id} is past due for a week`);
  }
}
