import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { orderNumberOf } from '../../features/billing/orders/order-number.ts';
import { addDays } from '../../features/billing/subscriptions/calendar.ts';
import { dayInWarsaw } from '../../platform/day-in-warsaw.ts';
import type { Buyer } from './buyer.ts';
import { differ, type SentMail, type Year } from './year.ts';

/** Decision 30: eight mails of all kinds, twenty about money, six about trials, to a mailbox in a day. */
const MOST_PER_DAY = 8 + 20 + 6;
/** Decision 81. */
const YEARLY_DAYS = 14;
const TRIAL_DAYS = 2;
/** Times at which the worker runs: a reminder may be this late. */
const TICK_MS = 16 * 60 * 60_000;

/** Each reminder, receipt, correction and acknowledgement that is due was sent once, and none that is not. */
export async function checkMails(year: Year): Promise<void> {
  const byAddress = Map.groupBy(year.mails, ({ to }) => to);
  for (const [to, mails] of byAddress) {
    for (const [day, ofDay] of Map.groupBy(mails, ({ at }) => at.toISOString().slice(0, 10)))
      if (ofDay.length > MOST_PER_DAY) differ(year, `mails: ${ofDay.length} to ${to} on ${day}`);
  }
  const subjects = Map.groupBy(year.mails, ({ subject, to }) => `${to} ${subject}`);
  const sentTo = (to: string, subject: string) => subjects.get(`${to} ${subject}`) ?? [];
  await checkReminders(year, sentTo);
  await checkDocumentsSent(year, subjects);
  for (const { orderId, consumerEmail, declaredAt } of await year.paying.api.db.withdrawal.findMany()) {
    const sent = sentTo(consumerEmail, `Potwierdzenie odstąpienia od umowy, zamówienie ${orderNumberOf(orderId)}`);
    if (sent.length !== 1)
      differ(
        year,
        `mails: the withdrawal from ${orderId} of ${declaredAt.toISOString()} was acknowledged ${sent.length} times`,
      );
  }
}

type SentTo = (to: string, subject: string) => readonly SentMail[];

async function checkReminders(year: Year, sentTo: SentTo): Promise<void> {
  const { db, now } = year.paying.api;
  const buyers = new Map(year.buyers.map((buyer) => [buyer.userId, buyer]));
  const subscriptions = await db.subscription.findMany({
    include: { periods: true },
    where: { userId: { not: null } },
  });
  let expectedCount = 0;
  for (const { id, userId, packageSlug, periods, endedAt, createdAt } of subscriptions) {
    const buyer = buyers.get(userId!)!;
    for (const { seq, endsAt } of periods) {
      const lead = seq === 0 ? TRIAL_DAYS : packageSlug === 'yearly' ? YEARLY_DAYS : null;
      const day = formatDay(dayInWarsaw(endsAt));
      const subject = seq === 0 ? `Okres próbny kończy się ${day}` : `Abonament odnowi się ${day}`;
      const sent = sentTo(buyer.email, subject);
      if (lead === null) {
        if (sent.length > 0) differ(year, `mails: ${buyer.email} was reminded of a monthly payment on ${day}`);
        continue;
      }
      const dueAt = addDays(endsAt, -lead);
      const isDue = remindable(buyer, { dueAt, endsAt, endedAt, createdAt, now });
      if (isDue === 'perhaps') continue;
      const expected = isDue ? 1 : 0;
      expectedCount += expected;
      if (sent.length !== expected)
        differ(year, `mails: ${buyer.email} was reminded ${sent.length} times of ${day}, not ${expected} (${id})`);
      for (const { at } of sent)
        if (at < dueAt || at >= endsAt)
          differ(year, `mails: ${buyer.email} was reminded of ${day} on ${at.toISOString()}`);
    }
  }
  year.counts.set('mails: reminders due', expectedCount);
}

interface Span {
  dueAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  createdAt: Date;
  now: Date;
}

/** Whether a reminder is due: its time has come while nothing had stopped the renewal. `perhaps`: that changed within a round of the worker. */
function remindable({ stops }: Buyer, { dueAt, endsAt, endedAt, createdAt, now }: Span): boolean | 'perhaps' {
  const until = Math.min(endsAt.getTime(), now.getTime(), endedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  if (Math.abs(until - dueAt.getTime()) < TICK_MS) return 'perhaps';
  if (until < dueAt.getTime()) return false;
  const own = stops.filter(({ from }) => from >= createdAt);
  if (own.some(({ from }) => Math.abs(from.getTime() - dueAt.getTime()) < TICK_MS)) return 'perhaps';
  const isStoppedAt = (at: number) =>
    own.some(({ from, until: end }) => from.getTime() <= at && (end === null || at < end.getTime()));
  if (!isStoppedAt(dueAt.getTime())) return true;
  // Resumed between the reminder's time and the payment: it is sent then.
  const resumed = own.flatMap(({ until: end }) =>
    end !== null && end > dueAt && end.getTime() < until ? [end.getTime()] : [],
  );
  if (resumed.some((at) => until - at < TICK_MS)) return 'perhaps';
  return resumed.some((at) => !isStoppedAt(at + 1));
}

async function checkDocumentsSent(year: Year, subjects: ReadonlyMap<string, readonly SentMail[]>): Promise<void> {
  const { db, now } = year.paying.api;
  const documents = await db.billingDocument.findMany({ include: { order: { select: { buyerEmail: true } } } });
  for (const { series, number, year: of, order, issuedAt } of documents) {
    // It may wait for its number from KSeF.
    if (now.getTime() - issuedAt.getTime() < 2 * 24 * 60 * 60_000) continue;
    const name = `${series}/${number}/${of}`;
    const subject = series === 'FV' ? `Potwierdzenie płatności i faktura ${name}` : `Zwrot płatności i korekta ${name}`;
    const sent = subjects.get(`${order.buyerEmail} ${subject}`) ?? [];
    const expected = order.buyerEmail === '' ? 0 : 1;
    if (sent.length !== expected) differ(year, `mails: ${name} was sent ${sent.length} times, not ${expected}`);
  }
}
