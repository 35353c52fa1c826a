import { OPERATOR } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/database.ts';
import { newsOf } from '../../../platform/outbox/repo.ts';
import type { Buyer } from './find-buyer.ts';
import {
  findAccountById,
  listAuditEvents,
  listMessages,
  listOperatorEvents,
  listSubscriptions,
  listWebhookEvents,
  listWholeOrders,
} from './repo.ts';

/** The audit events of an account that are shown, the latest. */
const MAX_AUDIT_EVENTS = 200;

type Account = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;
type Order = Awaited<ReturnType<typeof listWholeOrders>>[number];
type Subscription = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** Something that happened to a buyer. */
interface DeskEvent {
  at: Date;
  /** The area: order, payment, access, document, refund, withdrawal, dispute, webhook, mail, account, subscription or operator. */
  about: string;
  text: string;
}

/** All that an operator sees of a buyer. */
export interface BuyerRecord {
  /** Null: the account was deleted. */
  account: Account | null;
  subscriptions: Subscription[];
  orders: Order[];
  /** The oldest first. */
  events: DeskEvent[];
}

/** Reads a buyer's record. It changes nothing. */
export async function readBuyer(db: Database, buyer: Buyer): Promise<BuyerRecord> {
  const userId = 'userId' in buyer ? buyer.userId : null;
  const orders = await listWholeOrders(db, 'userId' in buyer ? buyer : { ids: buyer.orderIds });
  const subscriptions = userId === null ? [] : await listSubscriptions(db, userId);
  const since = orders[0]?.createdAt ?? new Date(0);
  const subjects = [
    ...orders.flatMap(idsOfOrder),
    ...subscriptions.map(({ id }) => id),
    ...(userId === null ? [] : [userId]),
  ];
  const events = [
    ...orders.flatMap(eventsOfOrder),
    ...subscriptions.flatMap(eventsOfSubscription),
    ...(await listWebhookEvents(db, providerRefs(orders), since)).map(webhookEvent),
    ...(await listMessages(db, subjects)).map(messageEvent),
    ...(userId === null ? [] : await listAuditEvents(db, userId, MAX_AUDIT_EVENTS)).map(auditEvent('account')),
    ...(await listOperatorEvents(db, OPERATOR, since)).filter(isAbout(subjects)).map(auditEvent('operator')),
  ];
  return {
    account: userId === null ? null : await findAccountById(db, userId),
    subscriptions,
    orders,
    // Providers give times in whole seconds. Within a second, the order stays that of the lists above.
    events: events.sort((a, b) => secondsOf(a.at) - secondsOf(b.at)),
  };
}

/** The ids of an order and of all that belongs to it, which messages and acts may be about. */
function idsOfOrder({ id, documents, refunds, disputes, withdrawal }: Order): string[] {
  const parts = [...documents, ...refunds, ...disputes, ...(withdrawal ? [withdrawal] : [])];
  return [id, ...parts.map((part) => part.id)];
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}

function providerRefs(orders: readonly Order[]): string[] {
  const refs = orders.flatMap(({ attempts, refunds, disputes }) =>
    [...attempts, ...refunds, ...disputes].map(({ providerRef }) => providerRef),
  );
  return [...new Set(refs)].filter((ref) => ref !== null);
}

function eventsOfOrder(order: Order): DeskEvent[] {
  const { id, attempts, documents, refunds, disputes, withdrawal, fulfilment, currency } = order;
  const voucher = order.voucherCode === null ? '' : `, voucher ${order.voucherCode}`;
  const price = moneyOf(order.grossAmount, currency);
  return [
    { at: order.createdAt, about: 'order', text: `${id} ${order.purpose} of ${order.packageSlug}, ${price}${voucher}` },
    ...(order.paidAt ? [{ at: order.paidAt, about: 'order', text: `${id} paid` }] : []),
    ...attempts.flatMap((attempt) => {
      const what = `${attempt.provider} ${attempt.providerRef ?? '(no answer yet)'}`;
      const by = attempt.paidBy === null ? '' : `, by ${attempt.paidBy}`;
      const who = attempt.isOffSession ? ', charged without the buyer' : '';
      return [
        { at: attempt.createdAt, about: 'payment', text: `${what} started${who}` },
        ...(attempt.declinedAt
          ? [
              {
                at: attempt.declinedAt,
                about: 'payment',
                text: `${what} declined: ${attempt.failureCode ?? 'no code'}`,
              },
            ]
          : []),
        { at: attempt.updatedAt, about: 'payment', text: `${what} is ${attempt.state}${by}` },
      ];
    }),
    ...(fulfilment
      ? [
          {
            at: fulfilment.accessFrom,
            about: 'access',
            text: `until ${fulfilment.accessUntil.toISOString()}${extra(fulfilment.extraDays)}`,
          },
          ...(fulfilment.revokedAt ? [{ at: fulfilment.revokedAt, about: 'access', text: 'revoked' }] : []),
        ]
      : []),
    ...documents.map(({ series, number, year, issuedAt }) => ({
      at: issuedAt,
      about: 'document',
      text: `${series}/${number}/${year}`,
    })),
    ...refunds.flatMap(({ amount, state, reason, createdAt, updatedAt }) => [
      { at: createdAt, about: 'refund', text: `${moneyOf(amount, currency)} requested: ${reason}` },
      { at: updatedAt, about: 'refund', text: `${moneyOf(amount, currency)} is ${state}` },
    ]),
    ...(withdrawal ? eventsOfWithdrawal(withdrawal, currency) : []),
    ...disputes.map(({ amount, state, reason, openedAt }) => ({
      at: openedAt,
      about: 'dispute',
      text: `${moneyOf(amount, currency)}, ${reason}, now ${state}`,
    })),
  ];
}

function eventsOfWithdrawal(withdrawal: NonNullable<Order['withdrawal']>, currency: string): DeskEvent[] {
  const { declaredBy, declaredAt, amount, escalatedAt, settledAt } = withdrawal;
  const about = 'withdrawal';
  const owed = amount === 0 ? 'nothing was paid' : `${moneyOf(amount, currency)} owed`;
  return [
    { at: declaredAt, about, text: `declared by ${declaredBy}, ${owed}` },
    ...(escalatedAt ? [{ at: escalatedAt, about, text: 'not refunded, the operator is told' }] : []),
    ...(settledAt && amount > 0 ? [{ at: settledAt, about, text: 'settled' }] : []),
  ];
}

function extra(days: number): string {
  return days === 0 ? '' : `, ${days} days of it from an operator`;
}

function eventsOfSubscription({ id, packageSlug, createdAt, cancelledAt, endedAt }: Subscription): DeskEvent[] {
  return [
    { at: createdAt, about: 'subscription', text: `${id} to ${packageSlug} begins` },
    ...(cancelledAt ? [{ at: cancelledAt, about: 'subscription', text: `${id} cancelled` }] : []),
    ...(endedAt ? [{ at: endedAt, about: 'subscription', text: `${id} ended` }] : []),
  ];
}

function webhookEvent(event: Awaited<ReturnType<typeof listWebhookEvents>>[number]): DeskEvent {
  const error = event.error === null ? '' : `: ${event.error}`;
  return { at: event.receivedAt, about: 'webhook', text: `${event.provider} ${event.type}, ${event.state}${error}` };
}

function messageEvent(message: Awaited<ReturnType<typeof listMessages>>[number]): DeskEvent {
  const { kind, payload, state, outcome, tries, createdAt, sentAt, nextTryAt } = message;
  const about = kind.startsWith('mail.') ? 'mail' : 'payment';
  const news = newsOf(payload);
  const what = news === null ? kind : `${kind} ${news}`;
  if (sentAt !== null) return { at: sentAt, about, text: outcome === null ? `${what} done` : `${what}: ${outcome}` };
  const next = state === 'dead' ? 'given up' : `next try ${nextTryAt.toISOString()}`;
  return { at: createdAt, about, text: `${what} waits, ${tries} tries, ${next}` };
}

interface AuditRow {
  at: Date;
  kind: string;
  details: unknown;
}

function auditEvent(about: string) {
  return ({ at, kind, details }: AuditRow): DeskEvent => ({
    at,
    about,
    text: `${kind} ${detailsOf(details)}`.trimEnd(),
  });
}

function detailsOf(details: unknown): string {
  return Object.entries(details as Record<string, unknown>)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Whether an operator's event names one of the buyer's orders, subscriptions or the account. */
function isAbout(subjects: readonly string[]) {
  const own = new Set<unknown>(subjects);
  return ({ details }: AuditRow) => Object.values(details as Record<string, unknown>).some((value) => own.has(value));
}

/** Minor units as an operator reads them: `24.99 PLN`. */
export function moneyOf(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}
