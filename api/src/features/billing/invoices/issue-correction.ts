import type { Invoice, InvoiceLine } from '@kreda/document/kinds/invoice/invoice';
import type { Amounts } from '@kreda/site/tax/split-gross';
import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { queueForKsef } from '../ksef/submit-document.ts';
import type { RefundReason } from '../refunds/refund-state.ts';
import { correctedAmounts } from './corrected-amounts.ts';
import { nextNumber } from './next-number.ts';
import { getInvoice, insertDocument } from './repo.ts';

const SERIES = 'FK';

const REASONS: Readonly<Record<RefundReason, { pl: string; en: string }>> = {
  withdrawal: { pl: 'Odstąpienie od umowy w ciągu 14 dni', en: 'Withdrawal from the contract within 14 days' },
  goodwill: { pl: 'Zwrot części lub całości ceny', en: 'Refund of the price or a part of it' },
  'account-deleted': { pl: 'Zapłata po usunięciu konta', en: 'Payment after the account was deleted' },
  'subscription-ended': { pl: 'Zapłata po zakończeniu abonamentu', en: 'Payment after the subscription had ended' },
  duplicate: { pl: 'Zwrot podwójnej zapłaty', en: 'Return of a second payment' },
  provider: { pl: 'Zwrot przez operatora płatności', en: 'Refund by the payment provider' },
};

interface Correction {
  now: Date;
  /** The sum of earlier refunds, and this refund. Minor units. */
  refundedBefore: number;
  refunded: number;
  reason: RefundReason;
  issuer: Pick<Config, 'ksef'>;
}

/**
 * Issues the correction of an order's invoice: the item before, after and the difference, at the rate of the invoice. Returns the
 * document's id.
 */
export async function issueCorrection(
  tx: Transaction,
  order: { id: string; grossAmount: number },
  { now, refundedBefore, refunded, reason, issuer }: Correction,
): Promise<string> {
  const { id: correctsId, content: original } = await getInvoice(tx, order.id);
  const { name, period, unit, vatRatePercent } = original.tables[0]!.lines[0]!;
  // Of an invoice of the first layout the item has neither.
  const item = {
    name,
    ...(period === undefined ? {} : { period }),
    ...(unit === undefined ? {} : { unit }),
    quantity: 1,
  };
  const { grossAmount } = order;
  const corrected = correctedAmounts({ grossAmount, vatRatePercent }, { refundedBefore, refunded });
  const lineOf = (amounts: Amounts): InvoiceLine => ({ ...item, ...amounts });
  const { year, number } = await nextNumber(tx, SERIES, now);
  const content: Invoice = {
    ...original,
    number: `${SERIES}/${number}/${year}`,
    issuedOn: dayInWarsaw(now),
    tables: [
      { kind: 'before', lines: [lineOf(corrected.before)] },
      { kind: 'after', lines: [lineOf(corrected.after)] },
      { kind: 'difference', lines: [lineOf(corrected.difference)] },
    ],
    corrects: {
      number: original.number,
      issuedOn: original.issuedOn,
      reason: REASONS[reason][original.language === 'pl' ? 'pl' : 'en'],
    },
  };
  const documentId = await insertDocument(
    tx,
    { series: SERIES, year, number, kind: 'correction', orderId: order.id, correctsId, content },
    now,
  );
  await queueForKsef(tx, issuer, { documentId, content, now });
  return documentId;
}
