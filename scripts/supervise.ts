import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from './failure.ts';

/** A process of the product. */
export interface Service {
  /** The name in messages. */
  name: string;
  /** The TypeScript file that it runs. */
  file: string;
  /** Settings beside those of this process. */
  environment: Readonly<Record<string, string>>;
}

/** A running service, which is restarted when it dies. */
export interface Supervised {
  /** From now on, the service is restarted whenever it ends. Before, its end counts as a failed start. */
  trust(): void;
  /** Ends the service and starts it again, with its current code. */
  restart(): void;
  /** Sends SIGTERM and waits for the end; after 15 s, kills the service. It is not restarted. */
  stop(): Promise<void>;
}

export interface Supervision {
  /** Aborted when the product ends: from then on, no service is restarted. */
  ending: AbortSignal;
  /** Called if the service ends before it is trusted. It has written the reason to standard error. */
  onFailedStart(name: string): void;
  /** True if a crashed service waits for `restart`, since the same code would crash again. */
  isWatched?: boolean;
}

const STOP_MS = 15_000;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 5_000;
/** After a process has run this long, the next restart delay is the shortest again. */
const STABLE_AFTER_MS = 10_000;

/** Loaded into each service before its own program. */
const END_WITH_RUNNER = pathToFileURL(join(import.meta.dirname, 'end-with-runner.ts')).href;

/** Runs a service as a child process, and restarts it whenever it ends by itself. It ends when this process dies. */
export function supervise(service: Service, { ending, onFailedStart, isWatched = false }: Supervision): Supervised {
  let child: ChildProcess;
  let isStopping = false;
  let isTrusted = false;
  let isRestarting = false;
  let restartMs = FIRST_RESTART_MS;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    isRestarting = false;
    child = spawn(process.execPath, ['--import', END_WITH_RUNNER, service.file], {
      env: { ...process.env, ...service.environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A process group of its own: Ctrl+C reaches only the runner, which ends the API before the services that it needs.
      detached: true,
    });
    child.once('exit', (code, signal) => {
      if (isStopping || ending.aborted) return;
      if (isRestarting) {
        start();
        return;
      }
      if (!isTrusted) {
        if (signal !== null || code === 0) say(`The ${service.name} ended (${signal ?? `code ${code}`}).`);
        onFailedStart(service.name);
        return;
      }
      if (isWatched) {
        say(`The ${service.name} ended (${signal ?? `code ${code}`}); the next change of a file starts it again.`);
        return;
      }
      const wasStable = Date.now() - startedAt > STABLE_AFTER_MS;
      restartMs = wasStable ? FIRST_RESTART_MS : Math.min(restartMs * 2, LAST_RESTART_MS);
      say(`The ${service.name} ended (${signal ?? `code ${code}`}); starting it again.`);
      timer = setTimeout(() => {
        // The product may be stopping now: it ends services one after the other.
        if (!isStopping && !ending.aborted) start();
      }, restartMs);
    });
  };
  start();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  /** Sends SIGTERM, and kills the service if it takes too long. */
  const end = (): Promise<void> => {
    const stopped = child;
    const killer = setTimeout(() => stopped.kill('SIGKILL'), STOP_MS);
    stopped.kill('SIGTERM');
    return new Promise((resolve) =>
      stopped.once('exit', () => {
        clearTimeout(killer);
        resolve();
      }),
    );
  };

  return {
    trust() {
      isTrusted = true;
    },
    restart() {
      if (isStopping || ending.aborted || isRestarting) return;
      if (hasEnded()) {
        clearTimeout(timer);
        start();
        return;
      }
      isRestarting = true;
      void end();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (hasEnded()) return;
      await end();
    },
  };
}
