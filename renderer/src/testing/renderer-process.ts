import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';

const startTimeoutMs = 60_000;
const main = new URL('../main.ts', import.meta.url).pathname;

/** The service as in production: a separate process, called over gRPC. */
export interface RendererProcess {
  /** `host:port` */
  address: string;
  client: RendererClient;
  /** Number of workers replaced so far. */
  replacedWorkers(): number;
  isRunning(): boolean;
  /** The process's current memory and files. Linux only. */
  resourceUsage(): ResourceUsage;
  /** Sends SIGTERM and resolves with the exit code. Calls in flight continue. */
  terminate(): Promise<number | null>;
  /** Closes the client, stops the process and resolves with its exit code. */
  stop(): Promise<number | null>;
}

export interface ResourceUsage {
  residentBytes: number;
  /** Peak resident memory since the start. */
  peakBytes: number;
  openFiles: number;
}

/**
 * @param environment additional settings. The port is chosen by the system. By default there is one worker, and no warm-up: it is half of
 * a start's processor time.
 */
export async function startRendererProcess(environment: Record<string, string> = {}): Promise<RendererProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      RENDERER_LISTEN: '127.0.0.1:0',
      RENDERER_WORKERS: '1',
      RENDERER_WARM_UP: 'false',
      LOG_LEVEL: 'info',
      ...environment,
    },
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
    resourceUsage: () => readResourceUsage(child.pid!),
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

/** Finds the port in the log and passes on every line. The pipe must be read, since a full one would block the process. */
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

function readResourceUsage(pid: number): ResourceUsage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return {
    residentBytes: kibibytes('VmRSS') * 1_024,
    peakBytes: kibibytes('VmHWM') * 1_024,
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
  };
}
