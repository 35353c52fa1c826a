import type { Database } from '../../../platform/database.ts';
import {
  findAccountByEmail,
  findAccountById,
  findDocumentByNumber,
  findOrderById,
  findOrderByProviderRef,
  findOrdersByEmail,
} from './repo.ts';

/** The most orders of a deleted account's address that are shown. */
const MAX_ORDERS = 50;

/** A buyer: an account, or orders whose account was deleted. */
export type Buyer = { userId: string } | { orderIds: string[] };

/**
 * The buyers that an operator's text names: an e-mail address, the id of an account or an order, a printed document number, or a
 * provider's id of a payment, refund or dispute. An address may name several: its account, and orders of other accounts made with it.
 */
export async function findBuyers(db: Database, text: string): Promise<Buyer[]> {
  const typed = text.trim();
  if (typed.includes('@')) return findByEmail(db, typed.toLowerCase());
  if (await findAccountById(db, typed)) return [{ userId: typed }];
  const order =
    (await findOrderById(db, typed)) ?? (await findByNumber(db, typed)) ?? (await findOrderByProviderRef(db, typed));
  return order ? [buyerOf(order)] : [];
}

async function findByEmail(db: Database, email: string): Promise<Buyer[]> {
  const account = await findAccountByEmail(db, email);
  const orders = await findOrdersByEmail(db, email, MAX_ORDERS);
  const userIds = new Set([account?.id ?? null, ...orders.map(({ userId }) => userId)]);
  userIds.delete(null);
  const orphans = orders.filter(({ userId }) => userId === null).map(({ id }) => id);
  return [
    ...[...userIds].map((userId) => ({ userId: userId! })),
    ...(orphans.length > 0 ? [{ orderIds: orphans }] : []),
  ];
}

async function findByNumber(db: Database, printed: string) {
  const document = await findDocumentByNumber(db, printed.toUpperCase());
  return document && { id: document.orderId, userId: document.order.userId };
}

function buyerOf({ id, userId }: { id: string; userId: string | null }): Buyer {
  return userId === null ? { orderIds: [id] } : { userId };
}
