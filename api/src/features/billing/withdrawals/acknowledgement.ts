import type { Database } from '../../../platform/database.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { type RefundProgress, refundProgress } from './refund-progress.ts';
import { findRefundsOfOrder, type Withdrawal } from './repo.ts';
import { lastDayToRefund } from './withdrawal-period.ts';

/** What a consumer is shown of a withdrawal, at once and whenever it is declared again. Money in minor units, times as ISO 8601. */
export interface Acknowledgement {
  orderNumber: string;
  consumerName: string;
  /** Where the acknowledgement is mailed to. */
  consumerEmail: string;
  statement: string;
  declaredAt: string;
  /** What the seller owed at the declaration. */
  amount: number;
  currency: string;
  refund: RefundProgress;
  /** The last day for the refund, an ISO date. */
  refundUntil: string;
}

export async function acknowledgementOf(db: Database, withdrawal: Withdrawal): Promise<Acknowledgement> {
  const { orderId, consumerName, consumerEmail, statement, declaredAt, amount, currency } = withdrawal;
  return {
    orderNumber: orderNumberOf(orderId),
    consumerName,
    consumerEmail,
    statement,
    declaredAt: declaredAt.toISOString(),
    amount,
    currency,
    refund: refundProgress(withdrawal, await findRefundsOfOrder(db, orderId)),
    refundUntil: lastDayToRefund(declaredAt),
  };
}
