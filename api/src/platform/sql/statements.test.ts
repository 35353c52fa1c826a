import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { type Database, inTransaction, openDatabase } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { countPoints, selectWindowEnd } from './rate-limits.ts';
import { selectHasDueEvent } from './webhook-events.ts';

onEachDatabase('statements on $kind', { tags: ['sql'] }, ({ create }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await create();
    db = openDatabase(database.url);
  });
  afterAll(async () => {
    await db.$disconnect();
    await database.drop();
  });

  const INSERT = 'INSERT INTO visitors (id, tokenHash, createdAt) VALUES (?, ?, ?)';
  const visitor = (tokenHash: string) =>
    [crypto.randomUUID(), tokenHash, new Date('2026-03-01T12:00:00.250Z')] as const;

  test('write and read values as Prisma does, whatever they hold', async () => {
    const name = `'"\\ ; -- %_ ? žółć 🖋 \n.`;
    await db.statements.change(INSERT, visitor(name));
    const found = await db.visitor.findUniqueOrThrow({ where: { tokenHash: name } });
    expect(found.createdAt).toEqual(new Date('2026-03-01T12:00:00.250Z'));
    const rows = await db.statements.rows('SELECT tokenHash, createdAt FROM visitors WHERE id = ?', [found.id]);
    expect(rows.map(([hash, at]) => [hash, new Date(at as string)])).toEqual([[name, found.createdAt]]);
  });

  test('count the rows that matched, changed or not', async () => {
    const [id, hash, at] = visitor('same');
    await db.statements.change(INSERT, [id, hash, at]);
    const touch = () => db.statements.change('UPDATE visitors SET tokenHash = ? WHERE id = ?', [hash, id]);
    expect([await touch(), await touch()]).toEqual([1, 1]);
    expect(await db.statements.change('UPDATE visitors SET tokenHash = ? WHERE id = ?', [hash, 'nobody'])).toBe(0);
  });

  test('find a webhook event from the moment at which it is due until it is done', async () => {
    const [before, due] = [new Date('2026-03-01T12:00:00.000Z'), new Date('2026-03-01T12:00:01.000Z')];
    const event = { provider: 'stripe', eventId: 'evt_1', type: 'x', body: '{}', tries: 0, receivedAt: before };
    await db.webhookEvent.create({ data: { ...event, state: 'failed', nextTryAt: due } });
    const seen = () => Promise.all([before, due].map((now) => selectHasDueEvent(db.statements, now)));
    expect(await seen()).toEqual([false, true]);
    await db.webhookEvent.updateMany({ data: { state: 'new' } });
    expect(await seen()).toEqual([false, true]);
    await db.webhookEvent.updateMany({ data: { state: 'done' } });
    expect(await seen()).toEqual([false, false]);
  });

  test('are committed together or not at all', async () => {
    const write = (hash: string, end: () => boolean) =>
      db.statements.atomically(async (tx) => {
        await tx.change(INSERT, visitor(hash));
        return end();
      });
    const failure = new Error('half-way');
    expect(await write('kept', () => true)).toBe(true);
    expect(await write('given up', () => false)).toBe(false);
    await expect(
      write('failed', () => {
        throw failure;
      }),
    ).rejects.toBe(failure);
    const hashes = (await db.visitor.findMany()).map(({ tokenHash }) => tokenHash);
    expect(hashes).toContain('kept');
    for (const hash of ['given up', 'failed']) expect(hashes).not.toContain(hash);
  });

  test('fail with known codes, and leave the connection usable', async () => {
    await db.statements.change(INSERT, visitor('twice'));
    const again = await db.statements.change(INSERT, visitor('twice')).catch((error: unknown) => error);
    expect(isUniqueViolation(again)).toBe(true);
    expect(await db.statements.rows('SELECT 1 FROM visitors WHERE tokenHash = ?', ['twice'])).toHaveLength(1);
  });

  test('wait for a transaction of Prisma’s on the same connections, and the other way round', async () => {
    const written = Array.from({ length: 12 }, (_, index) => `mixed ${index}`);
    await Promise.all(
      written.map((hash, index) =>
        index % 2
          ? db.statements.atomically(async (tx) => (await tx.change(INSERT, visitor(hash))) === 1)
          : inTransaction(db, async (tx) => {
              await tx.visitor.count();
              const [id, tokenHash, createdAt] = visitor(hash);
              await tx.visitor.create({ data: { id, tokenHash, createdAt } });
            }),
      ),
    );
    expect(await db.visitor.count({ where: { tokenHash: { in: written } } })).toBe(written.length);
  });

  test('count a window’s points, and start a new one where it has ended', async () => {
    const [durationMs, now] = [60_000, new Date('2026-03-01T12:00:00Z')];
    const count = (points: number, at: Date) => countPoints(db.statements, 'key', { points, durationMs, now: at });
    expect(await count(1, now)).toBe(1);
    expect(await count(3, new Date(now.getTime() + 59_999))).toBe(4);
    expect(await selectWindowEnd(db.statements, 'key')).toEqual(new Date(now.getTime() + durationMs));
    expect(await count(2, new Date(now.getTime() + durationMs))).toBe(2);
    expect(await selectWindowEnd(db.statements, 'key')).toEqual(new Date(now.getTime() + 2 * durationMs));
    expect(await selectWindowEnd(db.statements, 'another')).toBeNull();
  });
});
