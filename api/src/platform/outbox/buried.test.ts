import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { OPERATOR } from '../audit.ts';
import { forgetOutdated } from '../housekeeping.ts';
import { dropBuried, listBuried, retryBuried } from './buried.ts';
import { enqueue, type OutboxKind, type OutboxPayloads } from './enqueue.ts';

const run = promisify(execFile);
const COMMAND = path.resolve(import.meta.dirname, '../../commands/outbox.ts');
const DAY_MS = 24 * 3_600_000;

onEachDatabase('buried messages on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  beforeEach(() => api.db.outboxMessage.deleteMany());
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  async function bury<K extends OutboxKind>(kind: K, payload: OutboxPayloads[K]): Promise<string> {
    await enqueue(api.db, kind, { payload, now: api.now });
    const { id } = await api.db.outboxMessage.findFirstOrThrow({ where: { kind, state: 'new' } });
    await api.db.outboxMessage.update({ where: { id }, data: { state: 'dead', tries: 30 } });
    return id;
  }

  /** Runs the command as an operator does. */
  async function command(...args: string[]): Promise<{ code: number; said: string }> {
    const env = { ...process.env, DATABASE_URL: database.url, RENDERER_ADDRESS: '127.0.0.1:1' };
    try {
      const { stdout } = await run(process.execPath, [COMMAND, ...args], { env });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, said: stdout + stderr };
    }
  }

  test('stay until an operator decides, however long that takes', async () => {
    const id = await bury('payment.refund', { orderId: crypto.randomUUID(), reason: 'account-deleted' });
    const { now } = api;
    api.now = new Date(now.getTime() + 400 * DAY_MS);
    await forgetOutdated(api.deps);
    api.now = now;
    expect((await listBuried(api.deps)).map((job) => job.id)).toEqual([id]);
  });

  test('lose an e-mail address after 30 days, and can only be dropped then', async () => {
    const id = await bury('mail.password-reset', { email: 'lucja@example.pl', language: 'pl' });
    expect(await listBuried(api.deps)).toMatchObject([{ about: { language: 'pl' }, canBeRetried: true }]);
    const { now } = api;
    api.now = new Date(now.getTime() + 31 * DAY_MS);
    await forgetOutdated(api.deps);
    api.now = now;
    expect(await api.db.outboxMessage.findMany({ where: { id } })).toMatchObject([{ payload: {} }]);
    expect(await retryBuried(api.deps, 'all')).toEqual([]);
    expect(await dropBuried(api.deps, 'all')).toHaveLength(1);
  });

  test('are retried with all tries, and only those that were selected', async () => {
    const orderId = crypto.randomUUID();
    const id = await bury('payment.refund', { orderId, reason: 'account-deleted' });
    const other = await bury('files.remove', { keys: ['photos/a'] });
    expect(await retryBuried(api.deps, { ids: [id] })).toMatchObject([{ id }]);
    expect(await api.db.outboxMessage.findUnique({ where: { id } })).toMatchObject({
      state: 'failed',
      tries: 0,
      nextTryAt: api.now,
      payload: { orderId },
    });
    expect((await listBuried(api.deps)).map((job) => job.id)).toEqual([other]);
    expect(
      await api.db.auditEvent.findFirst({ where: { kind: 'operation.job-retried' }, orderBy: { at: 'desc' } }),
    ).toMatchObject({ userId: OPERATOR, details: { jobId: id, jobKind: 'payment.refund', orderId } });
  });

  test('are listed, retried and dropped by a command', async () => {
    const refund = await bury('payment.send-refund', { refundId: crypto.randomUUID() });
    const mail = await bury('mail.account-deleted', { email: 'a@example.pl', firstName: 'Łucja', language: 'pl' });
    const listed = await command('list');
    expect(listed.code).toBe(0);
    expect(listed.said).toContain(`${refund}  ${api.now.toISOString()}  payment.send-refund  30 tries`);
    expect(listed.said).toContain('2 buried.');
    expect(listed.said).not.toMatch(/example\.pl|Łucja/);
    expect((await command('list', '--kind', 'payment.')).said).toContain('1 buried.');

    expect(await command('retry', refund)).toMatchObject({ code: 0, said: expect.stringContaining('1 to be tried') });
    expect((await command('retry', refund)).code).toBe(1);
    expect((await command('drop', '--kind', 'mail.account-deleted')).said).toContain('1 dropped.');
    expect(await api.db.outboxMessage.count({ where: { id: mail } })).toBe(0);
    expect(await api.db.auditEvent.count({ where: { kind: 'operation.job-dropped' } })).toBeGreaterThan(0);
  });

  test.each([
    [[], 'list, retry or drop'],
    [['drop'], 'drop needs ids, --kind or --all'],
    [['drop', 'x'], 'an id such as list prints them'],
    [['drop', '--all', '--kind', 'mail.'], 'exclude each other'],
    [['forget'], 'list, retry or drop'],
  ])('the command refuses %j', async (args, words) => {
    await bury('files.remove', { keys: ['photos/a'] });
    const answer = await command(...args);
    expect(answer.code).toBe(2);
    expect(answer.said).toContain(words);
    expect(await listBuried(api.deps)).toHaveLength(1);
  });
});
