import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { fillPlaceholders } from '@kreda/site/fill-placeholders';
import type { SiteLanguage } from '@kreda/site/languages';
import type { Config } from '../../../config.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { recalculateAccess } from '../access/recalculate-access.ts';
import { revokeAccess } from '../access/repo.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { CONTRACT_TEXTS } from '../contract/contract-texts.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { isSettled, type OrderState } from '../orders/order-state.ts';
import { findPayableRenewals, lockOrder } from '../orders/repo.ts';
import { amountLeft } from '../refunds/amount-left.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isLastPeriod } from '../subscriptions/repo.ts';
import { type Acknowledgement, acknowledgementOf } from './acknowledgement.ts';
import { refundWithdrawal } from './refund-withdrawal.ts';
import {
  type Contract,
  type DeclaredBy,
  findCurrentPeriodOrder,
  findWithdrawalOfOrder,
  getContract,
  getWithdrawal,
  insertWithdrawal,
  type Withdrawal,
} from './repo.ts';
import { lastDayToWithdraw, mayWithdraw } from './withdrawal-period.ts';

export type WithdrawalDeps = BillingDeps & { config: Pick<Config, 'site'> };

/** The statement of a consumer (Directive 2011/83/EU, art. 11a(2)). */
export interface Declaration {
  declaredBy: DeclaredBy;
  consumerName: string;
  language: SiteLanguage;
}

/** A process that crashed before the first refund was sent is followed by another one after this time. */
const FIRST_CHECK_MS = 10 * 60_000;
/** A trial may be paid while its withdrawal is declared; then the paid period is withdrawn from. */
const MAX_ROUNDS = 3;

/**
 * Withdraws from the contract of an order. It counts from now on: access and renewal end, the acknowledgement is mailed, and the price is
 * owed, whatever becomes of the refund. Declared again, it answers the same acknowledgement and does nothing.
 *
 * @throws {DomainError} `contract-not-found` for an order that was not paid, `withdrawal-too-late` after 14 days, `contract-refunded`.
 */
export async function declareWithdrawal(
  deps: WithdrawalDeps,
  found: Contract,
  declaration: Declaration,
): Promise<Acknowledgement> {
  const { db } = deps;
  let contract = await withdrawableOrder(deps, found);
  for (let round = 1; ; round++) {
    const declared = await inTransaction(db, (tx) => declareWithin(tx, deps, { contract, declaration }));
    if (declared !== 'renewed') {
      const { withdrawal, isNew } = declared;
      if (isNew) await finish(deps, contract, withdrawal);
      return acknowledgementOf(db, await getWithdrawal(db, withdrawal.id));
    }
    if (round >= MAX_ROUNDS) throw new DomainError('order-changed');
    contract = await withdrawableOrder(deps, contract);
  }
}

/**
 * The order that a withdrawal is about. A trial and the subscription that follows it are one contract (CJEU C-565/22, Sofatutor): once it
 * is paid, its present period is withdrawn from.
 */
async function withdrawableOrder({ db }: BillingDeps, order: Contract): Promise<Contract> {
  if (order.subscriptionId === null || order.periodNo !== 0 || (await findWithdrawalOfOrder(db, order.id)))
    return order;
  return (await findCurrentPeriodOrder(db, order.subscriptionId)) ?? order;
}

async function declareWithin(
  tx: Transaction,
  deps: WithdrawalDeps,
  { contract: { id: orderId, userId }, declaration }: { contract: Contract; declaration: Declaration },
): Promise<{ withdrawal: Withdrawal; isNew: boolean } | 'renewed'> {
  const now = deps.clock();
  await lockOrder(tx, { orderId, userId }, now);
  const known = await findWithdrawalOfOrder(tx, orderId);
  if (known) return { withdrawal: known, isNew: false };
  const order = await getContract(tx, orderId);
  const { paidAt, subscriptionId, periodNo } = order;
  if (!isSettled(order.state as OrderState) || order.purpose === 'method-change' || paidAt === null) {
    throw new DomainError('contract-not-found');
  }
  const boughtOn = dayInWarsaw(paidAt);
  if (!mayWithdraw(boughtOn, dayInWarsaw(now))) {
    throw new DomainError({ code: 'withdrawal-too-late', day: formatDay(lastDayToWithdraw(boughtOn)) });
  }
  if (order.state === 'refunded') throw new DomainError('contract-refunded');
  const isCurrent = subscriptionId !== null && (await isLastPeriod(tx, { subscriptionId, periodNo }));
  if (subscriptionId !== null && periodNo === 0 && !isCurrent) return 'renewed';
  const amount = await amountLeft(tx, orderId);
  // The bank or PayPal has given back all of it.
  if (amount === 0 && order.grossAmount > 0) throw new DomainError('contract-refunded');
  const withdrawal = await insertWithdrawal(tx, {
    orderId,
    ...declaration,
    consumerEmail: order.buyerEmail,
    statement: statementOf(deps, orderId, declaration),
    declaredAt: now,
    amount,
    currency: order.currency,
    nextCheckAt: amount > 0 ? new Date(now.getTime() + FIRST_CHECK_MS) : null,
  });
  await revokeAccess(tx, orderId, now);
  if (userId !== null) await recalculateAccess(tx, userId);
  if (isCurrent) await endSubscription(tx, deps, subscriptionId);
  await audit(tx, deps, 'payment.withdrawn', {
    userId,
    details: { orderId, amount, currency: order.currency, declaredBy: declaration.declaredBy },
  });
  await enqueue(tx, 'mail.withdrawal', { payload: { withdrawalId: withdrawal.id }, now });
  return { withdrawal, isNew: true };
}

function statementOf({ config }: WithdrawalDeps, orderId: string, { language }: Declaration): string {
  const { statement } = CONTRACT_TEXTS[language].withdrawal;
  return fillPlaceholders(statement, { site: config.site.name, order: orderNumberOf(orderId) });
}

/** What follows a declaration outside of its transaction. After a crash the reconciler does it. */
async function finish(deps: WithdrawalDeps, { subscriptionId }: Contract, withdrawal: Withdrawal): Promise<void> {
  deps.wakeOutbox();
  try {
    if (subscriptionId !== null) {
      for (const id of await findPayableRenewals(deps.db, subscriptionId)) await expireOrder(deps, id);
    }
    if (withdrawal.amount > 0) await refundWithdrawal(deps, withdrawal);
  } catch (error) {
    deps.log.error({ err: error, withdrawalId: withdrawal.id }, 'the refund of a withdrawal could not be started');
  }
}
