import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';

const startTimeoutMs = 60_000;
const main = new URL('../main.ts', import.meta.url).pathname;

/** The service as it runs in production: a process of its own, spoken to over gRPC. */
export interface RendererProcess {
  /** `host:port` */
  address: string;
  client: RendererClient;
  /** How many workers it has had to replace so far. */
  replacedWorkers(): number;
  isRunning(): boolean;
  /** What the process holds now. Linux only. */
  holdings(): Holdings;
  /** Tells it to end, and answers its exit code; what the client has under way goes on. */
  terminate(): Promise<number | null>;
  /** Closes the client, ends the process in order and answers its exit code. */
  stop(): Promise<number | null>;
}

export interface Holdings {
  residentBytes: number;
  /** The most that was resident at a time, since it began. */
  peakBytes: number;
  openFiles: number;
}

/** @param environment settings beside a port of its own; one worker unless it says otherwise. */
export async function startRendererProcess(environment: Record<string, string> = {}): Promise<RendererProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, RENDERER_LISTEN: '127.0.0.1:0', RENDERER_WORKERS: '1', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let replaced = 0;
  const port = await listeningPort(child, (line) => {
    if (line.msg === 'a worker was replaced') replaced++;
  });
  const address = `127.0.0.1:${port}`;
  const client = connectRenderer(address);
  const terminate = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return {
    address,
    client,
    replacedWorkers: () => replaced,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    holdings: () => readHoldings(child.pid!),
    terminate,
    stop: () => {
      client.close();
      return terminate();
    },
  };
}

interface LogLine {
  msg: string;
  port?: number;
}

/** The port from its log, whose every line is handed on: a pipe that nobody reads would fill up and stop it. */
function listeningPort(child: ChildProcess, onLine: (line: LogLine) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the renderer ended before it listened'));
    });
    createInterface({ input: child.stdout! }).on('line', (text) => {
      const line = JSON.parse(text) as LogLine;
      onLine(line);
      if (line.msg !== 'listening' || line.port === undefined) return;
      clearTimeout(timer);
      resolve(line.port);
    });
  });
}

function readHoldings(pid: number): Holdings {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return {
    residentBytes: kibibytes('VmRSS') * 1_024,
    peakBytes: kibibytes('VmHWM') * 1_024,
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
  };
}
