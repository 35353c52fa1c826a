import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** How long ago the moved period ended, in ms. */
const OVERDUE_MS = 60_000;
const BUSY_TIMEOUT_MS = 10_000;

/** All timestamps of a subscription, its periods, fulfilments and orders. */
const TIME_COLUMNS = {
  subscriptions: ['periodEndsAt', 'anchorAt', 'dueAt', 'trialEndsAt', 'createdAt', 'cancelledAt'],
  subscription_periods: ['startsAt', 'endsAt'],
  fulfilments: ['accessFrom', 'accessUntil', 'createdAt'],
  orders: ['createdAt', 'paidAt'],
} as const;

type Row = Record<string, SQLInputValue>;

/**
 * Simulates the end of the current period of a buyer's subscription. Moves all its timestamps into the past in the product's
 * database, so that the scheduler finds it due.
 */
export function endPeriod(dataDir: string, email: string): void {
  const db = new DatabaseSync(join(dataDir, 'kreda.db'), { timeout: BUSY_TIMEOUT_MS });
  try {
    const user = '(SELECT id FROM users WHERE email = ?)';
    const subscription = one(db, `SELECT * FROM subscriptions WHERE liveKey = ${user}`, email);
    const byMs = Date.parse(String(subscription.periodEndsAt)) - Date.now() + OVERDUE_MS;
    move(db, 'subscriptions', 'id', [subscription], byMs);
    const id = subscription.id!;
    move(
      db,
      'subscription_periods',
      'id',
      all(db, 'SELECT * FROM subscription_periods WHERE subscriptionId = ?', id),
      byMs,
    );
    move(db, 'orders', 'id', all(db, 'SELECT * FROM orders WHERE subscriptionId = ?', id), byMs);
    const orders = 'SELECT id FROM orders WHERE subscriptionId = ?';
    move(db, 'fulfilments', 'orderId', all(db, `SELECT * FROM fulfilments WHERE orderId IN (${orders})`, id), byMs);
  } finally {
    db.close();
  }
}

function all(db: DatabaseSync, sql: string, value: SQLInputValue): Row[] {
  return db.prepare(sql).all(value) as Row[];
}

function one(db: DatabaseSync, sql: string, value: SQLInputValue): Row {
  const [row] = all(db, sql, value);
  if (!row) throw new Error(`Nothing found for ${String(value)}`);
  return row;
}

function move(
  db: DatabaseSync,
  table: keyof typeof TIME_COLUMNS,
  key: string,
  rows: readonly Row[],
  byMs: number,
): void {
  for (const row of rows) {
    for (const column of TIME_COLUMNS[table]) {
      const value = row[column];
      if (value === null || value === undefined) continue;
      // The same format as the product's: SQLite compares timestamps as texts.
      const earlier = new Date(Date.parse(String(value)) - byMs).toISOString().replace('Z', '+00:00');
      db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(earlier, row[key]!);
    }
  }
}
