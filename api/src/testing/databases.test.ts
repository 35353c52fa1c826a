import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-errors.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import type { TestDatabase } from './databases.ts';
import { onEachDatabase } from './on-each-database.ts';

onEachDatabase('a test database on $kind', { tags: ['sql'] }, ({ kind, create, createEmpty }) => {
  let copy: TestDatabase;
  let migrated: TestDatabase;
  const opened: Database[] = [];
  beforeAll(async () => {
    [copy, migrated] = await Promise.all([create(), createEmpty()]);
    await migrate(migrated.url);
  });
  afterAll(async () => {
    for (const db of opened) await db.$disconnect();
    await copy.drop();
    await migrated.drop();
  });
  const open = ({ url }: TestDatabase) => {
    const db = openDatabase(url);
    opened.push(db);
    return db;
  };

  test('is migrated', async () => {
    expect(await migrate(copy.url)).toEqual([]);
  });

  test('has the tables, keys and indexes that migrations make', async () => {
    const shape = async (database: TestDatabase): Promise<unknown> => {
      const db = open(database);
      if (kind === 'SQLite') return db.$queryRawUnsafe('SELECT type, name, sql FROM sqlite_master ORDER BY type, name');
      const tables = await db.$queryRawUnsafe<{ name: string }[]>(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
      );
      return Promise.all(tables.map(({ name }) => db.$queryRawUnsafe(`SHOW CREATE TABLE \`${name}\``)));
    };
    const made = await shape(migrated);
    expect(made).not.toEqual([]);
    expect(await shape(copy)).toEqual(made);
  });

  test('shares no rows with another one', async () => {
    const visitor = { id: crypto.randomUUID(), tokenHash: 'x', createdAt: new Date() };
    const db = open(copy);
    await db.visitor.create({ data: visitor });
    expect(await open(migrated).visitor.count()).toBe(0);
    const again = await db.visitor.create({ data: visitor }).catch((error: unknown) => error);
    expect(isUniqueViolation(again)).toBe(true);
  });
});
