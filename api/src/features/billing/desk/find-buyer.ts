import type { Database } from '../../../platform/database.ts';
import { readOrderNumber } from '../orders/order-number.ts';
import {
  findAccountByEmail,
  findAccountById,
  findDocumentByNumber,
  findOrderByProviderRef,
  findOrdersByEmail,
  findOrdersByNumber,
  type OrderOfBuyer,
} from './repo.ts';

/** The most orders of a deleted account's address that are shown. */
const MAX_ORDERS = 50;

/** A buyer: an account, or orders whose account was deleted. */
export type Buyer = { userId: string } | { orderIds: string[] };

/**
 * The buyers that an operator's text names: an e-mail address, the id of an account or an order, an order number, a printed document
 * number, or a provider's id of a payment, refund or dispute. Only in the last do capitals count. An address may name several: its account,
 * and orders of other accounts made with it.
 */
export async function findBuyers(db: Database, text: string): Promise<Buyer[]> {
  const typed = text.trim();
  if (typed.includes('@')) return findByEmail(db, typed.toLowerCase());
  const account = await findAccountById(db, typed.toLowerCase());
  if (account) return [{ userId: account.id }];
  const number = readOrderNumber(typed);
  const numbered = number ? await findOrdersByNumber(db, number) : [];
  if (numbered.length > 0) return buyersOf(numbered);
  const order = (await findByDocumentNumber(db, typed)) ?? (await findOrderByProviderRef(db, typed));
  return order ? buyersOf([order]) : [];
}

async function findByEmail(db: Database, email: string): Promise<Buyer[]> {
  const account = await findAccountByEmail(db, email);
  const orders = await findOrdersByEmail(db, email, MAX_ORDERS);
  return buyersOf(orders, account?.id ?? null);
}

async function findByDocumentNumber(db: Database, printed: string) {
  const document = await findDocumentByNumber(db, printed.toUpperCase());
  return document && { id: document.orderId, userId: document.order.userId };
}

/** The buyers of some orders, each once, after an account that was found before. */
function buyersOf(orders: readonly OrderOfBuyer[], accountId: string | null = null): Buyer[] {
  const userIds = new Set([accountId, ...orders.map(({ userId }) => userId)]);
  userIds.delete(null);
  const orphans = orders.filter(({ userId }) => userId === null).map(({ id }) => id);
  return [
    ...[...userIds].map((userId) => ({ userId: userId! })),
    ...(orphans.length > 0 ? [{ orderIds: orphans }] : []),
  ];
}
