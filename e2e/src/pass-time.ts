import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** How long a period that was moved into the past has been over, in milliseconds. */
const AGO_MS = 60_000;
const BUSY_MS = 10_000;

/** The moments of a subscription, its periods, its access and its orders; all of them move. */
const MOMENTS = {
  subscriptions: ['periodEndsAt', 'anchorAt', 'dueAt', 'trialEndsAt', 'createdAt', 'cancelledAt'],
  subscription_periods: ['startsAt', 'endsAt'],
  fulfilments: ['accessFrom', 'accessUntil', 'createdAt'],
  orders: ['createdAt', 'paidAt'],
} as const;

type Row = Record<string, SQLInputValue>;

/**
 * Lets so much time pass for a buyer's subscription that its period is just over: everything about it moves into the past, in the
 * product's own database, and its scheduler finds it due.
 */
export function endPeriod(dataDir: string, email: string): void {
  const db = new DatabaseSync(join(dataDir, 'kreda.db'), { timeout: BUSY_MS });
  try {
    const user = '(SELECT id FROM users WHERE email = ?)';
    const subscription = one(db, `SELECT * FROM subscriptions WHERE liveKey = ${user}`, email);
    const byMs = Date.parse(String(subscription.periodEndsAt)) - Date.now() + AGO_MS;
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

function move(db: DatabaseSync, table: keyof typeof MOMENTS, key: string, rows: readonly Row[], byMs: number): void {
  for (const row of rows) {
    for (const column of MOMENTS[table]) {
      const value = row[column];
      if (value === null || value === undefined) continue;
      // Written as the product writes it, since moments are compared as texts.
      const earlier = new Date(Date.parse(String(value)) - byMs).toISOString().replace('Z', '+00:00');
      db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(earlier, row[key]!);
    }
  }
}
