import type { RequestContext, UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readOrderNumber } from '../orders/order-number.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { type Contract, findContractsByNumber, findOwnContract } from './repo.ts';

/**
 * Withdraws the caller from the contract of one of their orders. Without a name, in that of the order.
 *
 * @throws {DomainError} `contract-not-found` for another user's order; otherwise as `declareWithdrawal`.
 */
export async function withdraw(
  context: UserContext,
  { orderId, name }: { orderId: string; name?: string | undefined },
): Promise<Acknowledgement> {
  const { db, user, language } = context;
  const contract = await findOwnContract(db, user.id, orderId);
  if (!contract) throw new DomainError('contract-not-found');
  const consumerName = name ?? contract.buyerName;
  return declareWithdrawal(context, contract, { declaredBy: 'account', consumerName, language });
}

/**
 * Withdraws from the contract of an order whose number and e-mail address the caller knows. The acknowledgement goes to the order's
 * address alone. A wrong number, a wrong address and an order that was not paid get the same answer.
 *
 * @throws {DomainError} `contract-not-found`, `rate-limited`; otherwise as `declareWithdrawal`.
 */
export async function withdrawByNumber(
  context: RequestContext,
  { orderNumber, email, name }: { orderNumber: string; email: string; name: string },
): Promise<Acknowledgement> {
  await context.limit('withdrawals');
  const range = readOrderNumber(orderNumber);
  if (range === null) throw new DomainError('contract-not-found');
  // Of one order, so that nobody tries addresses from many IP addresses.
  await context.limit('orderWithdrawals', range.first);
  const contract = (await findContractsByNumber(context.db, range)).find((order) => isOf(order, email));
  if (!contract) throw new DomainError('contract-not-found');
  const { language } = context;
  return declareWithdrawal(context, contract, { declaredBy: 'order-number', consumerName: name, language });
}

/** Whether an order was made with an e-mail address. The order of a deleted account that was never paid has none. */
function isOf({ buyerEmail }: Contract, email: string): boolean {
  const plain = (address: string) => address.trim().normalize('NFC').toLowerCase();
  return buyerEmail !== '' && plain(buyerEmail) === plain(email);
}
