import { PROVIDERS } from '@kreda/site/providers';
import { UNDER_WAY } from '../../features/billing/payments/under-way.ts';
import { ageSeconds } from './age-seconds.ts';
import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';
import { NOT_DONE } from './not-done.ts';

const HOUR_MS = 60 * 60_000;
/** An order waits for its payment for a day; with it the index by state and creation finds the few that were paid of late. */
const ORDER_WAITS_MS = 26 * HOUR_MS;
const SOLD = ['fulfilled', 'partially_refunded', 'refunded'];
/** Sales are told of one hour, and of six for shops that sell a little each hour. */
const SALES_WINDOWS = [
  { window: '1h', ms: HOUR_MS },
  { window: '6h', ms: 6 * HOUR_MS },
];

/** Notices, payments and sales. */
export async function gaugePayments(metrics: Metrics, { db, clock }: GaugeSources): Promise<void> {
  const now = clock();
  const lastHour = { gt: new Date(now.getTime() - HOUR_MS) };
  const count = { _count: { _all: true } } as const;
  const [notices, oldestNotice, underWay, processing, succeeded, declined, sales] = await Promise.all([
    db.webhookEvent.groupBy({ by: ['state'], where: { state: { in: [...NOT_DONE] } }, ...count }),
    db.webhookEvent.findFirst({
      where: { state: { in: ['new', 'failed'] } },
      orderBy: { receivedAt: 'asc' },
      select: { receivedAt: true },
    }),
    db.paymentAttempt.groupBy({ by: ['provider'], where: { state: { in: [...UNDER_WAY] } }, ...count }),
    db.paymentAttempt.findFirst({
      where: { state: 'processing' },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
    db.paymentAttempt.groupBy({ by: ['provider'], where: { state: 'succeeded', updatedAt: lastHour }, ...count }),
    db.paymentAttempt.groupBy({
      by: ['provider'],
      where: { state: { in: ['open', 'cancelled'] }, failureCode: { not: null }, updatedAt: lastHour },
      ...count,
    }),
    Promise.all(
      SALES_WINDOWS.map(({ ms }) =>
        db.order.count({
          where: {
            state: { in: SOLD },
            purpose: 'purchase',
            createdAt: { gt: new Date(now.getTime() - ms - ORDER_WAITS_MS) },
            paidAt: { gt: new Date(now.getTime() - ms) },
          },
        }),
      ),
    ),
  ]);
  for (const state of NOT_DONE) {
    metrics.paymentNotices.set({ state }, notices.find((row) => row.state === state)?._count._all ?? 0);
  }
  metrics.oldestNoticeSeconds.set(ageSeconds(now, oldestNotice?.receivedAt));
  metrics.oldestPaymentSeconds.set(ageSeconds(now, processing?.createdAt));
  for (const provider of PROVIDERS) {
    const of = (rows: { provider: string; _count: { _all: number } }[]) =>
      rows.find((row) => row.provider === provider)?._count._all ?? 0;
    metrics.paymentsUnderWay.set({ provider }, of(underWay));
    metrics.paymentsLastHour.set({ provider, outcome: 'succeeded' }, of(succeeded));
    metrics.paymentsLastHour.set({ provider, outcome: 'declined' }, of(declined));
  }
  for (const [index, { window }] of SALES_WINDOWS.entries()) metrics.sales.set({ window }, sales[index] ?? 0);
}
