import { makeReport } from '../../features/billing/report/report.ts';
import { dayInWarsaw } from '../../platform/day-in-warsaw.ts';
import { count, differ, FIRST_MORNING, type Year } from './year.ts';

/** Numbers without gaps in the order of time, KSeF's queue empty, nothing buried, and `billing:report` without differences. */
export async function checkDocuments(year: Year, { isEnd }: { isEnd: boolean }): Promise<void> {
  const { db, now, deps } = year.paying.api;
  const documents = await db.billingDocument.findMany({
    orderBy: [{ series: 'asc' }, { year: 'asc' }, { number: 'asc' }],
    select: { series: true, year: true, number: true, issuedAt: true },
  });
  for (const [series, rows] of Map.groupBy(documents, ({ series, year: of }) => `${series} ${of}`)) {
    rows.forEach(({ number, issuedAt }, index) => {
      if (number !== index + 1) differ(year, `documents: ${series} has ${number} at place ${index + 1}`);
      if (index > 0 && issuedAt < rows[index - 1]!.issuedAt)
        differ(year, `documents: ${number} of ${series} is older than the one before`);
    });
  }
  const waiting = await db.ksefSubmission.groupBy({
    by: ['state'],
    where: { state: { not: 'accepted' } },
    _count: true,
  });
  for (const { state, _count } of waiting)
    if (isEnd || state === 'rejected') differ(year, `documents: ${_count} wait at KSeF as ${state}`);
  const stuck = await db.outboxMessage.groupBy({
    by: ['kind', 'state'],
    where: {
      state: { in: isEnd ? ['new', 'failed', 'dead'] : ['dead'] },
      createdAt: { lt: new Date(now.getTime() - DAY_MS) },
    },
    _count: true,
  });
  for (const { kind, state, _count } of stuck)
    if (kind !== 'payment.forget' || state === 'dead') differ(year, `outbox: ${_count} of ${kind} are ${state}`);
  const undone = await db.webhookEvent.count({
    where: { state: { in: isEnd ? ['new', 'failed', 'dead'] : ['dead'] } },
  });
  if (undone > 0) differ(year, `events: ${undone} are not done`);
  const from = isEnd ? FIRST_MORNING : new Date(now.getTime() - 31 * DAY_MS);
  const report = await makeReport(deps, { from: dayInWarsaw(from), to: dayInWarsaw(now) });
  const disputed = new Set((await db.dispute.findMany({ where: { state: 'open' } })).map(({ orderId }) => orderId));
  for (const { kind, ref, orderId, text } of report.differences) {
    // While the bank or PayPal examines a dispute, it has the money of a withdrawal (decision 80).
    const isExplained = kind === 'withdrawal-not-refunded' && disputed.has(orderId ?? '');
    if (isExplained) count(year, 'report: withdrawals that wait for an open dispute');
    else differ(year, `report: ${kind} ${ref}: ${text}`);
  }
  count(year, 'report: runs');
}

const DAY_MS = 24 * 60 * 60_000;
