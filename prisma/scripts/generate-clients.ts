import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ifChanged } from '../../scripts/stamped.ts';
import { deriveSqliteSchema } from './derive-sqlite-schema.ts';

const root = path.resolve(import.meta.dirname, '../..');
const generated = path.join(root, 'prisma/generated');
const stamp = path.join(generated, 'made-from');
const require = createRequire(import.meta.url);

/**
 * Writes the Prisma clients of both databases into prisma/generated, if the schema has changed since the last time. Calls Prisma's
 * generator directly, since Prisma's command line needs 150 MB of packages and downloads an engine.
 *
 * @throws {Error} with Prisma's message if the schema is invalid.
 */
export async function generateClients(): Promise<void> {
  const mysqlSchemaFile = path.join(root, 'prisma/schema.prisma');
  const mysqlSchema = readFileSync(mysqlSchemaFile, 'utf8');
  const { version } = JSON.parse(readFileSync(require.resolve('@prisma/client/package.json'), 'utf8')) as {
    version: string;
  };
  const derivation = readFileSync(path.join(import.meta.dirname, 'derive-sqlite-schema.ts'), 'utf8');
  const digest = createHash('sha256').update(`${version}\n${derivation}\n${mysqlSchema}`).digest('hex');
  await ifChanged(stamp, digest, async () => {
    mkdirSync(generated, { recursive: true });
    const sqliteSchemaFile = path.join(generated, 'schema.sqlite.prisma');
    writeFileSync(sqliteSchemaFile, deriveSqliteSchema(mysqlSchema));
    for (const schemaFile of [mysqlSchemaFile, sqliteSchemaFile]) await generateClient(schemaFile, version);
  });
}

async function generateClient(schemaFile: string, version: string): Promise<void> {
  // Loaded when there is something to generate: half a second of each start. Their ES modules name files that are not there.
  const { PrismaClientTsGenerator } =
    require('@prisma/client-generator-ts') as typeof import('@prisma/client-generator-ts');
  const { getConfig, getDMMF } = require('@prisma/internals') as typeof import('@prisma/internals');
  const datamodel = readFileSync(schemaFile, 'utf8');
  const schema = { datamodel: [[schemaFile, datamodel] as [string, string]] };
  const { generators, datasources } = await getConfig(schema);
  const [generator] = generators;
  if (!generator?.output?.value) throw new Error(`${schemaFile} names no generator with an output`);
  const output = path.resolve(path.dirname(schemaFile), generator.output.value);
  await new PrismaClientTsGenerator().generate({
    generator: { ...generator, output: { ...generator.output, value: output } },
    otherGenerators: [],
    schemaPath: schemaFile,
    datamodel,
    datasources,
    dmmf: await getDMMF(schema),
    version,
  });
}

if (import.meta.main) await generateClients();
