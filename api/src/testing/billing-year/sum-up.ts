import type { BookedPayment } from './books.ts';
import { count, type Year } from './year.ts';

/** Counts what the year has brought, for its table. */
export async function sumUp(year: Year, books: readonly BookedPayment[]): Promise<void> {
  const { db } = year.paying.api;
  for (const { provider, amount, isOffSession, refunds, disputed } of books) {
    count(year, `money: ${provider}, payments by the buyer`, isOffSession ? 0 : 1);
    count(year, `money: ${provider}, renewals`, isOffSession ? 1 : 0);
    count(year, `money: ${provider}, refunds`, refunds.length);
    const left = refunds.reduce((sum, refund) => sum - refund.amount, amount - disputed);
    count(year, `money: ${provider}, left in PLN`, left / 100);
  }
  const declined = await db.paymentAttempt.groupBy({
    by: ['failureCode'],
    where: { isOffSession: true, failureCode: { not: null } },
    _count: true,
  });
  for (const { failureCode, _count } of declined) count(year, `declined renewals: ${failureCode}`, _count);
  const states = await db.subscription.groupBy({ by: ['state'], _count: true });
  for (const { state, _count } of states) count(year, `subscriptions: ${state}`, _count);
  const documents = await db.billingDocument.groupBy({ by: ['series', 'year'], _count: true });
  for (const { series, year: of, _count } of documents) count(year, `documents: ${series} of ${of}`, _count);
  count(year, 'documents: accepted by KSeF', await db.ksefSubmission.count({ where: { state: 'accepted' } }));
  count(year, 'vouchers: used', await db.voucherUse.count({ where: { releasedAt: null } }));
  for (const [subject, mails] of Map.groupBy(year.mails, (mail) => kindOf(mail.subject)))
    count(year, `mails: ${subject}`, mails.length);
}

/** A subject without what differs from mail to mail. */
function kindOf(subject: string): string {
  return subject.replace(/\s(?:\S*\d\S*)(?:\s.*)?$/, '').replace(/[:,]$/, '');
}
