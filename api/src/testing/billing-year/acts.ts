import { refundOrder } from '../../features/billing/desk/refund-order.ts';
import { orderNumberOf } from '../../features/billing/orders/order-number.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Buyer } from './buyer.ts';
import type { Act } from './buyer-plan.ts';
import { methodOf, payOpened, purchase, refusalOf } from './purchase.ts';
import { differ, type Year } from './year.ts';

const PATHS = { returnPath: '/payments', cancelPath: '/payments' };
const DESK = { operator: 'ola', ticket: '2026-118' };
const RENEWS = (packageSlug: string) => !packageSlug.startsWith('access-');

/** Does what a plan says. Answers the outcome's name: `done`, an order's state, or the code of a refusal. */
export async function doAct(year: Year, buyer: Buyer, act: Act): Promise<string> {
  const { paying } = year;
  if (buyer.isDeleted && act.kind !== 'withdraw' && !BY_OTHERS.includes(act.kind)) return 'account-is-gone';
  switch (act.kind) {
    case 'buy':
      return purchase(year, buyer, act);
    case 'cancel': {
      const answer = await buyer.call('billing.subscription.cancel');
      if (answer.status !== 200) return refusalOf(answer);
      buyer.stop('cancelled');
      return 'done';
    }
    case 'resume': {
      const answer = await buyer.call('billing.subscription.resume');
      if (answer.status !== 200) return refusalOf(answer);
      buyer.allow('cancelled');
      return 'done';
    }
    case 'change-method':
      return changeMethod(year, buyer, act);
    case 'settle':
      return settle(year, buyer);
    case 'withdraw':
      return withdraw(year, buyer, act.by);
    case 'desk-refund':
      return refundAtDesk(year, buyer, act.share);
    case 'dashboard-refund':
      return refundAtDashboard(year, buyer, act.share);
    case 'dispute':
      return dispute(year, buyer);
    case 'decide-dispute':
      return decideDispute(year, buyer, act.outcome);
    case 'bank-declines':
    case 'bank-accepts': {
      const customer = await paying.api.db.providerCustomer.findFirst({
        where: { userId: buyer.userId, provider: 'stripe' },
      });
      if (!customer) return 'no-customer';
      const declines = act.kind === 'bank-declines' ? act.code : null;
      await paying.control(`customers/${customer.customerRef}`, { declines });
      return 'done';
    }
    case 'delete-account': {
      const answer = await buyer.call('account.delete', { password: 'zielona-kreda' });
      if (answer.status !== 200) return refusalOf(answer);
      buyer.isDeleted = true;
      buyer.stop('deleted');
      return 'done';
    }
  }
}

/** Acts of somebody else than the account's owner. */
const BY_OTHERS: readonly Act['kind'][] = [
  'desk-refund',
  'dashboard-refund',
  'decide-dispute',
  'bank-declines',
  'bank-accepts',
];

async function settle(year: Year, buyer: Buyer): Promise<string> {
  const { body } = await buyer.ask('billing.subscription.current');
  if ((body as { openAmount?: number | null } | null)?.openAmount == null) return 'nothing-open';
  const open = () => buyer.call('billing.subscription.settle', { method: 'card', paths: PATHS });
  const { outcome } = await payOpened(year, buyer, { open, way: 'card', trouble: null });
  if (outcome === 'fulfilled') await doAct(year, buyer, { kind: 'bank-accepts' });
  return outcome;
}

async function changeMethod(
  year: Year,
  buyer: Buyer,
  { way }: Extract<Act, { kind: 'change-method' }>,
): Promise<string> {
  const open = () => buyer.call('billing.subscription.changeMethod', { method: methodOf(way), paths: PATHS });
  const { outcome } = await payOpened(year, buyer, { open, way, trouble: null });
  if (outcome === 'fulfilled') await doAct(year, buyer, { kind: 'bank-accepts' });
  return outcome;
}

async function withdraw(year: Year, buyer: Buyer, by: 'account' | 'order-number'): Promise<string> {
  const known = buyer.orders.at(by === 'account' ? -1 : 0);
  if (!known) return 'nothing-bought';
  const answer =
    by === 'account'
      ? await buyer.call('billing.withdraw', { orderId: known.orderId })
      : await buyer.callAsStranger('billing.withdrawByNumber', {
          orderNumber: orderNumberOf(known.orderId).toLowerCase(),
          email: buyer.email.toUpperCase(),
          name: 'Łucja Żak',
        });
  if (answer.status !== 200) return refusalOf(answer);
  if (RENEWS(known.packageSlug)) buyer.stop('withdrawn');
  // Access ends with the declaration, whatever becomes of the refund.
  const orders = { OR: [{ id: known.orderId }, { subscriptionId: { not: null }, userId: buyer.userId }] };
  const left = await year.paying.api.db.fulfilment.count({
    where: { revokedAt: null, order: { ...orders, withdrawal: { isNot: null } } },
  });
  if (left > 0) differ(year, `access: order ${known.orderId} was withdrawn from and gives access`);
  return 'done';
}

/** The last order of a buyer that brought money, with its payment. */
async function lastPaid({ paying }: Year, { orders, userId }: Buyer) {
  return paying.api.db.ledgerEntry.findFirst({
    where: { kind: 'payment', order: { OR: [{ userId }, { id: { in: orders.map(({ orderId }) => orderId) } }] } },
    orderBy: { createdAt: 'desc' },
  });
}

const shareOf = (amount: number, share: number) => (share === 1 ? null : Math.max(1, Math.round(amount * share)));

async function refundAtDesk(year: Year, buyer: Buyer, share: number): Promise<string> {
  const paid = await lastPaid(year, buyer);
  if (!paid) return 'nothing-bought';
  try {
    const { orderId, amount } = paid;
    const state = await refundOrder(year.paying.api.deps, { orderId, amount: shareOf(amount, share) }, DESK);
    return share === 1 ? `all ${state}` : `part ${state}`;
  } catch (error) {
    if (error instanceof DomainError) return error.reason.code;
    throw error;
  }
}

async function refundAtDashboard(year: Year, buyer: Buyer, share: number): Promise<string> {
  const paid = await lastPaid(year, buyer);
  if (!paid) return 'nothing-bought';
  const amount = shareOf(paid.amount, share);
  if (paid.provider === 'stripe')
    await year.paying.control('refund', {
      payment_intent: paid.providerRef,
      ...(amount ? { amount: String(amount) } : {}),
    });
  else
    await year.paying.paypal.control('refund', {
      orderId: paid.providerRef,
      ...(amount ? { value: (amount / 100).toFixed(2) } : {}),
    });
  return share === 1 ? 'all' : 'part';
}

async function dispute(year: Year, buyer: Buyer): Promise<string> {
  const paid = await lastPaid(year, buyer);
  if (!paid) return 'nothing-bought';
  const { provider, providerRef } = paid;
  if (provider === 'stripe') {
    const { id } = (await year.paying.control('disputes', { payment_intent: providerRef })) as { id: string };
    buyer.dispute = { provider, ref: id };
  } else {
    const { dispute_id: ref } = (await year.paying.paypal.control('disputes', { orderId: providerRef })) as {
      dispute_id: string;
    };
    buyer.dispute = { provider: 'paypal', ref };
  }
  buyer.stop('disputed');
  return 'opened';
}

async function decideDispute(year: Year, buyer: Buyer, outcome: 'won' | 'lost'): Promise<string> {
  if (!buyer.dispute) return 'nothing-disputed';
  const { provider, ref } = buyer.dispute;
  if (provider === 'stripe') await year.paying.control(`disputes/${ref}`, { status: outcome });
  else
    await year.paying.paypal.control(`disputes/${ref}`, {
      outcome: outcome === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR',
      isReversed: outcome === 'lost',
    });
  if (outcome === 'won') buyer.allow('disputed');
  return outcome;
}
