import { readFileSync } from 'node:fs';
import path from 'node:path';
import { get_dmmf } from '@prisma/prisma-schema-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { type Database, openDatabase } from '../database.ts';
import { MigrationError } from './ledger.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const prismaFolder = path.resolve(import.meta.dirname, '../../../../prisma');
const schema = readFileSync(path.join(prismaFolder, 'schema.prisma'), 'utf8');

interface Field {
  name: string;
  kind: string;
  type: string;
  isRequired: boolean;
  nativeType: [string, string[]] | null;
  relationFromFields?: string[];
  relationToFields?: string[];
}
interface Model {
  name: string;
  fields: Field[];
}
const { datamodel } = JSON.parse(get_dmmf(JSON.stringify({ prismaSchema: [['schema.prisma', schema]] }))) as {
  datamodel: { models: Model[] };
};

test('the newest migrations match the present schema', () => {
  const snapshot = readFileSync(path.join(prismaFolder, 'migrations/schema-at-last-migration.prisma'), 'utf8');
  expect(snapshot === schema, 'run prisma/scripts/create-migration.ts').toBe(true);
});

onEachDatabase('migrations on $kind', { tags: ['sql'] }, ({ createEmpty }) => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await createEmpty();
  });
  afterAll(async () => {
    await db.$disconnect();
    await database.drop();
  });

  test('are applied once, by one process, however many start at the same time', async () => {
    const runs = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(runs.flat()).toEqual([...new Set(runs.flat())]);
    expect(runs.flat().length).toBeGreaterThan(0);
    expect(await migrate(database.url)).toEqual([]);
    db = openDatabase(database.url);
    const rows = await db.$queryRaw<{ finished_at: unknown }[]>`SELECT finished_at FROM _prisma_migrations`;
    expect(rows).toHaveLength(runs.flat().length);
    expect(rows.every((row) => row.finished_at !== null)).toBe(true);
  });

  test('give every model its table and columns: a row of each can be written and read back', async () => {
    const written = new Map<string, Record<string, unknown>>();
    for (const model of inOrderOfReference(datamodel.models)) {
      const data = sampleRow(model, written);
      const table = tableOf(db, model);
      await table.create({ data });
      written.set(model.name, data);
      expect(await table.findFirst({}), model.name).toEqual(data);
    }
    expect(written.size).toBe(datamodel.models.length);
  });

  test('refuse rows that refer to nothing', async () => {
    const orphan = sampleRow(modelOf('Session'), new Map());
    await expect(
      tableOf(db, modelOf('Session')).create({ data: { ...orphan, userId: crypto.randomUUID() } }),
    ).rejects.toThrow();
  });

  test('compare text by bytes, as the other database does', async () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const user = { passwordHash: 'x', firstName: 'x', lastName: 'x', createdAt: now, updatedAt: now };
    for (const email of ['zolc@example.pl', 'żółć@example.pl', 'Zolc@example.pl']) {
      await db.user.create({ data: { ...user, id: crypto.randomUUID(), email } });
    }
    expect(await db.user.count({ where: { email: 'ZOLC@example.pl' } })).toBe(0);
  });

  test('are refused when one was edited after it was applied', async () => {
    await db.$executeRaw`UPDATE _prisma_migrations SET checksum = 'other'`;
    await expect(migrate(database.url)).rejects.toThrow(/edited after it was applied/);
  });
});

test('a migration that failed half-way stops all further ones', () => {
  const migrations = [{ name: 'one', sql: '', checksum: 'a' }];
  expect(() => pendingMigrations(migrations, [{ name: 'one', checksum: 'a', isFinished: false }])).toThrow(
    MigrationError,
  );
});

interface Table {
  create(query: { data: object }): Promise<unknown>;
  findFirst(query: object): Promise<unknown>;
}

function tableOf(db: Database, { name }: Model): Table {
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  return (db as unknown as Record<string, Table>)[key]!;
}

function modelOf(name: string): Model {
  return datamodel.models.find((model) => model.name === name)!;
}

/** Referred-to models first. A model may refer to itself. */
function inOrderOfReference(models: Model[]): Model[] {
  const ordered: Model[] = [];
  const visit = (model: Model) => {
    if (ordered.includes(model)) return;
    for (const field of model.fields) {
      if (field.relationFromFields?.length && field.type !== model.name) visit(modelOf(field.type));
    }
    ordered.push(model);
  };
  for (const model of models) visit(model);
  return ordered;
}

/** A row with the longest values that each column takes, referring to the rows written before. */
function sampleRow(model: Model, written: ReadonlyMap<string, Record<string, unknown>>): Record<string, unknown> {
  const relations = model.fields.filter((field) => field.relationFromFields?.length);
  return Object.fromEntries(
    model.fields
      .filter(({ kind }) => kind === 'scalar')
      .map((field) => {
        const relation = relations.find(({ relationFromFields }) => relationFromFields?.includes(field.name));
        if (!relation) return [field.name, sampleValue(field)];
        const index = relation.relationFromFields!.indexOf(field.name);
        return [field.name, written.get(relation.type)?.[relation.relationToFields![index]!] ?? null];
      }),
  );
}

function sampleValue({ name, type, nativeType }: Field): unknown {
  if (type === 'String') return 'ż'.repeat(nativeType?.[1][0] ? Number(nativeType[1][0]) : 191);
  if (type === 'Int') return 2_147_483_647;
  if (type === 'BigInt') return 9_007_199_254_740_993n;
  if (type === 'Boolean') return true;
  if (type === 'DateTime') return new Date('2026-11-20T12:34:56.789Z');
  if (type === 'Json') return { text: 'ż', list: [1, null] };
  if (type === 'Float') return 1.5;
  throw new Error(`no sample of ${type} for ${name}`);
}
