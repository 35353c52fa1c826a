import { PrismaLibSql } from '@prisma/adapter-libsql';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { type DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm';

/** The statements that turn one SQLite schema into another, made by Prisma's engine. The empty string is an empty schema. */
export async function migrateSqlite(before: string, after: string): Promise<string> {
  const database = bindMigrationAwareSqlAdapterFactory(new PrismaLibSql({ url: ':memory:' }));
  const engine = await SchemaEngine.new({ datamodels: [['schema.prisma', after]] }, () => {}, database);
  try {
    const { stdout } = await engine.diff({
      from: before === '' ? { tag: 'empty' } : schemaTarget(before),
      to: schemaTarget(after),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? '';
  } finally {
    engine.free();
  }
}

function schemaTarget(content: string): DiffTarget {
  return { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] };
}
