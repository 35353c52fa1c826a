import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Connection as CallbackConnection } from 'mysql2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { DatabaseAddress } from '../database-address.ts';
import { migrate } from '../migrations/migrate.ts';
import { MIGRATION_LOCK } from '../migrations/mysql-ledger.ts';
import { connectMysql } from '../mysql-connection.ts';
import { BackupError } from './backup-error.ts';
import type { DatabaseDump } from './database-dump.ts';

const FOLDER = 'database';
const LEDGER = '_prisma_migrations';
/** The length of one INSERT, in characters. Servers accept 16 MiB and more. */
const MAX_STATEMENT = 2 * 1024 * 1024;
/** Types whose values this program reads as text. Binary types would need an encoding. */
const TEXTUAL =
  /^(char|varchar|longtext|mediumtext|text|json|datetime|date|int|bigint|tinyint|smallint|double|decimal)$/;

/**
 * Our own dump, a file of JSON lines per table, read from one snapshot. The server's tools differ between versions, so it needs none.
 */
export const mysqlDump: DatabaseDump = {
  kind: 'mysql',
  async write(database, folder) {
    await mkdir(path.join(folder, FOLDER), { mode: 0o700 });
    return withConnection(database, async (connection, streaming) => {
      // The lock of migrations, held to the end: a change of a table's schema would break the snapshot.
      const [lock] = await values(connection, `SELECT GET_LOCK('${MIGRATION_LOCK}', 60)`);
      if (lock !== '1') throw new BackupError('A migration is under way. Try again when it has ended.');
      await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      const migrations = await values(connection, MIGRATIONS);
      const rows: Record<string, number> = {};
      const parts: string[] = [];
      for (const table of await listTables(connection)) {
        if (table === LEDGER) continue;
        const part = `${FOLDER}/${table}.jsonl.gz`;
        rows[table] = await writeTable(
          streaming,
          { table, file: path.join(folder, part) },
          await columnsOf(connection, table),
        );
        parts.push(part);
      }
      return { migrations, rows, parts };
    });
  },
  isEmpty: (database) => withConnection(database, async (connection) => (await listTables(connection)).length === 0),
  async read(database, folder, { migrations, rows }) {
    await withConnection(database, async (connection) => {
      await connection.query('SET FOREIGN_KEY_CHECKS = 0');
      for (const table of await listTables(connection)) await connection.query(`DROP TABLE \`${table}\``);
    });
    await migrate(database, { only: migrations });
    await withConnection(database, async (connection) => {
      // Without checks of foreign keys the tables can be inserted in any order.
      await connection.query(`SET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0, SESSION sql_mode = 'STRICT_ALL_TABLES'`);
      await connection.query('START TRANSACTION');
      for (const [table, expected] of Object.entries(rows)) {
        // Migrations may have inserted rows.
        await connection.query(`DELETE FROM \`${table}\``);
        const file = path.join(folder, FOLDER, `${table}.jsonl.gz`);
        const read = await readTable(connection, { table, file });
        if (read !== expected) throw new BackupError(`${table} has ${read} rows in the backup instead of ${expected}.`);
      }
      await connection.query('COMMIT');
    });
  },
};

const MIGRATIONS = `SELECT migration_name FROM ${LEDGER} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;

interface TableFile {
  table: string;
  file: string;
}

/** The first line names the columns. Each other line is a row of texts and nulls. Returns the number of rows. */
async function writeTable(
  connection: CallbackConnection,
  { table, file }: TableFile,
  columns: string[],
): Promise<number> {
  const names = columns.map((name) => `\`${name}\``).join(', ');
  const query = connection.query({ sql: `SELECT ${names} FROM \`${table}\``, rowsAsArray: true });
  let rows = 0;
  const lines = async function* () {
    yield `${JSON.stringify(columns)}\n`;
    for await (const row of query.stream()) {
      rows += 1;
      yield `${JSON.stringify(row)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flush: true, mode: 0o600 }));
  return rows;
}

/** Returns the number of rows. */
async function readTable(connection: Connection, { table, file }: TableFile): Promise<number> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let columns: string | undefined;
  let rows = 0;
  let waiting: string[] = [];
  let size = 0;
  const insert = async () => {
    if (waiting.length === 0) return;
    await connection.query(`INSERT INTO \`${table}\` (${columns}) VALUES ${waiting.join(', ')}`);
    rows += waiting.length;
    waiting = [];
    size = 0;
  };
  for await (const line of lines) {
    const values = JSON.parse(line) as (string | null)[];
    if (columns === undefined) {
      columns = values.map((name) => `\`${name}\``).join(', ');
      continue;
    }
    const row = connection.format(`(${values.map(() => '?').join(', ')})`, values);
    if (size + row.length > MAX_STATEMENT) await insert();
    waiting.push(row);
    size += row.length;
  }
  await insert();
  return rows;
}

async function columnsOf(connection: Connection, table: string): Promise<string[]> {
  const [columns] = await connection.query<RowDataPacket[]>(
    'SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position',
    [table],
  );
  for (const { name, type } of columns) {
    if (!TEXTUAL.test(String(type).toLowerCase()))
      throw new BackupError(`No backup can hold ${table}.${name} yet: it is of type ${type}.`);
  }
  return columns.map(({ name }) => String(name));
}

function listTables(connection: Connection): Promise<string[]> {
  return values(
    connection,
    `SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
}

/** The first column of the result. */
async function values(connection: Connection, sql: string): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[][]>({ sql, rowsAsArray: true });
  return rows.map((row) => String(row[0]));
}

/** Every value is read as the text that the server sends, so that none is rounded or converted to another time zone. */
async function withConnection<T>(
  database: DatabaseAddress,
  work: (connection: Connection, streaming: CallbackConnection) => Promise<T>,
): Promise<T> {
  const streaming = await connectMysql(database, {
    charset: 'utf8mb4',
    typeCast: (field) => field.string('utf8'),
  });
  const connection = streaming.promise();
  try {
    return await work(connection, streaming);
  } finally {
    // Ending the connection releases its lock and rolls its transaction back.
    await connection.end();
  }
}
