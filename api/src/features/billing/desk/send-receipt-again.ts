import { audit, OPERATOR } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findDocumentByNumber } from './repo.ts';
import type { Signature } from './signature.ts';

/**
 * Sends the mail of an invoice or a correction once more, to the e-mail address of its order. The mailbox's daily limit applies.
 *
 * @param number as printed.
 * @throws {DomainError} `not-found` when there is no such document, or when its buyer's address was removed with the account.
 */
export async function sendReceiptAgain(
  { db, clock, log }: Pick<BillingDeps, 'db' | 'clock' | 'log'>,
  number: string,
  signature: Signature,
): Promise<void> {
  const document = await findDocumentByNumber(db, number);
  if (!document || document.order.buyerEmail === '') throw new DomainError('not-found');
  const payload = { orderId: document.orderId, documentId: document.id };
  await inTransaction(db, async (tx) => {
    await enqueue(tx, document.kind === 'invoice' ? 'mail.receipt' : 'mail.refund', { payload, now: clock() });
    const details = { ...signature, orderId: document.orderId, document: number };
    await audit(tx, { clock, log }, 'operation.receipt-sent-again', { userId: OPERATOR, details });
  });
}
