import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clearWebhookBodies } from '../features/billing/webhook-events/clear-webhook-bodies.ts';
import { forgetOutdated, runHousekeeping } from '../platform/housekeeping.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../testing/start-api.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { housekeepingSteps } from './housekeeping-steps.ts';

const DAY_MS = 24 * 3_600_000;

onEachDatabase('housekeeping on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  const lines: string[] = [];
  const housekeeping = () => ({ log: api.deps.log, steps: housekeepingSteps(api.deps) });

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({
      databaseUrl: database.url,
      environment: { LOG_LEVEL: 'error' },
      onLog: (line) => lines.push(line),
    });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  test('removes what has expired, and nothing else', async () => {
    // Rate limits use the machine's clock.
    const start = new Date();
    api.now = start;
    const person = { firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    const register = (email: string, remember: boolean) =>
      new TestBrowser(api.url).send('POST', '/api/register', { ...person, email, remember });
    await register('short@example.pl', false);
    await register('long@example.pl', true);
    await new TestBrowser(api.url).send('POST', '/api/password/reset', { email: 'short@example.pl' });
    await api.mails();
    const counts = async () => ({
      sessions: await api.db.session.count(),
      resets: await api.db.passwordReset.count(),
      mails: await api.db.outboxMessage.count(),
    });
    expect(await counts()).toEqual({ sessions: 2, resets: 1, mails: 3 });
    await forgetOutdated(api.deps);
    expect(await counts()).toEqual({ sessions: 2, resets: 1, mails: 3 });

    api.now = new Date(start.getTime() + 2 * DAY_MS);
    await forgetOutdated(api.deps);
    expect(await counts()).toEqual({ sessions: 1, resets: 0, mails: 3 });
    expect(await api.db.rateLimit.count()).toBe(0);

    // A message that waits is kept, however long it waits.
    await register('waiting@example.pl', false);
    api.now = new Date(start.getTime() + 60 * DAY_MS);
    await forgetOutdated(api.deps);
    expect(await counts()).toEqual({ sessions: 0, resets: 0, mails: 1 });
    api.now = start;
  });

  test('a failed step does not stop the others, and the round counts as failed', async () => {
    const person = { email: 'step@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    await new TestBrowser(api.url).send('POST', '/api/register', person);
    await api.db.session.updateMany({ data: { expiresAt: api.now } });
    const visitors = vi.spyOn(api.db.visitor, 'findMany').mockRejectedValue(new Error('a row too many'));
    expect(await runHousekeeping(housekeeping(), () => false)).toBe(false);
    visitors.mockRestore();
    expect(await api.db.session.count()).toBe(0);
    expect(await api.db.fileSweep.count({ where: { nextAt: { gt: api.now } } })).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'a step of housekeeping failed', step: 'forget-visitors', err: { message: 'a row too many' } },
    ]);
    expect(await runHousekeeping(housekeeping(), () => false)).toBe(true);
  });

  test('a process that shuts down starts no further step, and its round counts as failed', async () => {
    const before = await api.db.fileSweep.findMany();
    const { now } = api;
    api.now = new Date(now.getTime() + 2 * DAY_MS);
    let isAsked = false;
    const isStopped = () => {
      const answer = isAsked;
      isAsked = true;
      return answer;
    };
    expect(await runHousekeeping(housekeeping(), isStopped)).toBe(false);
    expect(await api.db.fileSweep.findMany()).toEqual(before);
    api.now = now;
  });

  test('clears the bodies of webhook events that were processed 30 days ago, and keeps their rows', async () => {
    const start = new Date();
    const processedAt = new Date(start.getTime() - 30 * DAY_MS);
    const webhookEvent = (eventId: string, state: string, more: object = {}) => ({
      ...{ provider: 'stripe', eventId, type: 'charge.succeeded', body: '{"name":"Łucja"}', state, tries: 1 },
      ...{ nextTryAt: start, receivedAt: new Date(start.getTime() - 60 * DAY_MS), ...more },
    });
    // More than one statement clears.
    const old = Array.from({ length: 450 }, (_, number) => webhookEvent(`evt_${number}`, 'done', { processedAt }));
    await api.db.webhookEvent.createMany({
      data: [
        ...old,
        webhookEvent('evt_new', 'done', { processedAt: new Date(processedAt.getTime() + 2_000) }),
        ...['new', 'failed', 'dead'].map((state) => webhookEvent(`evt_${state}_waiting`, state)),
      ],
    });
    api.now = new Date(start.getTime() + 1_000);
    expect(await clearWebhookBodies(api.deps)).toBe(450);
    expect(await clearWebhookBodies(api.deps)).toBe(0);
    expect(await api.db.webhookEvent.count({ where: { body: '', hasBody: false, state: 'done' } })).toBe(450);
    const kept = await api.db.webhookEvent.findMany({ where: { hasBody: true }, orderBy: { eventId: 'asc' } });
    expect(kept.map(({ eventId }) => eventId)).toEqual([
      'evt_dead_waiting',
      'evt_failed_waiting',
      'evt_new',
      'evt_new_waiting',
    ]);
    for (const { body } of kept) expect(body).toContain('Łucja');
  });
});
