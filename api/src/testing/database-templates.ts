import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { scratchFolder } from '../../../scripts/scratch-folder.ts';
import { migrate } from '../platform/migrations/migrate.ts';

// Applying all migrations takes ten times as long as copying their result. The templates are kept in memory, so that none stays on
// the server.
let sqliteBytes: Promise<Buffer> | undefined;
let mysqlStatements: Promise<string> | undefined;

/** The bytes of a migrated SQLite file. */
export function sqliteTemplate(): Promise<Buffer> {
  sqliteBytes ??= migrateSqlite();
  return sqliteBytes;
}

/**
 * The statements that make the tables of a migrated MySQL database, with their foreign keys and the rows that migrations have
 * inserted, such as the list of applied migrations.
 *
 * @param createEmpty makes the database that is migrated and dropped; it is called once in a process.
 */
export function mysqlTemplate(createEmpty: () => Promise<{ url: string; drop(): Promise<void> }>): Promise<string> {
  mysqlStatements ??= migrateMysql(createEmpty);
  return mysqlStatements;
}

async function migrateSqlite(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(await scratchFolder(), 'kreda-template-'));
  try {
    const file = path.join(folder, 'template.db');
    const url = `file:${file}`;
    await migrate(url);
    // Moves the migrated data from the write-ahead log into the file. The client is imported here, since its native code would take
    // memory in tests that measure memory on MySQL.
    const { createClient } = await import('@libsql/client');
    const client = createClient({ url });
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateMysql(createEmpty: () => Promise<{ url: string; drop(): Promise<void> }>): Promise<string> {
  const database = await createEmpty();
  try {
    await migrate(database.url);
    const connection = await createConnection({ uri: database.url.replace(/^mariadb:/, 'mysql:'), dateStrings: true });
    try {
      return await dump(connection);
    } finally {
      await connection.end();
    }
  } finally {
    await database.drop();
  }
}

async function dump(connection: Connection): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[]>({ sql: 'SHOW TABLES', rowsAsArray: true });
  // Without checks of foreign keys, tables can be made in any order.
  const statements = ['SET foreign_key_checks = 0'];
  for (const [table] of tables as unknown as [string][]) {
    const [[made]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE \`${table}\``);
    statements.push(made!['Create Table'] as string);
    const [rows] = await connection.query<RowDataPacket[]>({ sql: `SELECT * FROM \`${table}\``, rowsAsArray: true });
    if (rows.length > 0) statements.push(connection.format(`INSERT INTO \`${table}\` VALUES ?`, [rows]));
  }
  return statements.join(';\n');
}
