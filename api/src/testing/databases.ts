import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createConnection } from 'mysql2/promise';
import { scratchFolder } from '../../../scripts/scratch-folder.ts';
import { mysqlTemplate, sqliteTemplate } from './database-templates.ts';

/** A database for one test suite. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  kind: 'SQLite' | 'MySQL';
  /** A migrated database: a copy of a template that each test process migrates once. */
  create(): Promise<TestDatabase>;
  /** A database without tables, for tests of migrations. */
  createEmpty(): Promise<TestDatabase>;
}

const server = process.env.TEST_DATABASE_URL;

const SQLITE: DatabaseKind = {
  kind: 'SQLite',
  createEmpty: createSqlite,
  async create() {
    const template = await sqliteTemplate();
    const database = await createSqlite();
    await writeFile(database.url.replace(/^file:/, ''), template);
    return database;
  },
};

function mysqlOn(serverUrl: string): DatabaseKind {
  return {
    kind: 'MySQL',
    createEmpty: () => createMysql(serverUrl),
    async create() {
      const template = await mysqlTemplate(() => createMysql(serverUrl));
      const database = await createMysql(serverUrl);
      await onServer(database.url, template);
      return database;
    },
  };
}

/** The kinds of database that this run can test on: SQLite always, MySQL where TEST_DATABASE_URL names a server. */
export const DATABASES: readonly DatabaseKind[] = [SQLITE, ...(server ? [mysqlOn(server)] : [])];

/** The kind nearest to production, for suites that need only one. */
export const NEAREST_DATABASE = DATABASES.at(-1)!;

async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(await scratchFolder(), 'kreda-sqlite-'));
  return {
    url: `file:${path.join(folder, 'test.db')}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** An empty database on a server. The address's account must be allowed to make databases. */
export async function createMysql(serverUrl: string): Promise<TestDatabase> {
  const name = `kreda_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name}`) };
}

async function onServer(serverUrl: string, statements: string): Promise<void> {
  const connection = await createConnection({
    uri: serverUrl.replace(/^mariadb:/, 'mysql:'),
    multipleStatements: true,
  });
  try {
    await connection.query(statements);
  } finally {
    await connection.end();
  }
}
