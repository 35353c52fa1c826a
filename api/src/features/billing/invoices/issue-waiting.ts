import { PAID_BY } from '@kreda/document/kinds/invoice/invoice';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { ExchangeRates } from '../exchange/exchange-rates.ts';
import { postponingRates } from '../exchange/postponing-rates.ts';
import { getOrderRow, lockOrder } from '../orders/repo.ts';
import { correctInvoice } from '../refunds/correct-invoice.ts';
import { listSucceededRefunds } from '../refunds/repo.ts';
import { issueInvoice } from './issue-invoice.ts';
import { findInvoice } from './repo.ts';

type WaitingDeps = Pick<BillingDeps, 'db' | 'clock' | 'log' | 'config' | 'wakeOutbox'> & {
  exchangeRates: ExchangeRates;
};

/**
 * Issues the invoice of an order in a foreign currency, which waits for the exchange rate, however long the bank does not answer: the
 * payment is recorded and its access given long before. Then it sends the receipt, and corrects the invoice by what was refunded
 * meanwhile.
 */
export function waitingInvoices(deps: WaitingDeps): Pick<OutboxHandlers, 'invoice.issue'> {
  const exchangeRates = postponingRates(deps.exchangeRates, deps);
  return {
    async 'invoice.issue'({ orderId, paidAt, paidBy, access }) {
      const { db, clock, config } = deps;
      const order = await getOrderRow(db, orderId);
      const exchange = await exchangeRates.meanRateBefore(order.currency, dayInWarsaw(new Date(paidAt)));
      await inTransaction(db, async (tx) => {
        const now = clock();
        await lockOrder(tx, { orderId, userId: order.userId }, now);
        // A message may be handled twice.
        if (await findInvoice(tx, orderId)) return;
        const documentId = await issueInvoice(tx, order, {
          now,
          paidAt: new Date(paidAt),
          paidBy: z.enum(PAID_BY).parse(paidBy),
          issuer: config,
          access: access && { from: new Date(access.from), until: new Date(access.until) },
          exchange,
        });
        await enqueue(tx, 'mail.receipt', { payload: { orderId, documentId }, now });
        let total = 0;
        for (const { amount, reason } of await listSucceededRefunds(tx, orderId)) {
          total += amount;
          const correctionId = await correctInvoice(tx, order, { now, total, amount, reason, issuer: config });
          if (correctionId) await enqueue(tx, 'mail.refund', { payload: { orderId, documentId: correctionId }, now });
        }
      });
      deps.wakeOutbox();
    },
  };
}
