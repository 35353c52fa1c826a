import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
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
const GIVE_ONE = 'Set TEST_DATABASE_URL to a server whose account may make databases.';

/** Whether Docker runs on this machine: ports of another machine's containers are not reached at a loopback address. */
function hasContainerEngine(): boolean {
  const host = process.env.DOCKER_HOST || 'unix://';
  return host.startsWith('unix://') && has('docker') && docker(['version']).status === 0;
}

function docker(parameters: readonly string[]) {
  return spawnSync('docker', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

async function startContainer(): Promise<TestDatabase> {
  say('Starting MySQL in a container …');
  const run = ['run', '--detach', '--rm', '--publish', '127.0.0.1::3306', '--env', 'MYSQL_ROOT_PASSWORD=test'];
  const started = docker([...run, 'mysql:8.4']);
  if (started.status !== 0) {
    throw new Failure(`MySQL did not start in a container:\n${started.stderr}`, GIVE_ONE);
  }
  const id = started.stdout.trim();
  const stop = async () => {
    docker(['rm', '--force', id]);
  };
  const port = Number(docker(['port', id, '3306/tcp']).stdout.trim().split(':').at(-1));
  const isRunning = () => docker(['inspect', '--format', '{{.State.Running}}', id]).stdout.trim() === 'true';
  // MySQL listens once it has made its tables.
  if (!(await isAnsweredInTime(port, isRunning))) {
    await stop();
    throw new Failure('MySQL in a container does not answer.', GIVE_ONE);
  }
  return { url: `mysql://root:test@127.0.0.1:${port}`, stop };
}

async function isAnsweredInTime(port: number, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (!isRunning() || Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    // Docker takes connections before the server listens, and closes them.
    for (const event of ['error', 'close'] as const) socket.once(event, () => resolve(false));
    socket.setTimeout(1_000, () => socket.destroy());
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
    throw new Failure(`A private MariaDB could not be made:\n${result.stdout}${result.stderr}`, GIVE_ONE);
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
  if (!(await isAnsweredInTime(port, () => server.exitCode === null))) {
    await stop();
    throw new Failure('The private MariaDB did not start.', GIVE_ONE);
  }
  return { url: `mysql://root@127.0.0.1:${port}`, stop };
}

/** TEST_DATABASE_URL, a container where an engine answers, or a private server in a temporary folder. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return hasContainerEngine() ? startContainer() : startPrivateDatabase();
}
