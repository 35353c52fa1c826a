import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CertificateFiles,
  createTestCa,
  readTls,
  type TestCa,
} from '../../../renderer/src/testing/certificates.ts';
import { startPrivateDatabase, type TestDatabase } from '../../../scripts/test-database.ts';
import { ConfigError, readConfig } from '../config.ts';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { DATABASES } from '../testing/databases.ts';
import { type Impostor, startImpostor } from '../testing/impostor.ts';
import { startFailure } from '../testing/start-failure.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { openDatabase } from './database.ts';
import { expectedMigrations } from './migrations/migrate.ts';
import { connectMysql, DatabaseRefused } from './mysql-connection.ts';

const run = promisify(execFile);

let ours: TestCa;
let theirs: TestCa;
/** Of the server of these tests; drivers compare names alone. */
let certificate: CertificateFiles;
beforeAll(() => {
  [ours, theirs] = [createTestCa(), createTestCa()];
  certificate = ours.issue('localhost', 'DNS:localhost', 'serverAuth');
});
afterAll(() => {
  ours.dispose();
  theirs.dispose();
});

const addressOf = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment }).database;

/** The pool has a different driver than migrations. */
async function expectNoPool(settings: { DATABASE_URL: string; DATABASE_TLS_CA: string }): Promise<void> {
  // The timeout, in ms.
  const url = `${settings.DATABASE_URL}?acquireTimeout=500`;
  const pool = openDatabase(addressOf({ ...settings, DATABASE_URL: url }));
  await expect(pool.$queryRaw`SELECT 1`).rejects.toThrow();
  await pool.$disconnect();
}

// Without a MySQL server these tests are left out.
describe.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))('a $kind that requires TLS', () => {
  let server: TestDatabase;
  let folder: string;
  let api: ApiProcess;
  let url: URL;
  const environment = () => ({ DATABASE_URL: url.href, DATABASE_TLS_CA: certificate.ca, DATA_DIR: api.dataDir });

  beforeAll(async () => {
    const { ca, cert, key } = certificate;
    server = await startPrivateDatabase([
      `--ssl-ca=${ca}`,
      `--ssl-cert=${cert}`,
      `--ssl-key=${key}`,
      '--require-secure-transport=ON',
    ]);
    folder = await mkdtemp(path.join(tmpdir(), 'kreda-tls-'));
    url = new URL(server.url);
    url.hostname = 'localhost';
    await onServer('CREATE DATABASE kreda', 'CREATE DATABASE other');
    await onServer(`CREATE USER kreda@'%' IDENTIFIED BY 'a secret:/@'`, `GRANT ALL ON *.* TO kreda@'%'`);
    url.username = 'kreda';
    url.password = 'a secret:/@';
    url.pathname = 'kreda';
    api = await createApiProcess();
  });
  afterAll(async () => {
    await api.dispose();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function onServer(...statements: string[]): Promise<void> {
    const connection = await connectMysql(addressOf({ DATABASE_URL: url.href, DATABASE_TLS_CA: certificate.ca }), {});
    for (const statement of statements) await connection.promise().query(statement);
    await connection.promise().end();
  }

  test('is migrated, used and backed up over TLS', async () => {
    const address = await api.start(environment());
    const migrated = api.logged().find(({ msg }) => msg === 'the database is up to date');
    expect(migrated).toMatchObject({ migrated: await expectedMigrations(url.href) });
    const browser = new TestBrowser(address);
    expect((await browser.send('POST', '/api/resumes', {})).status).toBe(201);
    expect(await browser.get('/readyz')).toMatchObject({ status: 200 });

    const command = (name: string, more: Record<string, string> = {}) =>
      run(
        process.execPath,
        [path.resolve(import.meta.dirname, `../commands/${name}.ts`), path.join(folder, 'backup')],
        {
          env: { ...process.env, ...environment(), ...more },
        },
      );
    expect((await command('backup')).stdout).toMatch(/: \d+ rows of \d+ tables/);
    expect(await api.end('SIGTERM')).toBe(0);
    const other = new URL(url);
    other.pathname = 'other';
    const target = { DATABASE_URL: other.href, DATA_DIR: path.join(folder, 'data') };
    expect((await command('restore', target)).stdout).toMatch(/^Restored /);
    const db = openDatabase(addressOf({ ...environment(), ...target }));
    expect(await db.resume.count()).toBe(1);
    await db.$disconnect();
    await expect(command('backup', { DATABASE_TLS_CA: theirs.of('api').ca })).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty'),
    });
  });

  test('is connected to with a cipher by the pool and by migrations', async () => {
    const address = addressOf(environment());
    const db = openDatabase(address);
    const [cipher] = await db.$queryRaw<{ Value: string }[]>`SHOW STATUS LIKE 'Ssl_cipher'`;
    expect(cipher!.Value).toMatch(/^TLS_|GCM|CHACHA/);
    await db.$disconnect();
    const connection = await connectMysql(address, { rowsAsArray: true });
    const [rows] = await connection.promise().query(`SHOW STATUS LIKE 'Ssl_cipher'`);
    expect(rows).toEqual([['Ssl_cipher', cipher!.Value]]);
    await connection.promise().end();
  });

  test('whose certificate another CA signed ends the start, in a sentence', async () => {
    const { code, said } = await api.runToEnd({ ...environment(), DATABASE_TLS_CA: theirs.of('api').ca });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database’s certificate is not accepted: [^.]+\. Check that DATABASE_TLS_CA .*\n$/);
    await expectNoPool({ ...environment(), DATABASE_TLS_CA: theirs.of('api').ca });
  });

  test('whose certificate no public CA signed ends the start too', async () => {
    const { DATABASE_TLS_CA: _, ...rest } = environment();
    expect(await startFailure({ ...rest, DATABASE_TLS: 'true' })).toContain('certificate is not accepted');
  });

  test('without TLS in the settings, the error names the setting', async () => {
    const { DATABASE_TLS_CA: _, ...rest } = environment();
    expect(await startFailure(rest)).toMatch(/^The database [^\n]* TLS alone[:,] set DATABASE_TLS_CA [^\n]*$/);
  });

  test('with a certificate of another name is refused', async () => {
    const other = ours.of('database');
    const own = { cert: `${certificate.cert}.own`, key: `${certificate.key}.own` };
    for (const part of ['cert', 'key'] as const) {
      cpSync(certificate[part], own[part]);
      cpSync(other[part], certificate[part]);
    }
    await onServer('FLUSH SSL');
    try {
      const said = await startFailure(environment());
      expect(said).toContain('certificate is not accepted: Hostname/IP does not match');
      await expectNoPool(environment());
    } finally {
      for (const part of ['cert', 'key'] as const) cpSync(own[part], certificate[part]);
    }
  });
});

describe.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))('a $kind without TLS', () => {
  test('is never connected to in plain text when TLS is required', async () => {
    const server = await startPrivateDatabase(['--skip-ssl']);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'kreda-tls-'));
    try {
      const url = new URL(server.url);
      url.hostname = 'localhost';
      const environment = { DATABASE_URL: `${url.href}/mysql`, DATABASE_TLS_CA: certificate.ca };
      const said = await startFailure({ ...environment, DATA_DIR: dataDir });
      expect(said).toMatch(/^The database speaks no TLS, which DATABASE_TLS or DATABASE_TLS_CA asks for: .*$/);
      await expectNoPool(environment);
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true });
    }
  });
});

describe('an impostor of the database', () => {
  let impostor: Impostor;
  beforeEach(async () => {
    impostor = await startImpostor(readTls(theirs.issue('localhost', 'DNS:localhost', 'serverAuth')));
  });
  afterEach(() => impostor.stop());
  const settings = (ca: string) => ({
    DATABASE_URL: `mysql://kreda:secret@localhost:${impostor.port}/kreda`,
    DATABASE_TLS_CA: ca,
  });

  test('receives neither name nor password', async () => {
    await expect(connectMysql(addressOf(settings(certificate.ca)), {})).rejects.toThrow(DatabaseRefused);
    await expectNoPool(settings(certificate.ca));
    expect(impostor.told()).toBe('');
  });

  test('receives both from a client that trusts its CA', async () => {
    const { DATABASE_URL, ...trusting } = settings(theirs.of('localhost').ca);
    // The timeout, in ms.
    const pool = openDatabase(addressOf({ ...trusting, DATABASE_URL: `${DATABASE_URL}?acquireTimeout=500` }));
    const asked = pool.$queryRaw`SELECT 1`.catch(() => {});
    await expect.poll(() => impostor.told()).toContain('secret');
    await asked;
    await pool.$disconnect();
  });
});

test.each([
  [{ DATABASE_TLS_CA: '/nowhere/ca.crt' }, 'DATABASE_TLS_CA: the file cannot be read (ENOENT)'],
  [{ DATABASE_TLS_CA: import.meta.filename }, 'DATABASE_TLS_CA: the file holds no certificate in PEM'],
  [{ DATABASE_TLS: 'yes' }, 'DATABASE_TLS: '],
  [{ DATABASE_TLS: 'false', DATABASE_TLS_CA: '/ca.crt' }, 'DATABASE_TLS: false beside DATABASE_TLS_CA'],
  [{ DATABASE_TLS: 'true', DATABASE_URL: '' }, 'DATABASE_TLS: needs a DATABASE_URL of mysql:// or mariadb://'],
  [
    { DATABASE_TLS: 'true', DATABASE_URL: 'file:/x.db' },
    'DATABASE_TLS: needs a DATABASE_URL of mysql:// or mariadb://',
  ],
  [{ DATABASE_TLS: 'true', DATABASE_URL: 'mysql://a@10.0.0.1:3306/k' }, 'DATABASE_URL: with DATABASE_TLS it needs'],
  [{ DATABASE_TLS: 'true', DATABASE_URL: 'mysql://a@[::1]:3306/k' }, 'DATABASE_URL: with DATABASE_TLS it needs'],
])('the settings %o are refused', (settings, message) => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://a@db.example/k', ...settings });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});

test('without settings the connection is in plain text', () => {
  expect(addressOf({ DATABASE_URL: 'mysql://a@10.0.0.1/k', DATABASE_TLS: 'false' }).tls).toBeNull();
  expect(addressOf({}).tls).toBeNull();
});
