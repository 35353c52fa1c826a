import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { deriveSqliteSchema } from './derive-sqlite-schema.ts';

const root = path.resolve(import.meta.dirname, '../..');
const generated = path.join(root, 'prisma/generated');
const stamp = path.join(generated, 'made-from');
const require = createRequire(import.meta.url);

/**
 * Writes the Prisma clients of both databases into prisma/generated, unless they were made from this schema already.
 *
 * @throws {Error} with Prisma's message when the schema is invalid.
 */
export function generateClients(): void {
  const mysqlSchema = readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8');
  const prismaPackage = require.resolve('prisma/package.json');
  const { version } = JSON.parse(readFileSync(prismaPackage, 'utf8')) as { version: string };
  const source = createHash('sha256').update(`${version}\n${mysqlSchema}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;

  mkdirSync(generated, { recursive: true });
  const sqliteSchemaFile = path.join(generated, 'schema.sqlite.prisma');
  writeFileSync(sqliteSchemaFile, deriveSqliteSchema(mysqlSchema));
  const cli = path.join(path.dirname(prismaPackage), 'build/index.js');
  for (const schemaFile of [path.join(root, 'prisma/schema.prisma'), sqliteSchemaFile]) {
    execFileSync(process.execPath, [cli, 'generate', '--schema', schemaFile, '--no-hints'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // No update check and no telemetry: generating must work offline.
      env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    });
  }
  writeFileSync(stamp, source);
}

if (import.meta.main) generateClients();
