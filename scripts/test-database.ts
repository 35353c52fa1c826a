import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { getContainerRuntimeClient } from 'testcontainers';
import { Failure, say } from './failure.ts';
import { freePort } from './preflight.ts';
import { scratchFolder } from './scratch-folder.ts';
import { ensureProgram, has } from './tools.ts';

/** A MySQL-protocol server whose account may make databases. */
export interface TestDatabase {
  /** `mysql://user:password@host:port` */
  url: string;
  stop(): Promise<void>;
}

const START_MS = 60_000;

async function hasContainerEngine(): Promise<boolean> {
  if (!has('docker') && !process.env.DOCKER_HOST) return false;
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

async function startContainer(): Promise<TestDatabase> {
  say('Starting MySQL in a container …');
  const { MySqlContainer } = await import('@testcontainers/mysql');
  const container = await new MySqlContainer('mysql:8.4').withRootPassword('test').start();
  return {
    url: `mysql://root:test@${container.getHost()}:${container.getPort()}`,
    stop: async () => {
      await container.stop();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
    socket.setTimeout(1_000, () => {
      socket.destroy();
      resolve(false);
    });
  });
}

function initialise(dataDir: string): void {
  const user = userInfo().username;
  const program = has('mariadb-install-db') ? 'mariadb-install-db' : 'mysql_install_db';
  const result = spawnSync(
    program,
    [
      '--no-defaults',
      '--auth-root-authentication-method=normal',
      `--datadir=${dataDir}`,
      `--user=${user}`,
      '--skip-test-db',
    ],
    { encoding: 'utf8' },
  );
  if (result.status !== 0)
    throw new Failure(
      `A private MariaDB could not be made:\n${result.stdout}${result.stderr}`,
      'Set TEST_DATABASE_URL to a server whose account may make databases.',
    );
}

/**
 * A MariaDB of our own in a temporary folder; it ends with the tests.
 *
 * @param options of the server's command line, beside its own.
 */
export async function startPrivateDatabase(options: readonly string[] = []): Promise<TestDatabase> {
  const program = ensureProgram(['mariadbd', 'mysqld'], { packages: ['mariadb-server'], why: 'Testing on MySQL' });
  say('Starting a private MariaDB …');
  const folder = await mkdtemp(join(await scratchFolder(), 'kreda-mariadb-'));
  const dataDir = join(folder, 'data');
  initialise(dataDir);
  const port = await freePort();
  const server: ChildProcess = spawn(
    program,
    [
      '--no-defaults',
      `--datadir=${dataDir}`,
      `--socket=${join(folder, 'socket')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--user=${userInfo().username}`,
      '--innodb-flush-log-at-trx-commit=0',
      '--max-connections=400',
      ...options,
    ],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
      server.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Failure(
        'The private MariaDB did not start.',
        'Set TEST_DATABASE_URL to a server whose account may make databases.',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url: `mysql://root@127.0.0.1:${port}`, stop };
}

/** TEST_DATABASE_URL, a container where an engine answers, or a private server in a temporary folder. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return (await hasContainerEngine()) ? startContainer() : startPrivateDatabase();
}
