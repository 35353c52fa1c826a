import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { type Database, openDatabase } from '../database.ts';
import { createLog } from '../log.ts';
import { Postponed } from '../outbox/postponed.ts';
import { claimMailboxPlace, type MailboxDeps, type MailCategory } from './mailbox-limits.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const TOMORROW = new Date('2026-03-02T00:00:00Z');

onEachDatabase('the places of a mailbox on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  const connections: Database[] = [];
  let now = NOON;
  let count = 0;

  beforeAll(async () => {
    database = await create();
  });
  afterAll(async () => {
    for (const db of connections) await db.$disconnect();
    await database.drop();
  });
  /** Another API process: a separate connection to the same database. */
  function newProcess(): MailboxDeps {
    const db = openDatabase(database.url);
    connections.push(db);
    const config = { mailboxKey: Buffer.from('key') };
    return { db, clock: () => now, log: createLog({ logLevel: 'silent' }), config };
  }
  const newMailbox = () => `Anna${++count}@Example.pl`;
  const ask = (deps: MailboxDeps, to: string, sort: Partial<MailCategory> = {}, id: string = crypto.randomUUID()) =>
    claimMailboxPlace(deps, { limit: 'general', topic: 'welcome', ...sort, id, to });

  test('are eight a day over all kinds, also when several processes count at the same time', {
    tags: ['concurrency'],
  }, async () => {
    const processes = [newProcess(), newProcess(), newProcess()];
    const to = newMailbox();
    const asked = Array.from({ length: 30 }, (_, index) =>
      ask(processes[index % 3]!, index % 2 === 0 ? to : to.toLowerCase(), { topic: `topic-${index % 5}` }),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(8);
    expect(await ask(processes[0]!, newMailbox())).toBe(true);
    now = TOMORROW;
    expect(await ask(processes[0]!, to)).toBe(true);
    now = NOON;
  });

  test.each([
    ['tags', ['victim@example.pl', 'victim+1@example.pl', 'Victim+a+b@example.pl']],
    ['dots at Gmail', ['v.victim@gmail.com', 'vvictim+2@gmail.com', 'VVictim@googlemail.com', 'v.v.i.c.tim@gmail.com']],
  ])('are one mailbox with %s', async (_, addresses) => {
    const deps = newProcess();
    const asked: boolean[] = [];
    for (let index = 0; index < 12; index++) asked.push(await ask(deps, addresses[index % addresses.length]!));
    expect(asked.filter(Boolean)).toHaveLength(8);
  });

  test('are not shared by other addresses', async () => {
    const deps = newProcess();
    for (let index = 0; index < 8; index++) await ask(deps, 'jan.nowak@example.pl');
    for (const other of ['jannowak@example.pl', 'jan.nowak@example.com', 'jan.nowak-1@example.pl', '+jan@example.pl'])
      expect(await ask(deps, other), other).toBe(true);
  });

  test('are counted by topic, too', async () => {
    const deps = newProcess();
    const to = newMailbox();
    const sort = { topic: 'password-changed', perTopic: 3 };
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(deps, to, sort)));
    expect(asked.filter(Boolean)).toHaveLength(3);
    expect(await ask(deps, to)).toBe(true);
  });

  test('are kept by a mail that is retried', async () => {
    const deps = newProcess();
    const to = newMailbox();
    const id = crypto.randomUUID();
    for (let index = 0; index < 7; index++) await ask(deps, to);
    expect(await ask(deps, to, {}, id)).toBe(true);
    expect(await ask(deps, to)).toBe(false);
    expect(await ask(deps, to, {}, id)).toBe(true);
    now = TOMORROW;
    expect(await ask(deps, to, {}, id)).toBe(true);
    now = NOON;
  });

  test('postpone receipts to the next day, and do not take places from other mails', async () => {
    const deps = newProcess();
    const to = newMailbox();
    const receipt = { limit: 'receipt', topic: 'receipt' } as const;
    for (let index = 0; index < 20; index++) expect(await ask(deps, to, receipt)).toBe(true);
    const refusal = await ask(deps, to, receipt).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Postponed);
    expect((refusal as Postponed).until).toEqual(TOMORROW);
    expect(await ask(deps, to)).toBe(true);
    expect(await ask(deps, to, { limit: 'reset', topic: 'password-reset' })).toBe(true);
  });

  test('for trials, which cost nothing, are few, postponed beyond that, and do not postpone receipts', async () => {
    const deps = newProcess();
    const to = newMailbox();
    const trial = { limit: 'trial', topic: 'contract' } as const;
    for (let index = 0; index < 6; index++) expect(await ask(deps, to, trial)).toBe(true);
    await expect(ask(deps, to, { ...trial, topic: 'withdrawal' })).rejects.toBeInstanceOf(Postponed);
    for (let index = 0; index < 20; index++)
      expect(await ask(deps, to, { limit: 'receipt', topic: 'receipt' })).toBe(true);
  });

  test('drop a repetition in a topic of trials or receipts instead of postponing it', async () => {
    const deps = newProcess();
    const to = newMailbox();
    const news = { limit: 'trial', topic: 'news', perTopic: 1 } as const;
    expect(await ask(deps, to, news)).toBe(true);
    expect(await ask(deps, to, news)).toBe(false);
    for (let index = 0; index < 5; index++) expect(await ask(deps, to, { ...news, topic: `news ${index}` })).toBe(true);
    await expect(ask(deps, to, { ...news, topic: 'further news' })).rejects.toBeInstanceOf(Postponed);
    expect(await ask(deps, to, news)).toBe(false);
  });

  test('are available again when a link is valid for longer than the spacing, however many are requested', async () => {
    const processes = [newProcess(), newProcess()];
    const to = newMailbox();
    const link = { limit: 'owner-reset', topic: 'link', spacing: { free: 6, everyMs: 50 * 60_000 } } as const;
    const flood = (count: number) => Array.from({ length: count }, (_, index) => ask(processes[index % 2]!, to, link));
    now = new Date('2026-03-01T00:00:00Z');
    expect((await Promise.all(flood(20))).filter(Boolean)).toHaveLength(6);
    // Another account of the same mailbox does not wait.
    expect(await ask(processes[0]!, to, { ...link, topic: 'other link' })).toBe(true);
    const sentAt: number[] = [0];
    for (let minute = 1; minute < 24 * 60; minute += 7) {
      now = new Date(Date.UTC(2026, 2, 1, 0, minute));
      if (await ask(processes[0]!, to, link)) sentAt.push(minute);
    }
    // A link is valid for an hour, so the mailbox always has a valid one.
    for (const [index, minute] of sentAt.slice(1).entries()) expect(minute - sentAt[index]!).toBeLessThan(60);
    expect(sentAt.length).toBeLessThan(30);
    now = NOON;
  });

  test('store neither an e-mail address nor its plain hash', async () => {
    const deps = newProcess();
    await ask(deps, 'ewa@example.pl');
    const rows = JSON.stringify(await deps.db.mailboxPlace.findMany());
    expect(rows).not.toContain('ewa');
    expect(rows).not.toContain(createHash('sha256').update('ewa@example.pl').digest('hex'));
  });
});
