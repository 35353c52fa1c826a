import process from 'node:process';
import { defineConfig } from 'prisma/config';

// Prisma's CLI downloads its schema engine before any command, `generate` included, which has no use for it. Naming a
// binary that exists keeps `generate` offline.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations/mysql' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
