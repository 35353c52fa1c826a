import { access, chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { urlOf } from '../database-address.ts';
import { BackupError } from './backup-error.ts';
import type { DatabaseDump } from './database-dump.ts';

const DUMP = 'database.sqlite';
/** How long to wait for another process's write, in ms. */
const BUSY_TIMEOUT_MS = 60_000;

/** A snapshot by SQLite's VACUUM INTO, in one file. */
export const sqliteDump: DatabaseDump = {
  kind: 'sqlite',
  async write(database, folder) {
    const url = urlOf(database);
    const file = path.join(folder, DUMP);
    await withClient(url, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [file] }));
    await chmod(file, 0o600);
    // Counted in the copy: the database may have changed since.
    const { migrations, rows } = await withClient(addressOf(file), async (client) => ({
      migrations: await column(client, MIGRATIONS),
      rows: await countRows(client),
    }));
    return { migrations, rows, parts: [DUMP] };
  },
  async isEmpty(database) {
    const url = urlOf(database);
    if (!(await exists(fileOf(url)))) return true;
    return withClient(url, async (client) => (await column(client, TABLES)).length === 0);
  },
  async read(database, folder) {
    const target = fileOf(urlOf(database));
    const unfinished = `${target}.restoring`;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(folder, DUMP), unfinished);
    const [problem] = await withClient(addressOf(unfinished), (client) => column(client, 'PRAGMA integrity_check'));
    if (problem !== 'ok') {
      await rm(unfinished);
      throw new BackupError(`The database in the backup is damaged: ${problem}`);
    }
    // SQLite would apply a journal of the old database to the new file.
    for (const journal of ['-wal', '-shm']) await rm(`${target}${journal}`, { force: true });
    await rename(unfinished, target);
  },
};

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;
const MIGRATIONS =
  'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name';

async function countRows(client: Client): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of await column(client, TABLES)) {
    if (table === '_prisma_migrations') continue;
    rows[table] = Number((await column(client, `SELECT COUNT(*) FROM "${table}"`))[0]);
  }
  return rows;
}

async function column(client: Client, sql: string): Promise<string[]> {
  const { rows } = await client.execute(sql);
  return rows.map((row) => String(row[0]));
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

/** The path of `file:///a/b.db`, or of `file:b.db`, which is relative. */
function fileOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length));
}

function addressOf(file: string): string {
  return `file:${file}`;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
