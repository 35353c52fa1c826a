import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { MEMORY_ENVIRONMENT } from '../memory-environment.ts';
import type { LogLine } from './renderer-process.ts';

const main = path.resolve(import.meta.dirname, '../main.ts');

/** The API as a process of its own, as in production. Its data folder survives a restart. */
export interface ApiProcess {
  dataDir: string;
  /** Starts the API and returns its address. */
  start(environment: Record<string, string>): Promise<string>;
  /** Runs the API until it ends by itself, and returns its exit code and its standard error. */
  runToEnd(environment: Record<string, string>): Promise<{ code: number | null; said: string }>;
  /** Its log since the last start. */
  logged(): readonly LogLine[];
  /** Waits until its log contains these words. */
  said(words: string): Promise<void>;
  /** Closes the reading end of its standard output, as when its parent dies. */
  loseReader(): void;
  /** Sends a signal and returns the exit code; null when the signal killed the process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  isRunning(): boolean;
  /** The id of the last started process. @throws Error before the first start. */
  pid(): number;
  /** Kills the process if it still runs, and removes the folder. */
  dispose(): Promise<void>;
}

export async function createApiProcess(): Promise<ApiProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kreda-main-'));
  let child: ChildProcess | undefined;
  let lines: LogLine[] = [];
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const run = (environment: Record<string, string>): ChildProcess => {
    child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        LOG_LEVEL: 'info',
        ...MEMORY_ENVIRONMENT,
        PORT: '0',
        // No build of the client, even where an earlier run left one.
        WEB_DIST: '/nowhere',
        DATA_DIR: dataDir,
        RENDERER_ADDRESS: '127.0.0.1:1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return child;
  };
  const api: ApiProcess = {
    dataDir,
    async start(environment) {
      const { stdout, stderr } = run(environment);
      stderr!.pipe(process.stderr);
      lines = [];
      const current = lines;
      const reader = createInterface({ input: stdout! });
      return new Promise((resolve, reject) => {
        reader.on('line', (text) => {
          const line = JSON.parse(text) as LogLine;
          current.push(line);
          const address = /listening at (http:\S+)/.exec(line.msg)?.[1];
          if (address) resolve(address);
        });
        reader.once('close', () => reject(new Error('the API ended before it listened')));
      });
    },
    async runToEnd(environment) {
      const { stderr } = run(environment);
      const lines: string[] = [];
      stderr!.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
      const code = await new Promise<number | null>((resolve) => child!.once('close', resolve));
      return { code, said: lines.join('') };
    },
    logged: () => lines,
    async said(words) {
      await new Promise<void>((resolve) => {
        child!.stdout!.on('data', (chunk: Buffer) => {
          if (chunk.includes(words)) resolve();
        });
      });
    },
    loseReader() {
      child!.stdout!.destroy();
    },
    async end(signal) {
      const ended = new Promise<number | null>((resolve) => child!.once('exit', resolve));
      child!.kill(signal);
      return ended;
    },
    isRunning,
    pid() {
      if (child?.pid === undefined) throw new Error('the API was not started');
      return child.pid;
    },
    async dispose() {
      if (isRunning()) await api.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return api;
}
