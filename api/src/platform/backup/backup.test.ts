import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningApi, startComposedApi } from '../../testing/composed-api.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { createPaidPerson, type PaidPerson } from '../../testing/paid-person.ts';
import { type RendererProcess, startRendererProcess } from '../../testing/renderer-process.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import type { FileStorage } from '../clients/file-storage.ts';
import { folderStorage } from '../clients/folder-storage.ts';
import { s3Storage } from '../clients/s3-storage.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { checksumOf } from './checksum.ts';
import type { Manifest } from './manifest.ts';
import { restore, verify } from './restore.ts';

const commands = path.resolve(import.meta.dirname, '../../commands');
const run = promisify(execFile);
const schema = readFileSync(path.resolve(commands, '../../../prisma/schema.prisma'), 'utf8');
/** As the client calls them. */
const MODELS = [...schema.matchAll(/^model (\w)(\w*) \{/gm)].map(([, first, rest]) => `${first!.toLowerCase()}${rest}`);

let folder: string;
let renderer: RendererProcess;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-backup-'));
  renderer = await startRendererProcess();
  s3 = await startS3Server();
});
afterAll(async () => {
  await renderer.stop();
  await s3.dispose();
  await rm(folder, { recursive: true });
});

/** With SQLite files are in a folder, as on one host; with MySQL in a bucket, as on several hosts. */
onEachDatabase('a backup of $kind', { tags: ['survival'] }, ({ kind, createEmpty }) => {
  const isMany = kind === 'MySQL';
  const backup = () => path.join(folder, kind);
  let database: TestDatabase;
  let dataDir: string;
  let files: FileStorage;
  let environment: Record<string, string>;
  let api: ListeningApi | null = null;
  let person: PaidPerson;
  let pdf: Uint8Array;
  let before: Record<string, unknown[]>;
  let filesBefore: Record<string, string>;

  /** Runs a command as an operator does. */
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [path.join(commands, `${name}.ts`), ...args], {
      env: { ...process.env, ...environment },
    });

  beforeAll(async () => {
    database = await createEmpty();
    dataDir = await mkdtemp(path.join(folder, 'data-'));
    files = isMany ? s3Storage(s3.settings) : folderStorage(path.join(dataDir, 'files'));
    environment = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      RENDERER_ADDRESS: renderer.address,
      ...(isMany ? s3.environment : {}),
    };
    api = await startComposedApi(environment);
    person = await createPaidPerson({ url: api.url, databaseUrl: database.url });
    pdf = (await person.download()).bytes;
    // Values that a dump could damage: all kinds of quotes, other alphabets, long and empty texts, milliseconds.
    await withDatabase(async (db) => {
      const now = new Date('2026-03-29T01:30:00.123Z');
      await db.outboxMessage.create({
        data: {
          id: crypto.randomUUID(),
          kind: 'test',
          payload: { text: `'"\\\n\r\u0000\t\`;--%😀ąŻ`, long: 'ż'.repeat(300_000), none: null, list: [1.5, true] },
          state: 'dead',
          tries: 0,
          nextTryAt: now,
          createdAt: now,
        },
      });
      await db.rateLimit.create({ data: { key: "o'clock\\", points: 1, expire: now } });
    });
    // Background work has ended, since the rows are compared later.
    const waiting = () => withDatabase((db) => db.outboxMessage.count({ where: { state: { in: ['new', 'failed'] } } }));
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000, interval: 100 });
    // Made while the product runs.
    const { stdout } = await command('backup', backup());
    expect(stdout).toMatch(/: \d+ rows of \d+ tables, \d+ files of \d+ bytes\.\n$/);
    await api.stop();
    api = null;
    // The audit event of a backup is written after it, so the backup does not contain it.
    const noted = await withDatabase((db) => db.auditEvent.deleteMany({ where: { kind: 'operation.backed-up' } }));
    expect(noted.count).toBe(1);
    before = await readRows();
    filesBefore = await readFiles(files);
    expect(Object.keys(filesBefore).length).toBeGreaterThan(1);
  });
  afterAll(async () => {
    await api?.stop();
    await database.drop();
  });

  async function withDatabase<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
    const db = openDatabase(database.url);
    try {
      return await work(db);
    } finally {
      await db.$disconnect();
    }
  }

  /** Restores into the present target. */
  const again = (replace: boolean) => restore({ database: database.url, files }, backup(), { replace });

  /** Every row that the product can read. */
  function readRows(): Promise<Record<string, unknown[]>> {
    return withDatabase(async (db) => {
      const tables = db as unknown as Record<string, { findMany(): Promise<object[]> }>;
      const rows = MODELS.map(async (name) => [name, (await tables[name]!.findMany()).map(plain).sort()] as const);
      return Object.fromEntries(await Promise.all(rows));
    });
  }

  test('that fails is recorded, so that an alert can report it', async () => {
    await expect(command('backup', backup())).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty'),
    });
    const noted = await withDatabase((db) => db.auditEvent.deleteMany({ where: { kind: 'operation.backup-failed' } }));
    expect(noted.count).toBe(1);
  });

  test('is refused by a target that is not empty', async () => {
    await expect(again(false)).rejects.toThrow('--replace');
    // The other half alone holds something.
    await withFresh(async (fresh) => {
      await expect(restore({ database: fresh.url, files }, backup(), { replace: false })).rejects.toThrow(
        'storage is not empty',
      );
    });
    expect(await readRows()).toEqual(before);
  });

  test('restores every row and every file, and the product works as before', async () => {
    await database.drop();
    const fresh = await createEmpty();
    Object.assign(database, { url: fresh.url, drop: fresh.drop });
    environment.DATABASE_URL = fresh.url;
    for (const key of Object.keys(filesBefore)) await files.remove(key);
    expect(await readFiles(files)).toEqual({});

    const { stdout } = await command('restore', backup());
    expect(stdout).toContain('Restored what was there at ');
    expect(await readRows()).toEqual(before);
    expect(await readFiles(files)).toEqual(filesBefore);

    api = await startComposedApi(environment);
    const browser = new TestBrowser(api.url);
    const { email, password } = person;
    expect((await browser.mutate('account.login', { email, password })).status).toBe(200);
    const list = (await browser.query('download.list', { uuid: person.uuid })).body as { id: string }[];
    expect(list).toHaveLength(1);
    const kept = await browser.get(`/api/downloads/${list[0]!.id}`);
    expect(Buffer.compare(kept.bytes, pdf)).toBe(0);
    expect((await browser.send('POST', `/api/resumes/${person.uuid}/v1/download`)).status).toBe(200);
    await api.stop();
    api = null;
  });

  test('replaces later rows and files with --replace', async () => {
    await files.put('photos/later.jpg', new Uint8Array([1]));
    await withDatabase((db) => db.user.deleteMany());
    await again(true);
    expect(await readRows()).toEqual(before);
    expect(await readFiles(files)).toEqual(filesBefore);
  });

  test('is migrated when it is of an older program', async () => {
    const older = path.join(folder, `${kind}-older`);
    const source = await createEmpty();
    try {
      const names = await migrate(source.url);
      const missing = names.at(-1)!;
      await source.drop();
      await withFresh(async (old) => {
        await migrate(old.url, { only: names.slice(0, -1) });
        await backUp(
          { database: old.url, files: folderStorage(path.join(folder, 'none')), clock: () => new Date() },
          older,
        );
      });
      await withFresh(async (target) => {
        await restore({ database: target.url, files: folderStorage(path.join(folder, 'none')) }, older, {
          replace: false,
        });
        const db = openDatabase(target.url);
        const rows = await db.$queryRaw<
          { migration_name: string }[]
        >`SELECT migration_name FROM _prisma_migrations ORDER BY migration_name`;
        await db.$disconnect();
        expect(rows.map((row) => row.migration_name)).toEqual(names);
        expect(names).toContain(missing);
      });
    } finally {
      await rm(older, { recursive: true, force: true });
    }
  });

  async function withFresh(work: (fresh: TestDatabase) => Promise<void>): Promise<void> {
    const fresh = await createEmpty();
    try {
      await work(fresh);
    } finally {
      await fresh.drop();
    }
  }

  test('is readable by its owner only', async () => {
    for (const entry of await readdir(backup(), { recursive: true })) {
      const { mode } = await stat(path.join(backup(), entry));
      expect(mode & 0o077, entry).toBe(0);
    }
  });

  test('that is damaged is refused with the damaged file, and changes nothing', async () => {
    const list = path.join(backup(), 'files.jsonl');
    const { key } = JSON.parse((await readFile(list, 'utf8')).split('\n')[0]!) as { key: string };
    const part = isMany ? 'database/users.jsonl.gz' : 'database.sqlite';
    for (const damaged of [path.join('files', key), part, 'files.jsonl']) {
      const file = path.join(backup(), damaged);
      const whole = await readFile(file);
      await appendFile(file, 'x');
      await expect(verify(backup()), damaged).rejects.toThrow('is not what was written');
      await expect(again(true), damaged).rejects.toThrow('is not what was written');
      await rm(file);
      await expect(verify(backup()), damaged).rejects.toThrow('missing');
      await writeFile(file, whole, { mode: 0o600 });
    }
    expect((await command('restore', backup(), '--check')).stdout).toContain('is whole');
    expect(await readRows()).toEqual(before);
  });

  test('that names files outside its folder, or lists something else than files, is refused in one line', async () => {
    const list = path.join(backup(), 'files.jsonl');
    const manifest = path.join(backup(), 'manifest.json');
    const whole = { list: await readFile(list, 'utf8'), manifest: await readFile(manifest, 'utf8') };
    const sha256 = '0'.repeat(64);
    /** The lines that the command prints, which prints the message of a BackupError. */
    const refusal = async () => {
      const error: unknown = await verify(backup()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BackupError);
      return (error as BackupError).message.split('\n');
    };
    for (const [line, problem] of [
      [JSON.stringify({ key: '../../etc/passwd', bytes: 1, sha256 }), 'line 1, key: not a key of a file'],
      ['{"key":', 'line 1, Invalid input'],
    ] as const) {
      const text = `${line}\n${whole.list}`;
      await writeFile(list, text);
      const changed = JSON.parse(whole.manifest) as Manifest;
      changed.parts['files.jsonl'] = checksumOf(Buffer.from(text));
      await writeFile(manifest, JSON.stringify(changed));
      expect(await refusal()).toEqual([expect.stringContaining(problem)]);
    }
    await writeFile(list, whole.list);
    const outside = JSON.parse(whole.manifest) as Manifest;
    outside.parts['../outside'] = checksumOf(Buffer.from('x'));
    await writeFile(manifest, JSON.stringify(outside));
    const ended = await command('restore', backup(), '--check').catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect((ended as { stderr: string }).stderr.trimEnd().split('\n')).toEqual([
      expect.stringContaining('parts.../outside: Invalid key'),
    ]);
    await writeFile(manifest, whole.manifest);
    expect(await readRows()).toEqual(before);
  });

  test('that is incomplete, or is of a newer program, is refused', async () => {
    const manifest = path.join(backup(), 'manifest.json');
    const whole = await readFile(manifest, 'utf8');
    await rm(manifest);
    await expect(again(true)).rejects.toThrow('no finished backup');
    const newer = JSON.parse(whole) as { database: { migrations: string[] } };
    newer.database.migrations.push('29991231000000_future');
    await writeFile(manifest, JSON.stringify(newer));
    await expect(again(true)).rejects.toThrow('29991231000000_future');
    await writeFile(manifest, whole);
    const other = isMany ? `file:${path.join(folder, 'other.db')}` : 'mysql://127.0.0.1:1/other';
    await expect(restore({ database: other, files }, backup(), { replace: true })).rejects.toThrow('must be the same');
    expect(await readRows()).toEqual(before);
  });

  test('needs a folder of its own', async () => {
    const source = { database: database.url, files, clock: () => new Date() };
    await expect(backUp(source, backup())).rejects.toThrow('is not empty');
  });
});

/** As text, whatever its columns are. */
function plain(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** The storage's bytes by key. */
async function readFiles(files: FileStorage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of files.list()) found[key] = Buffer.from((await files.get(key))!).toString('base64');
  return found;
}
