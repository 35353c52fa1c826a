import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createConnection } from 'mysql2/promise';

/** A database of a test's own, empty. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The kinds of database that this run can test on: SQLite always, MySQL where TEST_DATABASE_URL names a server. */
export const DATABASES: readonly { kind: string; create(): Promise<TestDatabase> }[] = [
  { kind: 'SQLite', create: createSqlite },
  ...(process.env.TEST_DATABASE_URL
    ? [{ kind: 'MySQL', create: () => createMysql(process.env.TEST_DATABASE_URL!) }]
    : []),
];

/** The one nearest to production, for what behaves alike on all of them: a test on one kind takes half the time. */
export const NEAREST_DATABASE = DATABASES.at(-1)!;

async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-sqlite-'));
  return {
    url: `file:${path.join(folder, 'test.db')}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A database of its own on a server whose account may make them. */
export async function createMysql(serverUrl: string): Promise<TestDatabase> {
  const name = `kreda_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name}`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const connection = await createConnection({ uri: serverUrl.replace(/^mariadb:/, 'mysql:') });
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
