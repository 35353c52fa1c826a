import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 20_000;

/** The whole product, started as by `make run`, with its own data. */
export interface Product {
  /** `http://localhost:…` */
  url: string;
  dataDir: string;
  /** `host:port` of its renderer's gRPC service. */
  rendererAddress: string;
  /** Ends every process it started and removes its data. */
  stop(): Promise<void>;
}

/** A TCP port on which no process listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No free port found');
  return address.port;
}

/**
 * Starts the product and waits until /readyz answers that nothing is degraded.
 *
 * @throws Error with the product's output if it ends or is not ready in time.
 */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kreda-'));
  const port = await freePort();
  const rendererPort = await freePort();
  const child = spawn(process.execPath, [join(REPOSITORY, 'scripts', 'run.ts'), '--beside-others'], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      RENDERER_PORT: String(rendererPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (cause) {
    await stop();
    throw new Error(`The product did not start:\n${output.join('').slice(-4_000)}`, { cause });
  }
  return { url, dataDir, rendererAddress: `127.0.0.1:${rendererPort}`, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    // The API is ready even without a renderer, but the product is not.
    if (response?.status === 200 && ((await response.json()) as { degraded: string[] }).degraded.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`It was not ready within ${START_TIMEOUT_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killer);
}
