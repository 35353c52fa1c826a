import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const START_TIMEOUT_MS = 60_000;
const main = path.resolve(import.meta.dirname, '../../../renderer/src/main.ts');

export interface RendererProcess {
  /** host:port */
  address: string;
  /** Holds it where it is, as if it had hung, and lets it go on. */
  pause(): void;
  resume(): void;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the real rendering service as a process of its own; port 0 takes any. */
export async function startRendererProcess(
  port = 0,
  environment: Record<string, string> = {},
): Promise<RendererProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      RENDERER_LISTEN: `127.0.0.1:${port}`,
      RENDERER_WORKERS: '1',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, port: actualPort } = JSON.parse(line) as { msg: string; port?: number };
    if (msg !== 'listening' || actualPort === undefined) continue;
    clearTimeout(timer);
    // Its later lines are read and dropped: a full pipe would stop it.
    child.stdout.resume();
    return {
      address: `127.0.0.1:${actualPort}`,
      pause: () => void child.kill('SIGSTOP'),
      resume: () => void child.kill('SIGCONT'),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  }
  throw new Error('the renderer did not start');
}
