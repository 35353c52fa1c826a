import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database.ts';
import { issueCorrection } from '../invoices/issue-correction.ts';
import { findInvoice, listCorrections } from '../invoices/repo.ts';
import { REFUND_REASONS, type RefundReason } from './refund-state.ts';

interface Refunded {
  now: Date;
  /** The sum of all refunds, and the latest of them. Minor units. */
  total: number;
  amount: number;
  reason: string;
  issuer: Pick<Config, 'ksef'>;
}

/**
 * Corrects the invoice of an order by what was refunded and not yet corrected. After a refund that the bank returned, its correction
 * stands, and paying it again needs none.
 *
 * @returns the correction that names the latest refund; null when there is none of its amount, or no invoice yet.
 */
export async function correctInvoice(
  tx: Transaction,
  order: { id: string; grossAmount: number },
  { now, total, amount, reason, issuer }: Refunded,
): Promise<string | null> {
  // The invoice waits for an exchange rate. It is corrected as soon as it is issued (`invoices/issue-waiting.ts`).
  if (!(await findInvoice(tx, order.id))) return null;
  const corrections = await listCorrections(tx, order.id);
  const corrected = corrections.reduce((sum, correction) => sum + correction.amount, 0);
  const left = total - corrected;
  if (left <= 0) return corrections.find((correction) => correction.amount === amount)?.id ?? null;
  return issueCorrection(tx, order, {
    now,
    refundedBefore: corrected,
    refunded: left,
    reason: reasonOf(reason),
    issuer,
  });
}

function reasonOf(stored: string): RefundReason {
  return REFUND_REASONS.find((reason) => reason === stored) ?? 'provider';
}
