import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const START_TIMEOUT_MS = 60_000;
const main = path.resolve(import.meta.dirname, '../../../renderer/src/main.ts');

export interface RendererProcess {
  /** host:port */
  address: string;
  pid: number;
  /** Its log so far. */
  logged: readonly LogLine[];
  /** Pauses the process, as if it hung; `goOn` continues it. */
  hold(): void;
  goOn(): void;
  /** Kills the process by SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A line of a log, parsed. */
export type LogLine = Readonly<Record<string, unknown>> & { msg: string };

/** Starts the renderer as a process of its own; port 0 takes any free port. By default it has one worker, and no warm-up. */
export async function startRendererProcess(
  port = 0,
  environment: Record<string, string> = {},
): Promise<RendererProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      RENDERER_LISTEN: `127.0.0.1:${port}`,
      RENDERER_WORKERS: '1',
      RENDERER_WARM_UP: 'false',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hold = () => void child.kill('SIGSTOP');
  const goOn = () => void child.kill('SIGCONT');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    goOn();
    await exited;
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const logged: LogLine[] = [];
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<number>((resolve, reject) => {
    lines.on('line', (text) => {
      const line = JSON.parse(text) as LogLine;
      logged.push(line);
      if (line.msg === 'listening') resolve(line.port as number);
    });
    lines.once('close', () => reject(new Error('the renderer did not start')));
  });
  const actualPort = await listening.finally(() => clearTimeout(timer));
  return { address: `127.0.0.1:${actualPort}`, pid: child.pid!, logged, hold, goOn, kill, stop };
}
