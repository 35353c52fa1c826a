import { expect, test, vi } from 'vitest';
import { startRefund } from '../features/billing/refunds/start-refund.ts';
import { noteBackup } from '../platform/backup/note-backup.ts';
import { createFileGauges } from '../platform/observability/file-gauges.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import type { PayingApi } from '../testing/paying.ts';
import type { TestApi } from '../testing/start-api.ts';
import { usePayingApi } from '../testing/use-paying-api.ts';
import { createAppGauges, createAppMetrics } from './metrics.ts';

const HOUR_MS = 3_600_000;

onEachDatabase('gauges read from $kind', {}, ({ kind, create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started, itsDatabase) => {
    paying = started;
    ({ api } = started);
    database = itsDatabase;
  });

  /** Every value, by its metric and its labels. */
  async function values(): Promise<Record<string, number>> {
    const metrics = createAppMetrics();
    await createAppGauges(metrics, api.deps)();
    const all = await metrics.registry.getMetricsAsJSON();
    return Object.fromEntries(
      all.flatMap(({ name, values }) =>
        values.map(({ labels, value }) => [[name, ...Object.values(labels)].join(' '), value] as const),
      ),
    );
  }

  async function later(ms: number, work: () => Promise<void>): Promise<void> {
    const { now } = api;
    api.now = new Date(now.getTime() + ms);
    await work();
    api.now = now;
  }

  test('all are zero in a new database', async () => {
    expect(await values()).toMatchObject({
      kreda_database_up: 1,
      'kreda_sales 1h': 0,
      'kreda_sales 6h': 0,
      kreda_renewals_overdue: 0,
      kreda_renewals_overdue_oldest_seconds: 0,
      'kreda_refunds_oldest_seconds requested': 0,
      kreda_refunds_failed_last_day: 0,
      kreda_withdrawals_escalated: 0,
      kreda_payment_notices_oldest_seconds: 0,
      'kreda_outbox_messages payment.refund dead': 0,
      'kreda_outbox_oldest_seconds payment.send-refund': 0,
      kreda_backup_last_done_timestamp_seconds: 0,
    });
  });

  test('a sale counts in the windows of one hour and six hours, and a renewal does not', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId } = await paying.buy(browser);
    expect(await values()).toMatchObject({ 'kreda_sales 1h': 1, 'kreda_sales 6h': 1 });
    await later(2 * HOUR_MS, async () =>
      expect(await values()).toMatchObject({ 'kreda_sales 1h': 0, 'kreda_sales 6h': 1 }),
    );
    await api.db.order.update({ where: { id: orderId }, data: { purpose: 'renewal' } });
    expect(await values()).toMatchObject({ 'kreda_sales 1h': 0, 'kreda_sales 6h': 0 });
  });

  test('a due subscription is overdue, unless its payment is in flight', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId } = await paying.buy(browser, { packageSlug: 'monthly' });
    const { subscriptionId } = await api.db.order.findUniqueOrThrow({ where: { id: orderId } });
    const { dueAt } = await api.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId! } });
    const untilDue = dueAt!.getTime() - api.now.getTime();
    await later(untilDue - 1_000, async () => expect(await values()).toMatchObject({ kreda_renewals_overdue: 0 }));
    await later(untilDue + 2 * HOUR_MS, async () => {
      expect(await values()).toMatchObject({
        kreda_renewals_overdue: 1,
        kreda_renewals_overdue_oldest_seconds: 7_200,
      });
      const where = { orderId_attemptNo: { orderId, attemptNo: 1 } };
      await api.db.paymentAttempt.update({ where, data: { state: 'processing', isOffSession: true } });
      expect(await values()).toMatchObject({ kreda_renewals_overdue: 0, kreda_renewals_overdue_oldest_seconds: 0 });
      await api.db.paymentAttempt.update({ where, data: { state: 'succeeded', isOffSession: false } });
    });
  });

  test('an unanswered refund is reported as requested, one that waits at its provider as pending', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId } = await paying.buy(browser);
    const request = { orderId, amount: 100, reason: 'goodwill' } as const;
    await paying.control('faults', { failNext: 3 });
    await startRefund(api.deps, request);
    await later(HOUR_MS, async () =>
      expect(await values()).toMatchObject({
        'kreda_refunds_oldest_seconds requested': 3_600,
        'kreda_refunds_oldest_seconds pending': 0,
      }),
    );
    await api.db.refund.updateMany({ where: { orderId }, data: { state: 'failed', updatedAt: api.now } });
    expect(await values()).toMatchObject({ kreda_refunds_failed_last_day: 1 });
    await paying.control('faults', { pendingRefunds: true });
    await startRefund(api.deps, request);
    await paying.control('faults', { pendingRefunds: false });
    await later(HOUR_MS, async () =>
      expect(await values()).toMatchObject({
        'kreda_refunds_oldest_seconds requested': 0,
        'kreda_refunds_oldest_seconds pending': 3_600,
      }),
    );
  });

  test('messages of the outbox are reported by their kind, also kinds of other releases', async () => {
    await enqueue(api.db, 'payment.refund', {
      payload: { orderId: crypto.randomUUID(), reason: 'account-deleted' },
      now: api.now,
    });
    await enqueue(api.db, 'mail.welcome', { payload: { userId: crypto.randomUUID() }, now: api.now });
    await api.db.outboxMessage.updateMany({ where: { kind: 'mail.welcome' }, data: { state: 'dead' } });
    const job = { payload: {}, tries: 0, nextTryAt: api.now, createdAt: api.now, state: 'new' };
    await api.db.outboxMessage.create({ data: { ...job, id: crypto.randomUUID(), kind: 'payment.of-tomorrow' } });
    await later(60_000, async () => {
      const told = await values();
      expect(told).toMatchObject({
        'kreda_outbox_messages payment.refund new': 1,
        'kreda_outbox_messages payment.of-tomorrow new': 1,
        'kreda_outbox_oldest_seconds payment.refund': 60,
        'kreda_outbox_oldest_seconds payment.of-tomorrow': 60,
        'kreda_outbox_oldest_seconds mail.welcome': 0,
      });
      expect(told['kreda_outbox_messages mail.welcome dead']).toBeGreaterThan(0);
    });
  });

  test('an invoice that is postponed while the bank is down counts as waiting, and a postponed mail does not', async () => {
    const job = { payload: {}, tries: 0, createdAt: api.now, state: 'new' };
    const nextTryAt = new Date(api.now.getTime() + 2 * HOUR_MS);
    for (const kind of ['invoice.issue', 'mail.contract'])
      await api.db.outboxMessage.create({ data: { ...job, id: crypto.randomUUID(), kind, nextTryAt } });
    await later(HOUR_MS, async () =>
      expect(await values()).toMatchObject({
        'kreda_outbox_oldest_seconds invoice.issue': 3_600,
        'kreda_outbox_oldest_seconds mail.contract': 0,
      }),
    );
  });

  test('a webhook event that is not processed ages', async () => {
    await api.db.webhookEvent.updateMany({ data: { state: 'done' } });
    const event = { provider: 'stripe', eventId: crypto.randomUUID(), type: 'x', body: '{}', tries: 3 };
    const times = { nextTryAt: api.now, receivedAt: api.now };
    await api.db.webhookEvent.create({ data: { ...event, ...times, state: 'failed' } });
    await later(HOUR_MS, async () =>
      expect(await values()).toMatchObject({ kreda_payment_notices_oldest_seconds: 3_600 }),
    );
  });

  test('a backup is reported by when it ended, and a failed one too', async () => {
    const noted = { database: database.url, clock: () => api.now, log: api.deps.log };
    const at = api.now.getTime() / 1_000;
    await noteBackup(noted, 'operation.backed-up');
    await later(HOUR_MS, async () => {
      await noteBackup(noted, 'operation.backup-failed');
      expect(await values()).toMatchObject({
        kreda_backup_last_done_timestamp_seconds: at,
        kreda_backup_last_failed_timestamp_seconds: at + 3_600,
      });
    });
    await later(10 * 24 * HOUR_MS, async () =>
      expect(await values()).toMatchObject({ kreda_backup_last_done_timestamp_seconds: 0 }),
    );
  });

  test('a database server has gauges of its connections and clock; SQLite has none', async () => {
    const { now } = api;
    api.now = new Date(Date.now() + 90_000);
    const told = await values();
    api.now = now;
    if (kind === 'SQLite') {
      expect(Object.keys(told).join(' ')).not.toMatch(/kreda_database_connections|kreda_clock_offset_seconds/);
      return;
    }
    expect(told.kreda_database_connections).toBeGreaterThan(0);
    expect(told.kreda_database_connections_limit).toBeGreaterThan(told.kreda_database_connections!);
    // The test's clock stands still during the query, so the offset is some seconds less.
    expect(Math.round(told['kreda_clock_offset_seconds database']! / 20)).toBe(4);
  });

  test('without the database only the gauge of its outage has a value', async () => {
    const metrics = createAppMetrics();
    const gaugeDatabase = createAppGauges(metrics, api.deps);
    await gaugeDatabase();
    const orders = vi.spyOn(api.db.order, 'count').mockRejectedValue(new Error('away'));
    await gaugeDatabase();
    orders.mockRestore();
    const text = await metrics.registry.metrics();
    expect(text).toContain('kreda_database_up 0');
    // A 0 would raise an alert: a backup of 1970.
    expect(text).not.toMatch(/^kreda_(backup|outbox|sales|renewals|refunds|payment)\w* ?[{\d]/m);
    await gaugeDatabase();
    expect(await metrics.registry.metrics()).toContain('kreda_database_up 1');
  });

  test('a database that hangs is reported as down, and concurrent scrapes query it once', {
    tags: ['sql'],
  }, async () => {
    const metrics = createAppMetrics();
    const [gaugeDatabase, gaugeFiles] = [createAppGauges(metrics, api.deps), createFileGauges(metrics, api.deps)];
    await Promise.all([gaugeDatabase(), gaugeFiles()]);
    const never = new Promise<never>(() => {});
    const orders = vi.spyOn(api.db.order, 'count').mockReturnValue(never as never);
    const sweeps = vi.spyOn(api.db.fileSweep, 'findUnique').mockReturnValue(never as never);
    await Promise.all([gaugeDatabase(), gaugeFiles(), gaugeDatabase(), gaugeFiles()]);
    // Sales are counted in two windows.
    expect(orders).toHaveBeenCalledTimes(2);
    expect(sweeps).toHaveBeenCalledTimes(1);
    orders.mockRestore();
    sweeps.mockRestore();
    const text = await metrics.registry.metrics();
    expect(text).toContain('kreda_database_up 0');
    expect(text).not.toMatch(/^kreda_(backup|outbox|sales|renewals|refunds|payment|file)\w* ?[{\d]/m);
  });
});
