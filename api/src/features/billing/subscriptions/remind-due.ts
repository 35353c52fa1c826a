import { inTransaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findRemindersDue, takeReminder } from './repo.ts';

const BATCH = 100;

/**
 * Reminds owners of the payment that is to come. A reminder is taken in the transaction that writes its mail, so that it is sent once by any
 * number of processes. A cancelled subscription is not reminded of, and one that is resumed is when its time has passed.
 */
export async function remindDue({ db, clock, wakeOutbox }: BillingDeps, isStopped = () => false): Promise<void> {
  const now = clock();
  for (;;) {
    const due = await findRemindersDue(db, now, BATCH);
    for (const { id, state, remindAt } of due) {
      if (isStopped()) return;
      await inTransaction(db, async (tx) => {
        if (!(await takeReminder(tx, { id, remindAt }))) return;
        const news = state === 'trialing' ? 'trial-ending' : 'renewal-soon';
        await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: id, news }, now });
      });
    }
    if (due.length > 0) wakeOutbox();
    if (due.length < BATCH) return;
  }
}
