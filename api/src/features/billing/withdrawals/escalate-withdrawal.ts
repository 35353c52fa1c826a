import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { setEscalated } from './repo.ts';

/** Tells the operator, once, that a withdrawal is owed and its refund does not succeed. */
export async function escalateWithdrawal(tx: Transaction, id: string, now: Date): Promise<void> {
  if (!(await setEscalated(tx, id, now))) return;
  await enqueue(tx, 'mail.withdrawal-owed', { payload: { withdrawalId: id }, now });
}
