import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Generous, since a busy machine starts processes slowly. */
const START_MS = 240_000;
const STOP_MS = 40_000;

/** A process of the product that can be ended and started again. */
export interface LoadProcess {
  name: string;
  pid: number;
  /** Starts it, and resolves when it is ready. @throws Error with its last lines of output if it ends before. */
  start(): Promise<void>;
  /** Sends the signal, waits for the end, and resolves to the exit code or the signal that killed it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

/**
 * @param command the program and its parameters.
 * @param isReady whether a line of output says that the process is ready. By default it is ready once it runs.
 */
export function createProcess(
  name: string,
  command: readonly [string, ...string[]],
  { environment, isReady }: { environment: Record<string, string>; isReady?: (line: string) => boolean },
): LoadProcess {
  let child: ChildProcess | undefined;
  const ended = (one: ChildProcess) => one.exitCode !== null || one.signalCode !== null;

  return {
    name,
    get pid() {
      return child?.pid ?? 0;
    },
    async start() {
      const [program, ...parameters] = command;
      const started = spawn(program, parameters, {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const last: string[] = [];
      const ready = new Promise<void>((resolve, reject) => {
        for (const stream of [started.stdout, started.stderr]) {
          createInterface({ input: stream }).on('line', (line) => {
            last.push(line);
            // Keep only the newest lines: a long run writes many.
            if (last.length > 100) last.splice(0, 50);
            if (isReady?.(line)) resolve();
          });
        }
        if (!isReady) started.once('spawn', resolve);
        started.once('error', reject);
        started.once('exit', (code, signal) =>
          reject(new Error(`${name} ended (${signal ?? code}):\n${last.slice(-20).join('\n')}`)),
        );
      });
      const timer = setTimeout(() => started.kill('SIGKILL'), START_MS);
      await ready.finally(() => clearTimeout(timer));
    },
    async end(signal) {
      if (!child || ended(child)) return 'ended before';
      const ending = child;
      const end = new Promise<string>((resolve) =>
        ending.once('exit', (code, by) => resolve(by === null ? `code ${code}` : by)),
      );
      ending.kill(signal);
      const killer = setTimeout(() => ending.kill('SIGKILL'), STOP_MS);
      const how = await end;
      clearTimeout(killer);
      return how;
    },
  };
}
