import type { Database } from '../../../platform/database.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { findOwedSince } from '../withdrawals/repo.ts';
import { lastDayToRefund } from '../withdrawals/withdrawal-period.ts';
import type { Difference } from './difference.ts';
import { periodOf, type ReportDays } from './report-days.ts';

/** Finds withdrawals that are not refunded although the fourteenth day after their declaration was within or before the days of a report. */
export async function* checkWithdrawals(db: Database, days: ReportDays): AsyncGenerator<Difference> {
  for (const { orderId, amount, currency, declaredAt } of await findOwedSince(db, periodOf(days).until)) {
    const due = lastDayToRefund(declaredAt);
    if (due > days.to) continue;
    const text = `withdrawn from on ${declaredAt.toISOString()}, and not refunded by ${due}`;
    const ref = orderNumberOf(orderId);
    yield { kind: 'withdrawal-not-refunded', provider: null, ref, orderId, amount, currency, text };
  }
}
